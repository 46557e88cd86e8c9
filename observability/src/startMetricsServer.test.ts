import { startMetricsServer } from './startMetricsServer.ts';

const serve = (metrics: () => Promise<string>) =>
  startMetricsServer({ port: 0, host: '127.0.0.1', registry: { contentType: 'text/plain; version=0.0.4', metrics } });

test('metrics are served at their address, and nothing else is', async () => {
  const server = await serve(() => Promise.resolve('up 1\n'));
  const answer = await fetch(`${server.url}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4']);
  expect(await answer.text()).toBe('up 1\n');
  expect((await fetch(server.url)).status).toBe(404);
  expect((await fetch(`${server.url}/metrics`, { method: 'POST', body: 'x' })).status).toBe(404);
  await server.close();
  await expect(fetch(server.url)).rejects.toThrow();
});

test('metrics that cannot be read cause an error without details', async () => {
  const server = await serve(() => Promise.reject(new Error('a secret')));
  const answer = await fetch(`${server.url}/metrics`);
  expect([answer.status, await answer.text()]).toEqual([500, '']);
  await server.close();
});

test('a port in use is reported', async () => {
  const first = await serve(() => Promise.resolve(''));
  const port = Number(new URL(first.url).port);
  const second = startMetricsServer({
    port,
    host: '127.0.0.1',
    registry: { contentType: '', metrics: () => Promise.resolve('') },
  });
  await expect(second).rejects.toThrow('EADDRINUSE');
  await first.close();
});
