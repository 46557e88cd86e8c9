export { createEdge, type EdgeOptions } from './createEdge.ts';
export { startStatements } from './startStatements.ts';
