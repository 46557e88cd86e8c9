import { randomInt } from 'node:crypto';
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

/** A server that asks for any port, and every connection, gets one above 32767: none of these is taken unasked. */
const UNASKED = { first: 12_000, last: 32_767 };

/**
 * A port of the loopback interface for a program that cannot choose one itself. No other takes it by chance until the
 * program has started.
 * @throws if no port is free.
 */
export async function freePort(): Promise<number> {
  for (let left = 100; ; left -= 1) {
    const port = randomInt(UNASKED.first, UNASKED.last + 1);
    try {
      await checkPortIsFree(port, '127.0.0.1');
      return port;
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}
