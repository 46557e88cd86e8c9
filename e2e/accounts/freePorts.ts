import { createServer } from 'node:net';
import { listen } from '../listen.ts';

/** Ports that were free a moment ago, no two the same, for what has to know an address before it is there. */
export async function* freePorts(): AsyncGenerator<number, never> {
  const given = new Set<number>();
  for (;;) {
    const server = createServer();
    const port = await listen(server);
    await new Promise((resolve) => server.close(resolve));
    if (given.has(port)) continue;
    given.add(port);
    yield port;
  }
}

/** A port that was free a moment ago. */
export const freePort = async (): Promise<number> => (await freePorts().next()).value;
