import { once } from 'node:events';
import { createServer } from 'node:net';
import * as v from 'valibot';

const addressSchema = v.object({ port: v.number() });

/** A port of loopback that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = v.parse(addressSchema, server.address());
  server.close();
  await once(server, 'close');
  return port;
}
