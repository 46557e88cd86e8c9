import { createServer } from 'node:http';
import { until } from '@artha/process/testing/until';
import { openEdgeSite } from '@artha/edge/testing/edgeSite';
import { errors } from '../edge.ts';

test('where errors were thrown goes to the release service, without anything of the visitor', async () => {
  const got: { readonly headers: string; readonly body: string }[] = [];
  const service = createServer((request, reply) => {
    let body = '';
    request.on('data', (data: Buffer) => (body += data.toString()));
    request.on('end', () => {
      got.push({ headers: JSON.stringify(request.headers), body: `${request.url ?? ''} ${body}` });
      reply.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  const errorsUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const edge = await openEdgeSite({ features: [errors], errorsUrl });
  const { url } = edge;
  const release = 'a'.repeat(20);
  const entry = { kind: 'view', remote: 'tax', release, count: 1 };
  const thrown = [{ remote: 'tax', release, count: 1, code: 'TypeError', frames: ['Tax.js:1:2'] }];
  const body = JSON.stringify({ format: 1, entries: [entry], thrown });
  const headers = { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Asha', cookie: 'artha=1', referer: `${url}/tax` };
  const send = (text: string, others = {}) => fetch(`${url}/vitals`, { method: 'POST', body: text, headers: others });
  expect((await send(body, headers)).status).toBe(204);
  await send(JSON.stringify({ format: 1, entries: [entry] }));
  await until(() => got.length > 0);
  expect(got[0]?.body).toBe(`/v1/errors ${JSON.stringify({ thrown })}`);
  expect(got[0]?.headers).not.toMatch(/203\.0\.113\.7|Asha|artha=1|referer/);
  expect(await (await fetch(`${url}/vitals`)).text()).not.toContain('Tax.js');
  await edge.close();
  service.close();
});
