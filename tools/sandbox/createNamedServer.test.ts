import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { request } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { certificateFor } from './certificateFor.ts';
import { createNamedServer } from './createNamedServer.ts';

const portOf = (server: Server): number => {
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** Requests a path of a named server, trusting only its certificate. */
async function ask(port: number, ca: string, host: string, body?: string): Promise<[number | undefined, string]> {
  const sent = request({
    host: '127.0.0.1',
    port,
    ca,
    servername: 'accounts.google.com',
    path: '/token?x=1',
    method: body === undefined ? 'GET' : 'POST',
    headers: { host, 'content-type': 'text/plain' },
  });
  sent.end(body);
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    sent.on('response', resolve).on('error', reject),
  );
  return [response.statusCode, await text(response)];
}

test('a request to a name reaches its stand-in, and another name none', async () => {
  const standIn = createServer((incoming, response) => {
    void text(incoming).then((body) => {
      response.writeHead(201).end(`${incoming.method ?? ''} ${incoming.url ?? ''} ${body}`);
    });
  }).listen(0, '127.0.0.1');
  await once(standIn, 'listening');
  const { private: key, cert } = await certificateFor(['accounts.google.com']);
  const standIns = new Map([
    ['accounts.google.com', `http://127.0.0.1:${String(portOf(standIn))}`],
    ['gone.internal', 'http://127.0.0.1:9'],
  ]);
  const named = createNamedServer({ key, cert, standIns }).listen(0, '127.0.0.1');
  await once(named, 'listening');
  const port = portOf(named);
  expect(await ask(port, cert, 'accounts.google.com')).toEqual([201, 'GET /token?x=1 ']);
  expect(await ask(port, cert, `accounts.google.com:${String(port)}`, 'code=1')).toEqual([
    201,
    'POST /token?x=1 code=1',
  ]);
  expect(await ask(port, cert, 'evil.example')).toEqual([421, 'No stand-in has this name.\n']);
  expect((await ask(port, cert, 'gone.internal'))[0]).toBe(502);
  named.close();
  standIn.close();
});
