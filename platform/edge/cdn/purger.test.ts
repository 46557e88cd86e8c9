import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Purger, purgerOf, type PurgerOptions } from './purger.ts';
import { listen } from '@artha/process/port';

interface Asked {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
}

let cache: Server;
let url = '';
let asked: Asked[] = [];
let mostAtOnce = 0;
/** The cache's responses to its requests, in order; 200 after them. */
let statuses: number[] = [];
let said: string[] = [];

beforeAll(async () => {
  let atOnce = 0;
  cache = createServer(({ method, url: address, headers }, response) => {
    asked.push({ method, url: address, headers });
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    setTimeout(() => {
      atOnce -= 1;
      response.writeHead(statuses.shift() ?? 200).end();
    }, 5);
  });
  url = `http://127.0.0.1:${String(await listen(cache))}`;
});

afterAll(async () => {
  cache.closeAllConnections();
  await new Promise((resolve) => cache.close(resolve));
});

beforeEach(() => {
  [asked, statuses, said, mostAtOnce] = [[], [], [], 0];
});

const filesOf = (...pages: readonly string[]) => pages.map((page) => `${page}/index.html`);

const purgerWith = (options: Partial<PurgerOptions> = {}) =>
  new Purger({ url, afterMs: 0, retryAfterMs: [1, 1], report: (line) => said.push(line), ...options });

const askedAddresses = () => [...new Set(asked.map(({ url: address }) => address))].sort();

test('sends a PURGE request with the token for each changed address and encoding', async () => {
  const purger = purgerWith({ token: 'secret' });
  purger.onReplaced([...filesOf('old', 'new page'), 'old/index.html.br']);
  await purger.ended();
  expect(askedAddresses()).toEqual(['/new%20page', '/old']);
  expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['PURGE']));
  expect(new Set(asked.map(({ headers }) => headers.authorization))).toEqual(new Set(['Bearer secret']));
  const encodings = asked.filter((one) => one.url === '/old').map(({ headers }) => headers['accept-encoding']);
  expect(encodings).toEqual(['br', 'gzip', 'identity']);
  expect(said).toEqual([]);
});

test('sends no request if visitors get nothing new', async () => {
  const purger = purgerWith();
  purger.onReplaced(['metadata/timestamp.json', 'log.json']);
  await purger.ended();
  expect(asked).toEqual([]);
});

test('sends no token if none is set', async () => {
  const purger = purgerWith();
  purger.onReplaced(filesOf('first'));
  await purger.ended();
  expect(asked[0]?.headers).not.toHaveProperty('authorization');
});

test.each([404, 410, 412])('takes %d to mean that the cache has no such entry', async (status) => {
  statuses = [status];
  const purger = purgerWith();
  purger.onReplaced(filesOf('first'));
  await purger.ended();
  expect([asked.length, said]).toEqual([3, []]);
});

test('retries a purge that fails', async () => {
  statuses = [500, 503];
  const purger = purgerWith();
  purger.onReplaced(filesOf('first'));
  await purger.ended();
  expect([asked.length, said]).toEqual([5, []]);
});

test('limits the number of concurrent requests', async () => {
  const pages = Array.from({ length: 40 }, (_, index) => `page-${String(index)}`);
  const purger = purgerWith();
  purger.onReplaced(filesOf(...pages));
  await purger.ended();
  expect(asked.length).toBe(120);
  expect(mostAtOnce).toBeLessThanOrEqual(8);
});

test('reports what it could not purge, and repeats it with the next publish', async () => {
  statuses = [403, 403, 403];
  const purger = purgerWith();
  purger.onReplaced(filesOf('first'));
  await purger.ended();
  expect(said).toEqual(['The cache could not be purged of /first (status 403); the next publish tries again.']);
  asked = [];
  purger.onReplaced(filesOf('second'));
  await purger.ended();
  expect(askedAddresses()).toEqual(['/first', '/second']);
});

test('a cache that is down does not block a publish', async () => {
  const purger = purgerWith({ url: 'http://127.0.0.1:9' });
  purger.onReplaced(filesOf('first'));
  await purger.ended();
  expect(said).toEqual([expect.stringContaining('/first')]);
});

test('is configured by the environment', () => {
  expect(purgerOf({})).toBeUndefined();
  expect(purgerOf({ ARTHA_PURGE: '' })).toBeUndefined();
  expect(purgerOf({ ARTHA_PURGE: 'https://artha.example', ARTHA_PURGE_TOKEN: 'secret' })).toBeInstanceOf(Purger);
  expect(() => purgerOf({ ARTHA_PURGE: 'yes' })).toThrow('ARTHA_PURGE is not an address: yes');
});
