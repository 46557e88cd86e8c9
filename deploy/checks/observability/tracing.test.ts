import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { startObjectStorage, type ObjectStorage } from '@artha/object-storage/testing/objectStorage';
import { runPart } from './testing/runPart.ts';
import { startTraceReceiver, type ReceivedSpan, type TraceReceiver } from './testing/traceReceiver.ts';
import { listen } from '@artha/process/port';

const PARTS = 'deploy/checks/observability/testing/tracedPart.ts';
const STATEMENTS = 'statements/src/service/server.ts';
const sample = readFileSync(join(import.meta.dirname, '../../../statements/samples/hdfc-b.pdf'));

/** Kinds of spans, by their number in the protocol. */
const [SERVER, CLIENT] = [2, 3];
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const requestId = '4bf92f3577b34da6a3ce929d0e0e4736';
/** The headers that a gateway adds to every request. */
const fromGateway = { traceparent: `00-${traceId}-00f067aa0ba902b7-01`, 'x-request-id': requestId };

const storeOf = ({ url }: ObjectStorage) => `s3://store/site?endpoint=${url}&path-style=true&region=us-east-1`;
const credentials = { AWS_ACCESS_KEY_ID: 'access', AWS_SECRET_ACCESS_KEY: 'secret' };

/**
 * Starts edge and release service, each in its own process; then sends a statement through the edge, and a request for
 * the status.
 */
async function visit(statementsUrl: string, environment: Readonly<Record<string, string>>) {
  const storage = await startObjectStorage('store');
  const edge = await runPart(PARTS, ['edge', statementsUrl], environment);
  const release = await runPart(PARTS, ['release', storeOf(storage)], { ...credentials, ...environment });
  const form = new FormData();
  form.set('file', new Blob([sample]), 'private-name.pdf');
  form.set('bank_code', 'HDFC');
  const upload = await fetch(`${edge.url}/upload`, { method: 'POST', headers: fromGateway, body: form });
  const page = await fetch(`${edge.url}/tools?of=private-query`, { headers: fromGateway });
  const status = await fetch(`${release.url}/v1/status`, { headers: fromGateway });
  const statuses = [upload.status, page.status, status.status];
  await Promise.all([edge.stop(), release.stop()]);
  await storage.close();
  return { statuses, loaded: [edge.lines.at(-1), release.lines.at(-1)] };
}

const spansOf = (spans: readonly ReceivedSpan[], part: string, kind: number) =>
  spans.filter((span) => span.part === part && span.kind === kind);

describe('traces, if the environment configures a receiver', () => {
  let receiver: TraceReceiver;
  let visited: Awaited<ReturnType<typeof visit>>;
  /** The lines that the statement service wrote. */
  let written: readonly string[];

  beforeAll(async () => {
    receiver = await startTraceReceiver();
    const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url };
    const statements = await runPart(STATEMENTS, [], { STATEMENTS_WORKERS: '1', ...environment });
    visited = await visit(statements.url, environment);
    await fetch(`${statements.url}/healthz`);
    await statements.stop();
    written = statements.lines;
  });

  afterAll(() => receiver.close());

  test('have a span of every service with the trace id that the gateway set', () => {
    expect(visited.statuses).toEqual([200, 200, 200]);
    const names = receiver.spans
      .filter((span) => span.traceId === traceId && span.kind === SERVER)
      .map(({ part, name }) => `${part}: ${name}`);
    expect(names.sort()).toEqual([
      'edge: GET /*',
      'edge: POST /upload',
      'release: GET /v1/status',
      'statements: POST /upload',
    ]);
  });

  test('connect the edge to the statement service, and the release service to the storage', () => {
    const [toStatements] = spansOf(receiver.spans, 'edge', CLIENT);
    const [upload] = spansOf(receiver.spans, 'statements', SERVER);
    expect([upload?.parentSpanId, upload?.traceId]).toEqual([toStatements?.spanId, traceId]);
    const [question] = spansOf(receiver.spans, 'release', SERVER);
    const toStorage = spansOf(receiver.spans, 'release', CLIENT);
    expect(toStorage.length).toBeGreaterThan(0);
    expect(new Set(toStorage.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([question?.spanId]));
  });

  test('contain nothing about a person, and no health checks', () => {
    expect(receiver.text()).not.toMatch(/private|127\.0\.0\.1|::1|healthz|user_agent|url\.(path|query|full)/);
    const keys = new Set(receiver.spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
    expect([...keys].sort()).toEqual([
      'http.request.method',
      'http.response.status_code',
      'http.route',
      'network.protocol.version',
      'url.scheme',
    ]);
  });

  test('write their id and that of the request to the log', () => {
    const line = written.map((text): unknown => JSON.parse(text)).at(1);
    expect(line).toMatchObject({ part: 'statements', path: '/upload', status: 200, traceId, requestId });
  });
});

test('no service loads OpenTelemetry if the environment names no receiver, and the ids still reach the next one', async () => {
  const received: IncomingHttpHeaders[] = [];
  const statements = createServer((request, response) => {
    received.push(request.headers);
    request.resume().on('end', () => response.end('{}'));
  });
  const port = await listen(statements);
  const { statuses, loaded } = await visit(`http://127.0.0.1:${String(port)}`, {});
  statements.close();
  expect(statuses).toEqual([200, 200, 200]);
  expect(loaded).toEqual(['0', '0']);
  expect(received).toMatchObject([fromGateway]);
});
