import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { createEdge, type EdgeOptions } from '@artha/serve/createEdge';
import { scratch } from './paths.ts';

/** A site whose server can be gone: nothing listens at its address then. */
export interface StoppableSite {
  readonly url: string;
  stop(): Promise<void>;
  /** Starts the server again at the same address, also with other settings. */
  start(settings?: Partial<EdgeOptions>): Promise<void>;
}

/** Serves a store until the server is stopped. */
export async function startStoppable(options: EdgeOptions): Promise<StoppableSite> {
  let edge: Awaited<ReturnType<typeof createEdge>> | undefined;
  let port = 0;
  const stop = async () => {
    await edge?.close();
    edge = undefined;
  };
  const start = async (settings: Partial<EdgeOptions> = {}) => {
    await stop();
    const vitalsFile = join(mkdtempSync(join(scratch(), 'artha-edge-')), 'vitals.json');
    edge = await createEdge({ vitalsFile, ...options, ...settings });
    port = Number(new URL(await edge.listen({ port, host: '127.0.0.1' })).port);
  };
  await start();
  return { url: `http://127.0.0.1:${String(port)}`, stop, start };
}
