import { createServer, type Server } from 'node:http';
import { securityHeaders } from '@artha/shared/contract';
import { servePages } from './servePages.ts';

let site: Server;
let served: Awaited<ReturnType<typeof servePages>>;
const asked: string[] = [];

beforeAll(async () => {
  site = createServer(({ url: address }, reply) => {
    asked.push(address ?? '');
    reply
      .writeHead(200, { 'Content-Security-Policy': "default-src 'none'", 'Integrity-Policy': 'x' })
      .end('of the site');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const address = site.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  served = await servePages({
    readPage: (path) =>
      path === '/tax'
        ? { html: '<h1>Tax</h1>', headers: { 'Content-Security-Policy': "script-src 'none'" } }
        : undefined,
    readFile: (path) => Promise.resolve(path === '/remotes/tax/0a/Tax.js' ? Buffer.from('tax()') : undefined),
    site: `http://127.0.0.1:${String(port)}`,
  });
});
afterAll(() => {
  served.close();
  site.closeAllConnections();
  site.close();
});

test('a composed page comes with its headers', async () => {
  const response = await fetch(`${served.url}/tax`);
  expect(response.headers.get('Content-Security-Policy')).toBe("script-src 'none'");
  expect(await response.text()).toBe('<h1>Tax</h1>');
});

test('a file of the release comes with the headers of every response', async () => {
  const { headers } = await fetch(`${served.url}/remotes/tax/0a/Tax.js`);
  expect(headers.get('X-Content-Type-Options')).toBe(securityHeaders['X-Content-Type-Options']);
});

test('what the site answers keeps its headers, and the site gets the query', async () => {
  const response = await fetch(`${served.url}/tools?of=tax`);
  expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
  expect(response.headers.get('Integrity-Policy')).toBe('x');
  expect(await response.text()).toBe('of the site');
  expect(asked).toContain('/tools?of=tax');
});

test('the site gets nothing of what a page sends', async () => {
  const response = await fetch(`${served.url}/upload`, { method: 'POST', body: 'a statement' });
  expect(response.status).toBe(204);
  expect(asked).not.toContain('/upload');
});
