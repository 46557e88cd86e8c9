import type { Server } from 'node:net';

/**
 * Starts a server on any free port of this machine.
 * @returns its port.
 */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server is not listening on a port.');
  return address.port;
}
