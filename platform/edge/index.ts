export { createEdge, type EdgeOptions } from './createEdge.ts';
