export { createEdge, type EdgeOptions } from './createEdge.ts';
export { createEdgeMetrics, type EdgeMetrics } from './edgeMetrics.ts';
export { startStatements } from './startStatements.ts';
