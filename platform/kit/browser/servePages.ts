import { contentTypeOf, OFFLINE_WORKER_PATH, securityHeaders } from '@artha/shared/contract';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page with what an edge sends with it. */
export interface ComposedPage {
  readonly html: string;
  /** All headers of the response besides its type. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The pages and files of a release that is not published. */
export interface ServedPages {
  /** The composed page at an address; undefined for others. */
  readonly readPage: (address: string) => ComposedPage | undefined;
  /** Reads a file of the release, of the shell, or the pages' registry; undefined for others. */
  readonly readFile: (address: string) => Promise<Uint8Array | undefined>;
  /** Address of the site that answers everything else. */
  readonly site: string;
}

/** Headers of one connection, or of content that `fetch` has decoded. */
const notPassedOn: ReadonlySet<string> = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]);

/** The headers of a response that hold for a copy of it. */
export function passedOn(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !notPassedOn.has(name)));
}

async function answer({ readPage, readFile, site }: ServedPages, target: URL, reply: ServerResponse): Promise<void> {
  const address = target.pathname;
  const page = readPage(address);
  if (page !== undefined) {
    reply.writeHead(200, { ...page.headers, 'Content-Type': 'text/html; charset=utf-8' }).end(page.html);
    return;
  }
  const file = await readFile(address);
  if (file) {
    reply.writeHead(200, { ...securityHeaders, 'Content-Type': contentTypeOf(address) }).end(file);
    return;
  }
  // A worker that does nothing: no visit gets a page that another one kept for offline use.
  if (address === OFFLINE_WORKER_PATH) {
    reply.writeHead(200, { 'Content-Type': contentTypeOf(address) }).end();
    return;
  }
  const response = await fetch(new URL(address + target.search, site), { redirect: 'manual' });
  reply.writeHead(response.status, passedOn(response.headers)).end(Buffer.from(await response.arrayBuffer()));
}

/** Serves pages with the headers of their site, on the loopback interface. Sends nothing of them to the site. */
export async function servePages(served: ServedPages): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, reply) => {
    const target = new URL(request.url ?? '/', 'http://127.0.0.1');
    // The reports of a page, such as its vitals, are of no visitor.
    if (request.method !== 'GET') {
      reply.writeHead(204).end();
      return;
    }
    answer(served, target, reply).catch(() => {
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
