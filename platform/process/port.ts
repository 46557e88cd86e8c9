import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import * as v from 'valibot';

const addressSchema = v.object({ port: v.number() });

/**
 * The port in `PORT`, 8080 by default.
 * @throws if it is invalid.
 */
export function readPort(text: string | undefined = process.env['PORT']): number {
  const port = Number(text ?? 8080);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(
    `PORT is “${text ?? ''}”, which is not a port. Choose one from 1 to 65535, such as PORT=8080 npm start`,
  );
}

/**
 * Resolves if a server can listen on this port.
 * @param otherwise how a person chooses another port.
 * @throws with the remedy if it is in use.
 */
export function checkPortIsFree(
  port: number,
  host: string,
  otherwise = `or choose another: PORT=${String(port + 1)} npm start`,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const denied = 'code' in error && error.code === 'EACCES';
      const why = denied ? 'needs rights that you do not have' : 'is taken';
      reject(new Error(`Port ${port} ${why}. Stop what uses it, ${otherwise}`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** The port on which a server listens. @throws if it listens on none. */
export const portOf = (server: Server): number => v.parse(addressSchema, server.address()).port;

/** Starts a server on any free port of the loopback interface. Returns the port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return portOf(server);
}

/** A port of the loopback interface that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}
