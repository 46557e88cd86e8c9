import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { edgeFeatures } from '@artha/features/edgeFeatures';
import { createEdge, type EdgeOptions } from '@artha/edge/createEdge';
import { scratch } from './paths.ts';

/** Settings of a start. */
interface StartSettings {
  readonly isOfflineOff?: boolean;
  /** Changes the script of the site's service worker. */
  readonly alterWorker?: (script: string) => string;
}

/** A site whose server can be gone: nothing listens at its address then. */
export interface StoppableSite {
  readonly url: string;
  /** Addresses that were asked for. */
  readonly asked: readonly string[];
  stop(): Promise<void>;
  /** Starts the server again at the same address. */
  start(settings?: StartSettings): Promise<void>;
}

/** Serves a store until the server is stopped. */
export async function startStoppable(options: EdgeOptions): Promise<StoppableSite> {
  let edge: Awaited<ReturnType<typeof createEdge>> | undefined;
  let port = 0;
  const asked: string[] = [];
  const stop = async () => {
    await edge?.close();
    edge = undefined;
  };
  const start = async ({ isOfflineOff = false, alterWorker }: StartSettings = {}) => {
    await stop();
    const vitalsFile = join(mkdtempSync(join(scratch(), 'artha-edge-')), 'vitals.json');
    edge = await createEdge({ vitalsFile, ...options, features: edgeFeatures({ isOfflineOff }) });
    edge.addHook('onRequest', ({ method, url }, _reply, done) => {
      asked.push(`${method} ${url}`);
      done();
    });
    if (alterWorker) {
      const worker = await (await options.store.openSite())?.read('offline.js');
      edge.addHook('onRequest', async ({ url }, reply) =>
        url === '/offline.js' ? reply.type('text/javascript').send(alterWorker(worker?.toString() ?? '')) : undefined,
      );
    }
    port = Number(new URL(await edge.listen({ port, host: '127.0.0.1' })).port);
  };
  await start();
  return { url: `http://127.0.0.1:${String(port)}`, asked, stop, start };
}
