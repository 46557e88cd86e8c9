import { parseArgs } from 'node:util';
import { readFile } from 'node:fs/promises';
import { edgeFeatures } from '@artha/features/edgeFeatures';
import { createEdge } from '@artha/edge/createEdge';
import { openStore } from '@artha/object-storage/openStore';

// Starts an edge on a store, asks it for one page, and prints what that took as JSON.
const { values } = parseArgs({
  options: { store: { type: 'string' }, root: { type: 'string' }, path: { type: 'string' } },
});
const { store = '', root = '', path = '/' } = values;
const started = performance.now();
const edge = await createEdge({
  store: openStore(store),
  trust: { root: await readFile(root) },
  features: edgeFeatures(),
});
const url = await edge.listen({ port: 0, host: '127.0.0.1' });
const response = await fetch(url + path);
await response.arrayBuffer();
const startMs = performance.now() - started;
const { rss } = process.memoryUsage();
console.log(JSON.stringify({ status: response.status, startMs, rss }));
await edge.close();
