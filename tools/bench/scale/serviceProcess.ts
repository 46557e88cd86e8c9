import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { loadConfig } from '@artha/core/loadConfig';
import { releaseFeatures } from '@artha/features/releaseFeatures';
import { openLocalContext } from '@artha/service/openLocalContext';
import { openStore } from '@artha/object-storage/openStore';
import { startReleaseService } from '@artha/service/startReleaseService';
import { root } from '../paths.ts';

// Starts a release service on a store, asks it for its status, and prints what that took as JSON.
const { values } = parseArgs({ options: { store: { type: 'string' }, folder: { type: 'string' } } });
const { store = '', folder = '' } = values;
const started = performance.now();
const config = loadConfig(join(root, 'site.config.json'), { ARTHA_ORIGIN: 'https://artha.example' });
const service = await startReleaseService(await openLocalContext(openStore(store), config, folder, releaseFeatures()));
const response = await fetch(`${service.url}/v1/status`);
await response.arrayBuffer();
const startMs = performance.now() - started;
const { rss } = process.memoryUsage();
console.log(JSON.stringify({ status: response.status, startMs, rss }));
await service.close();
