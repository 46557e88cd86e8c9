import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { openEdgeSite } from './testing/edgeSite.ts';
import { exchange } from './testing/exchange.ts';
import { securityHeaders } from './securityHeaders.ts';
import { listen } from '@artha/process/port';

interface Received {
  readonly request: IncomingMessage;
  readonly body: string;
}

interface Proxied {
  readonly url: string;
  readonly received: readonly Received[];
}

/** Runs a callback with an edge before an authentication service below a path. */
async function withAuth(
  work: (proxied: Proxied) => Promise<void>,
  answer: RequestListener = (_request, response) => response.end('{}'),
  path = '',
): Promise<void> {
  const received: Received[] = [];
  const upstream = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ request, body });
      answer(request, response);
    });
  });
  const port = await listen(upstream);
  const site = await openEdgeSite({ authUrl: `http://127.0.0.1:${String(port)}${path}` });
  try {
    await work({ url: site.url, received });
  } finally {
    await site.close();
    upstream.closeAllConnections();
    await new Promise((resolve) => upstream.close(resolve));
  }
}

const ask = (url: string, requestLine: string, headers: readonly string[] = [], body = '') =>
  exchange(url, `${requestLine} HTTP/1.1`, 'Host: a.example', 'Connection: close', ...headers, '', body);

const signIn = (url: string, ...headers: readonly string[]) =>
  ask(url, 'POST /auth/v1/token?grant_type=password', ['Content-Length: 2', ...headers], '{}');

describe('a request below /auth/v1', () => {
  test.each(['', '/auth/v1', '/auth/v1/'])('reaches the service at %j without the prefix of the site', async (path) => {
    await withAuth(
      async ({ url, received }) => {
        await signIn(url);
        await ask(url, 'GET /auth/v1/settings');
        await ask(url, 'DELETE /auth/v1/factors/1');
        const own = path.replace(/\/$/, '');
        expect(received.map(({ request }) => `${String(request.method)} ${String(request.url)}`)).toEqual([
          `POST ${own}/token?grant_type=password`,
          `GET ${own}/settings`,
          `DELETE ${own}/factors/1`,
        ]);
        expect(received[0]?.body).toBe('{}');
      },
      undefined,
      path,
    );
  });

  test('has the address that the edge saw, whatever its sender claims', async () => {
    await withAuth(async ({ url, received }) => {
      await signIn(url, 'X-Forwarded-For: 192.0.2.7', 'Cookie: a=1', 'TE: trailers');
      const [{ request } = { request: undefined }] = received;
      expect(request?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
      expect(request?.headers).not.toHaveProperty('cookie');
      expect(request?.headers).not.toHaveProperty('te');
    });
  });

  test('gets the service’s response, which is not cached', async () => {
    const answer: RequestListener = (_request, response) => {
      response.writeHead(303, {
        Location: 'https://a.example/auth/callback/email?code=1',
        'X-Sb-Error-Code': 'none',
        Connection: 'keep-alive, X-Private',
        'X-Private': 'secret',
      });
      response.end();
    };
    await withAuth(async ({ url }) => {
      const { status, headers } = await ask(url, 'GET /auth/v1/verify?token=a&type=signup');
      expect(status).toBe(303);
      expect(headers).toMatchObject({
        location: 'https://a.example/auth/callback/email?code=1',
        'x-sb-error-code': 'none',
        'cache-control': 'no-store',
        'x-content-type-options': securityHeaders['X-Content-Type-Options'],
      });
      expect(headers).not.toHaveProperty('x-private');
    }, answer);
  });

  test('may be cached if the service allows it', async () => {
    const answer: RequestListener = (_request, response) =>
      response.writeHead(200, { 'Cache-Control': 'public, max-age=600' }).end('{}');
    await withAuth(async ({ url }) => {
      const { headers } = await ask(url, 'GET /auth/v1/settings');
      expect(headers['cache-control']).toBe('public, max-age=600');
    }, answer);
  });

  test('is answered in the format of the service if that cannot be reached', async () => {
    const site = await openEdgeSite({ authUrl: 'http://127.0.0.1:9' });
    const { status, headers, body } = await signIn(site.url);
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(JSON.parse(body)).toEqual({
      code: 'unexpected_failure',
      message: 'The authentication service cannot be reached. Please try again.',
    });
    await site.close();
  });

  test('is answered in the same way if the service takes too long', async () => {
    const upstream = createServer(() => undefined);
    const port = await listen(upstream);
    const site = await openEdgeSite({
      authUrl: `http://127.0.0.1:${String(port)}`,
      limits: { upstreamTimeoutMs: 200 },
    });
    expect((await signIn(site.url)).status).toBe(503);
    await site.close();
    upstream.closeAllConnections();
    upstream.close();
  });

  test('is rejected before it arrives if it is too large', async () => {
    await withAuth(async ({ url, received }) => {
      const { status } = await ask(url, 'POST /auth/v1/signup', ['Content-Length: 2000000']);
      expect([status, received.length]).toEqual([413, 0]);
    });
  });

  test('is answered with 404 without a service', async () => {
    const site = await openEdgeSite();
    expect((await signIn(site.url)).status).toBe(404);
    expect((await ask(site.url, 'GET /auth/v1/settings')).status).toBe(404);
    await site.close();
  });
});
