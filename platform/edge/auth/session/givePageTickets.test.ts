import fastify from 'fastify';
import { gunzipSync } from 'node:zlib';
import { exchange } from '../../testing/exchange.ts';
import { givePageTickets } from './givePageTickets.ts';
import { isPageTicketOf } from './pageTicket.ts';
import { setSessionCookie } from './sessionCookie.ts';
import { deriveSessionKeys } from './sessionKeys.ts';

const keys = deriveSessionKeys(Buffer.alloc(32, 1));
const accessToken = `e30.${Buffer.from('{"sub":"asha","session_id":"session-1"}').toString('base64url')}.x`;
const request = { protocol: 'https', hostname: 'artha.example', headers: {} };
const [line = ''] = setSessionCookie(request, keys.sealing, { accessToken, refreshToken: 'r', isRemembered: true });
const [cookie = ''] = line.split(';');

const HTML = '<!doctype html><head><title>Account</title></head><body></body>';
const tab = { 'sec-fetch-dest': 'document', host: 'artha.example' };

async function open(path: string, headers: Readonly<Record<string, string>>, openerPolicy = 'noopener-allow-popups') {
  const app = fastify();
  givePageTickets(app, keys);
  app.get('/*', async (_request, reply) =>
    reply
      .headers({ 'Cross-Origin-Opener-Policy': openerPolicy, 'Cache-Control': 'public, no-cache', ETag: '"1"' })
      .type('text/html')
      .send(Buffer.from(HTML)),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const lines = Object.entries({ ...headers, connection: 'close' }).map((pair) => pair.join(': '));
  const answer = await exchange(app.listeningOrigin, `GET ${path} HTTP/1.1`, ...lines, '', '');
  await app.close();
  return answer;
}

test.each(['/auth/security', '/hi/auth/security'])('a signed-in person gets a ticket with %s', async (path) => {
  const { body, headers } = await open(path, { ...tab, cookie });
  const [, ticket = ''] = /<meta name="artha-ticket" content="([^"]+)"><\/head>/.exec(body) ?? [];
  expect(isPageTicketOf(keys, ticket, 'session-1')).toBe(true);
  expect(isPageTicketOf(keys, ticket, 'session-2')).toBe(false);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers).not.toHaveProperty('etag');
});

test('a browser that accepts it gets the page compressed', async () => {
  const { headers, body } = await open('/auth/security', { ...tab, cookie, 'accept-encoding': 'br, gzip' });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(body.length) });
  expect(gunzipSync(Buffer.from(body, 'latin1')).toString()).toContain('artha-ticket');
});

test.each([
  ['no one is signed in', '/auth/security', tab],
  ['a script fetches the page', '/auth/security', { ...tab, cookie, 'sec-fetch-dest': 'empty' }],
  ['the page is framed', '/auth/security', { ...tab, cookie, 'sec-fetch-dest': 'iframe' }],
  ['the browser does not say what for', '/auth/security', { host: tab.host, cookie }],
  ['it is another page', '/tools/tax-calculator', { ...tab, cookie }],
  ['the cookie is of another site', '/auth/security', { ...tab, cookie: '__Host-Http-artha-session=abc' }],
])('the page is as it was if %s', async (_, path, headers) => {
  const { body, headers: answered } = await open(path, headers);
  expect([body, answered['cache-control'], answered['etag']]).toEqual([HTML, 'public, no-cache', '"1"']);
});

test('a page that other windows reach gets none', async () => {
  expect((await open('/auth/security', { ...tab, cookie }, 'same-origin')).body).toBe(HTML);
});
