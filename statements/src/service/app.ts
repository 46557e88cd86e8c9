import multipart from '@fastify/multipart';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Limits } from './limits.ts';
import type { Pool } from './pool.ts';
import { addUpload } from './upload.ts';
import { UploadError } from './uploadError.ts';

/** One answered request, for the log: figures and stable names, never content, file names or addresses. */
export interface LogEntry {
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly code?: string;
  readonly layout?: string;
  readonly rows?: number;
}

export interface AppOptions {
  readonly pool: Pool;
  readonly limits: Limits;
  readonly log: (entry: LogEntry) => void;
}

/** A sender has this long for a whole request: slow uploads do not hold their places. */
const requestTimeoutMs = 30_000;
const retryAfterSeconds = 2;

const reportHeaderNames = ['Layout', 'Rows', 'Proved', 'Opening', 'Closing', 'Breaks'];

/** Every answer is the sender's alone: never stored, never sniffed. No cookie is read, so any site may ask. */
const answerHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': reportHeaderNames.map((name) => `X-Statement-${name}`).join(', '),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** What Fastify throws at requests it cannot read. */
const SendersFault = v.object({ statusCode: v.pipe(v.number(), v.minValue(400), v.maxValue(499)) });

function uploadErrorOf(error: unknown): UploadError {
  if (error instanceof UploadError) return error;
  return new UploadError(v.is(SendersFault, error) ? 'no-upload' : 'fault');
}

function headerText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Builds the service on a pool: `POST /upload` and `GET /healthz`. It listens nowhere yet. */
export async function buildApp({ pool, limits, log }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({ logger: false, requestTimeout: requestTimeoutMs, forceCloseConnections: 'idle' });
  const codes = new WeakMap<object, string>();
  await app.register(multipart);

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(answerHeaders);
  });
  app.addHook('onResponse', async (request, reply) => {
    const layout = headerText(reply.getHeader('x-statement-layout'));
    const rows = headerText(reply.getHeader('x-statement-rows'));
    const code = codes.get(request);
    log({
      path: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(code !== undefined && { code }),
      ...(layout !== undefined && { layout }),
      ...(rows !== undefined && { rows: Number(rows) }),
    });
  });
  app.setErrorHandler(async (thrown, request, reply) => {
    const { status, message, code } = uploadErrorOf(thrown);
    codes.set(request, code);
    if (code === 'busy') reply.header('retry-after', String(retryAfterSeconds)).header('connection', 'close');
    return reply.code(status).send({ error: message, code });
  });
  app.setNotFoundHandler(() => {
    throw new UploadError('not-found');
  });

  app.get('/healthz', () => ({ status: 'ok' }));
  addUpload(app, pool, limits);
  return app;
}
