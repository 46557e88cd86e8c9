import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '@artha/process/port';

interface Kept {
  readonly content: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly writtenAt: Date;
}

/** The fate of a request. `lost`: it takes effect, but the connection ends without a response. */
type StorageFault = 'unavailable' | 'refused' | 'lost';

/**
 * A fake object storage with the S3 protocol: the operations that a store needs, in memory, on a free port of the
 * loopback interface.
 */
export interface ObjectStorage {
  readonly url: string;
  /** By bucket and key, such as `store/current.json`. */
  readonly objects: Map<string, Kept>;
  /** Method and path of every request, in order. */
  readonly requests: string[];
  /** Decides how requests are handled from now on. */
  setFault: (fault: (method: string, path: string) => StorageFault | undefined) => void;
  /** From now on conditions are ignored, as in older storages. */
  ignoreConditions: () => void;
  readonly close: () => Promise<void>;
}

/** Objects on one page of a list: few, so that lists have several pages. */
const PAGE_SIZE = 7;

const keptHeaders = ['content-type', 'content-encoding', 'cache-control'];

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(request, 'end');
  return Buffer.concat(chunks);
}

function sendError(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** Starts an empty storage with one bucket. */
export async function startObjectStorage(bucket: string): Promise<ObjectStorage> {
  const objects = new Map<string, Kept>();
  const requests: string[] = [];
  let faultOf: (method: string, path: string) => StorageFault | undefined = () => undefined;
  let looksAtConditions = true;

  const findConditionFault = ({ headers }: IncomingMessage, there: Kept | undefined): [number, string] | undefined => {
    const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
    if (!looksAtConditions) return undefined;
    if (ifMatch !== undefined && !there) return [404, 'NoSuchKey'];
    const isRefused =
      (ifMatch !== undefined && ifMatch !== there?.etag) || (ifNoneMatch === '*' && there !== undefined);
    return isRefused ? [412, 'PreconditionFailed'] : undefined;
  };

  const put = (request: IncomingMessage, response: ServerResponse, path: string, content: Buffer): void => {
    const fault = findConditionFault(request, objects.get(path));
    if (fault) {
      sendError(response, ...fault);
      return;
    }
    const etag = `"${createHash('md5').update(content).digest('hex')}"`;
    const headers: Record<string, string> = {};
    for (const name of keptHeaders) {
      const value = request.headers[name];
      if (value !== undefined) headers[name] = String(value);
    }
    objects.set(path, { content, etag, headers, writtenAt: new Date() });
    response.writeHead(200, { ETag: etag }).end();
  };

  const get = (response: ServerResponse, path: string): void => {
    const there = objects.get(path);
    if (!there) sendError(response, 404, 'NoSuchKey');
    else response.writeHead(200, { ...there.headers, ETag: there.etag }).end(there.content);
  };

  const list = (response: ServerResponse, query: URLSearchParams): void => {
    const prefix = `${bucket}/${query.get('prefix') ?? ''}`;
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
    const first = Number(query.get('continuation-token') ?? 0);
    const contents = keys.slice(first, first + PAGE_SIZE).map((key) => {
      const { etag = '', writtenAt = new Date() } = objects.get(key) ?? {};
      const name = key.slice(bucket.length + 1);
      return `<Contents><Key>${name}</Key><ETag>${etag}</ETag><LastModified>${writtenAt.toISOString()}</LastModified></Contents>`;
    });
    const next = first + PAGE_SIZE;
    const more = next < keys.length ? `<NextContinuationToken>${String(next)}</NextContinuationToken>` : '';
    response.writeHead(200, { 'Content-Type': 'application/xml' });
    response.end(`<ListBucketResult>${more}${contents.join('')}</ListBucketResult>`);
  };

  const deleteAll = (response: ServerResponse, body: string): void => {
    for (const [, key = ''] of body.matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(`${bucket}/${key}`);
    response.writeHead(200, { 'Content-Type': 'application/xml' }).end('<DeleteResult></DeleteResult>');
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '' } = request;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://storage');
    const path = decodeURIComponent(pathname.slice(1));
    const content = await readBody(request);
    requests.push(`${method} ${path}`);
    const fault = faultOf(method, path);
    if (fault === 'lost') response.end = () => response.destroy();
    if (fault === 'refused') sendError(response, 403, 'AccessDenied');
    else if (fault === 'unavailable') sendError(response, 503, 'SlowDown');
    else if (path.split('/')[0] !== bucket) sendError(response, 404, 'NoSuchBucket');
    else if (method === 'PUT') put(request, response, path, content);
    else if (method === 'POST') deleteAll(response, content.toString());
    else if (searchParams.has('list-type')) list(response, searchParams);
    else get(response, path);
  };

  const server = createServer((request, response) => void answer(request, response));
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${String(port)}`,
    objects,
    requests,
    setFault: (fault) => {
      faultOf = fault;
    },
    ignoreConditions: () => {
      looksAtConditions = false;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
