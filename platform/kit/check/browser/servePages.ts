import { contentTypeOf, OFFLINE_WORKER_PATH } from '@artha/shared/contract';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The pages and files of a release that is not published. */
export interface ServedPages {
  /** Composed pages by address. */
  readonly pages: ReadonlyMap<string, string>;
  /** Reads a file of the release, of the shell, or the pages' registry; undefined for others. */
  readonly readFile: (address: string) => Promise<Uint8Array | undefined>;
  /** Address of the site that answers everything else. */
  readonly site: string;
}

async function answer({ pages, readFile, site }: ServedPages, address: string, reply: ServerResponse): Promise<void> {
  const page = pages.get(address);
  if (page !== undefined) {
    reply.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
    return;
  }
  const file = await readFile(address);
  if (file) {
    reply.writeHead(200, { 'Content-Type': contentTypeOf(address) }).end(file);
    return;
  }
  // A worker that does nothing: no visit gets a page that another one kept for offline use.
  if (address === OFFLINE_WORKER_PATH) {
    reply.writeHead(200, { 'Content-Type': contentTypeOf(address) }).end();
    return;
  }
  const response = await fetch(new URL(address, site), { redirect: 'manual' });
  const type = response.headers.get('Content-Type') ?? 'application/octet-stream';
  reply.writeHead(response.status, { 'Content-Type': type }).end(Buffer.from(await response.arrayBuffer()));
}

/** Serves pages as their site would, on the loopback interface. Sends nothing of them to the site. */
export async function servePages(served: ServedPages): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    // What a page reports, such as its vitals, is of no visitor.
    if (request.method !== 'GET') {
      reply.writeHead(204).end();
      return;
    }
    answer(served, pathname, reply).catch(() => {
      reply.writeHead(502).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const { port } = isAddress(address) ? address : { port: 0 };
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const isAddress = (address: ReturnType<ReturnType<typeof createServer>['address']>): address is AddressInfo =>
  typeof address === 'object' && address !== null;
