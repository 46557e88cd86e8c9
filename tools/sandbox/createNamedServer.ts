import { createServer, type Server } from 'node:https';
import { buffer } from 'node:stream/consumers';

/** The headers that are passed on to a stand-in besides the body. */
const passedOn = ['content-type', 'authorization', 'accept'];

/** The name of a server, its certificate and its key. */
export interface NamedServerOptions {
  readonly key: string | Buffer;
  readonly cert: string | Buffer;
  /** Addresses of stand-ins, by the host names that servers request. */
  readonly standIns: ReadonlyMap<string, string>;
}

/**
 * A TLS server that passes requests of other servers to stand-ins by host name. The other servers must trust its
 * certificate and resolve the names to it.
 */
export function createNamedServer({ standIns, ...tls }: NamedServerOptions): Server {
  return createServer(tls, (request, response) => {
    const answer = async () => {
      const target = standIns.get((request.headers.host ?? '').replace(/:\d+$/, ''));
      if (target === undefined) return response.writeHead(421).end('No stand-in has this name.\n');
      const headers = new Headers();
      for (const name of passedOn) {
        const value = request.headers[name];
        if (typeof value === 'string') headers.set(name, value);
      }
      const { method = 'GET', url = '/' } = request;
      const body = method === 'GET' ? {} : { body: new Uint8Array(await buffer(request)) };
      const found = await fetch(target + url, { method, headers, ...body });
      const type = found.headers.get('content-type') ?? 'application/octet-stream';
      return response.writeHead(found.status, { 'content-type': type }).end(Buffer.from(await found.arrayBuffer()));
    };
    answer().catch((error: unknown) => {
      response.writeHead(502).end(`${String(error)}\n`);
    });
  });
}
