import swagger from '@fastify/swagger';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { logFaults, observeRequests, requestIdOf, type Log } from '@artha/observability';
import { acceptOrders, ORDERS_ROUTE } from './acceptOrders.ts';
import { acceptReleases, RELEASES_ROUTE } from './acceptReleases.ts';
import { describeFailure } from './describeFailure.ts';
import { readSignedState } from './readSignedState.ts';
import type { CountedOutcome, CountOutcome, ReleaseMetrics } from './releaseMetrics.ts';
import type { RouteParts, ServiceContext } from './ReleaseFeature.ts';
import { serveRemotes } from './serveRemotes.ts';
import { serveSite } from './serveSite.ts';
import { SubmissionQueue } from './SubmissionQueue.ts';

const ORDER_BYTES = 64 * 1024;

const openapi = {
  openapi: '3.1.0',
  info: {
    title: 'Release service',
    version: '1',
    description:
      'Publishes releases of remotes. docs/trust.md explains who may publish what, and how a release order is signed.',
  },
  components: { securitySchemes: { token: { type: 'http' as const, scheme: 'bearer', bearerFormat: 'JWT' } } },
};

/** The log and metrics of a release service. */
export interface ReleaseServiceOptions {
  /** Receives a line for each request and each failure; by default, only failures are logged, to standard error. */
  readonly log?: Log | undefined;
  /** Counters; none by default. */
  readonly metrics?: ReleaseMetrics | undefined;
}

/**
 * Logs and counts the requests.
 * @returns a function that sets the outcome of a request; without it, the request counts as failed.
 */
function observe(app: FastifyInstance, log: Log, metrics: ReleaseMetrics | undefined): CountOutcome {
  const outcomes = new WeakMap<FastifyRequest, CountedOutcome>();
  observeRequests(app, (line, request, reply) => {
    const [outcome, code] = outcomes.get(request) ?? ['failed', 'HTTP'];
    metrics?.countAnswer(line.path, line.status);
    if (line.path === RELEASES_ROUTE) metrics?.countUpload(outcome, code);
    if (line.path === ORDERS_ROUTE) metrics?.countPublish(outcome, code, reply.elapsedTime / 1000);
    log(line);
  });
  return (request, outcome) => outcomes.set(request, outcome);
}

/**
 * The release service's HTTP interface: accepts releases and release orders from teams, and shows what visitors get.
 * @param context is called for each request, because the service may learn its public address late.
 */
export async function createReleaseService(
  context: () => ServiceContext,
  { log = logFaults, metrics }: ReleaseServiceOptions = {},
): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    genReqId: requestIdOf,
    forceCloseConnections: true,
    bodyLimit: ORDER_BYTES,
  });
  metrics?.watchState(() => readSignedState(context()));
  const countOutcome = observe(app, log, metrics);
  app.setErrorHandler(async (error: unknown, request, reply) => {
    const { status, headers, answer, outcome } = describeFailure(error);
    countOutcome(request, outcome);
    if (outcome[0] === 'failed') log({ level: 'error', message: 'A request failed.', error });
    return reply.code(status).headers(headers).send(answer);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    done();
  });

  await app.register(swagger, { openapi });
  app.get('/healthz', { schema: { hide: true } }, () =>
    Promise.resolve({ status: 'ok', audience: context().audience }),
  );
  app.get('/openapi.json', { schema: { hide: true } }, () => Promise.resolve(app.swagger()));
  await app.register(serveSite, { context });
  await app.register(serveRemotes, { context });
  const { features = [] } = context();
  const visitsOf = (remote: string) => Math.max(0, ...features.map((feature) => feature.visitsOf?.(remote) ?? 0));
  const queue = new SubmissionQueue(
    () => ({ ...context(), visitsOf }),
    (error) => {
      log({ level: 'error', message: 'Pages could not get the current frame; the next publish tries again.', error });
    },
  );
  const parts: RouteParts = {
    context,
    countOutcome,
    log,
    announce: async (event) => {
      await Promise.all(features.flatMap((feature) => feature.announce?.(event) ?? []));
    },
    refreshPages: () => {
      queue.resume();
    },
  };
  // Before what carries out orders, so that they end after it.
  for (const { serve } of features) await app.register(async (own) => serve?.(own, parts));
  await app.register(acceptReleases, parts);
  await app.register(acceptOrders, { ...parts, queue });
  return app;
}
