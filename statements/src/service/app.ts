import { observeRequests, requestIdOf } from '@artha/observability';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Access } from './access.ts';
import { addApiPage } from './apiPage.ts';
import type { Limits } from './limits.ts';
import type { LogEntry } from './logEntry.ts';
import type { StatementReport } from '../engine/index.ts';
import { createMetrics } from './metrics.ts';
import type { Pool } from './pool.ts';
import { reportHeaderNames } from './reportHeaders.ts';
import { addUpload } from './upload.ts';
import { RefusedUpload, UploadError } from './uploadError.ts';

/** The parts and settings that the service is built from. */
export interface AppOptions {
  readonly pool: Pool;
  readonly limits: Limits;
  readonly access: Access;
  readonly log: (entry: LogEntry) => void;
  /** Whether the service is shutting down. */
  readonly isStopping: () => boolean;
}

const retryAfterSeconds = 2;
/** Codes of refusals that are over after `retryAfterSeconds`. The rate limit has its own delay. */
const passingCodes: ReadonlySet<string> = new Set(['busy', 'interrupted', 'too-many-at-once']);
/** The longest interval between checks for senders that take too long. */
const maxConnectionCheckMs = 5000;
const preflightSeconds = 86_400;

const untrustedProxyWarning =
  'Requests have an X-Forwarded-For header, but STATEMENTS_TRUST_PROXY is not set. If a proxy is in front of this service, all its visitors are counted as one.';

/** Every response is for its sender only: never stored, never sniffed, never a document. */
const responseHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** The error that Fastify throws for requests it cannot read. */
const clientErrorSchema = v.object({ statusCode: v.pipe(v.number(), v.minValue(400), v.maxValue(499)) });

/** The name of an error and its stack, without its message. */
function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const places = error.stack?.split('\n').filter((line) => /^ {4}at /.test(line)) ?? [];
  return [error.name, ...places.slice(0, 8).map((line) => line.trim())].join('\n');
}

function uploadErrorOf(error: unknown): UploadError | RefusedUpload {
  if (error instanceof UploadError || error instanceof RefusedUpload) return error;
  return new UploadError(v.is(clientErrorSchema, error) ? 'no-upload' : 'fault');
}

/** The response to a connection that sends no readable request, or none in time. */
function rawErrorResponse(error: { readonly code?: string }): string {
  const { status, code, message } = new UploadError(
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'slow-upload' : 'no-upload',
  );
  const body = JSON.stringify({ error: message, code });
  const reason = status === 408 ? 'Request Timeout' : 'Bad Request';
  const head = [`HTTP/1.1 ${status} ${reason}`, 'Content-Type: application/json; charset=utf-8', 'Connection: close'];
  return [...head, `Content-Length: ${Buffer.byteLength(body)}`, '', body].join('\r\n');
}

/** Adds the headers of every response, and warns once of a proxy that was not configured. */
function addResponseHeaders(app: FastifyInstance, access: Access): void {
  let hasWarned = false;
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(responseHeaders);
    if (!hasWarned && access.trustedProxies === undefined && request.headers['x-forwarded-for']) {
      hasWarned = true;
      process.emitWarning(untrustedProxyWarning);
    }
    done();
  });
}

/** Adds what reads uploads, and who may read the answers. */
async function addPlugins(app: FastifyInstance, access: Access): Promise<void> {
  await app.register(cors, {
    origin: access.origins === '*' ? '*' : [...access.origins],
    methods: ['GET', 'POST'],
    exposedHeaders: [...reportHeaderNames, 'Retry-After'],
    maxAge: preflightSeconds,
  });
  await app.register(multipart);
}

/** Builds the service on a pool. It does not listen yet. */
export async function buildApp({ pool, limits, access, log, isStopping }: AppOptions): Promise<FastifyInstance> {
  const { requestLimitMs } = limits;
  const app = fastify({
    logger: false,
    genReqId: requestIdOf,
    requestTimeout: requestLimitMs,
    // Node gives headers a minute, and swaps the two limits if that is more than the limit for the whole request.
    http: {
      connectionsCheckingInterval: Math.min(maxConnectionCheckMs, requestLimitMs),
      headersTimeout: requestLimitMs,
    },
    trustProxy: access.trustedProxies ?? false,
    clientErrorHandler: (error, socket) => {
      if (socket.writable) socket.end(rawErrorResponse(error));
      else socket.destroy();
    },
  });
  const metrics = createMetrics(pool);
  const codes = new WeakMap<FastifyRequest, string>();
  const faults = new WeakMap<FastifyRequest, string>();
  const reports = new WeakMap<FastifyRequest, StatementReport>();

  addResponseHeaders(app, access);
  observeRequests(app, (line, request) => {
    const [report, code, fault] = [reports.get(request), codes.get(request), faults.get(request)];
    const entry = {
      ...line,
      ...(code !== undefined && { code }),
      ...(fault !== undefined && { fault }),
      ...(report && { layout: report.layout, rows: report.rows, proved: report.proved, breaks: report.breaks }),
    };
    metrics.observe(entry);
    log(entry);
  });
  app.setErrorHandler(async (thrown, request, reply) => {
    const { status, message, code, detail } = uploadErrorOf(thrown);
    codes.set(request, code);
    if (code === 'fault') faults.set(request, describeFault(thrown));
    const waitS = detail?.kind === 'seconds' ? detail.seconds : passingCodes.has(code) ? retryAfterSeconds : undefined;
    if (waitS !== undefined) reply.header('retry-after', String(waitS));
    return reply.code(status).send({ error: message, code, ...(detail && { detail }) });
  });
  app.setNotFoundHandler(() => {
    throw new UploadError('not-found');
  });

  await addPlugins(app, access);
  await addApiPage(app, limits);

  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', (_request, reply) => {
    const isReady = !isStopping() && pool.state().warm > 0;
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  addUpload(app, { pool, limits, uploadsPerMinute: access.uploadsPerMinute, reports });
  return app;
}
