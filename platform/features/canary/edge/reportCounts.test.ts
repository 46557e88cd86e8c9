import { createServer, type Server } from 'node:http';
import { sampleRegistry, sampleVersion } from '@artha/shared/testing';
import { policyOfOneKey } from '@artha/core/authority';
import { readCounts, type CountsReport } from '../release/countsReport.ts';
import { createKey, readSigner } from '@artha/core/signer';
import { putSignedSite } from '@artha/core/testing/putSignedSite';
import { openEdgeSite, siteFiles, type EdgeSite } from '@artha/edge/testing/edgeSite';
import { canary } from '../edge.ts';
import { listen } from '@artha/process/port';
import { until } from '@artha/process/testing/until';

const release = 'a'.repeat(20);
const registry = sampleRegistry({ tax: [sampleVersion({ digest: release })] });
const key = readSigner(createKey());

let site: EdgeSite;
let service: Server;
let status: number;
let bodies: string[];
let messages: string[];

/** The reports that arrived, as the service reads them. */
const reports = (): (CountsReport | undefined)[] =>
  bodies.map((body) => readCounts(JSON.parse(body), policyOfOneKey(key.id), new Date()));

const visit = (address: string) =>
  fetch(`${site.url}/vitals`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': address },
    body: JSON.stringify({ format: 1, entries: [{ kind: 'view', remote: 'tax', release, count: 7 }] }),
  });

beforeEach(async () => {
  [status, bodies, messages] = [204, [], []];
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (request.url === '/v1/counts') bodies.push(body);
      response.writeHead(status).end();
    });
  });
  const port = await listen(service);
  site = await openEdgeSite({
    releaseServiceUrl: `http://127.0.0.1:${String(port)}`,
    features: [canary({ countsKey: key, reportEveryMs: 10 })],
    trustedProxies: 'loopback',
    log: (line) => {
      if ('message' in line) messages.push(line.message);
    },
  });
  await putSignedSite(site.store, new Map([...siteFiles(2), ['registry.json', Buffer.from(JSON.stringify(registry))]]));
});

afterEach(async () => {
  await site.close();
  service.close();
});

test('an edge reports what it has counted, signed, without anything of a visitor', async () => {
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.2', '203.0.113.2']) await visit(address);
  await until(() => reports().at(-1)?.releases[0]?.counts.visits === 3);
  expect(bodies.join()).not.toContain('203.0.113');
  expect(reports().at(-1)?.releases).toMatchObject([{ remote: 'tax', release }]);
  const count = bodies.length;
  await new Promise((resolve) => setTimeout(resolve, 50));
  // Without another visit there is nothing new.
  expect(bodies).toHaveLength(count);
});

test('a report that does not arrive is sent again, and the log says it once', async () => {
  status = 403;
  await visit('203.0.113.1');
  await until(() => bodies.length >= 3);
  expect(messages).toEqual(['Counts of visits did not reach the release service: the release service answered 403']);
  status = 204;
  const failed = bodies.length;
  await until(() => bodies.length > failed);
  expect(new Set(reports().map((report) => report?.edge)).size).toBe(1);
  expect(reports().at(-1)?.releases[0]?.counts.visits).toBe(1);
});
