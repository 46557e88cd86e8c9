import swagger from '@fastify/swagger';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { logFaults, observeRequests, requestIdOf, type Log } from '@artha/observability';
import { currentVersion, currentVersions, expandPath, nameSchema, versionsOf } from '@artha/shared/contract';
import { readLog } from '../publish/releaseLog.ts';
import { readSnapshot, timeOf } from '../publish/changeSite.ts';
import { describeProblems, readProblems } from '../publish/readProblems.ts';
import { dueNumber, findRollback, storeRelease } from '../publish/publish.ts';
import { proveRelease, releaseDigest } from '../format/readReleaseFolder.ts';
import { Refusal, type RefusalCode } from '../format/refusal.ts';
import { acceptSubmission, isByRevokedKey, type SubmitContext } from '../publish/submit.ts';
import { describeStoreFailure } from '../store/describeStoreFailure.ts';
import { sha256Of } from '../format/sha256Of.ts';
import type { Store } from '../store/store.ts';
import { StoredRelease } from '../store/storedRelease.ts';
import { ownerOf } from '../trust/policy.ts';
import {
  DISCOVERY_PATH,
  discoverySchema,
  logSchema,
  refusalSchema,
  remoteSchema,
  resultSchema,
  siteSchema,
  ORDER_HEADER,
  statusSchema,
} from './apiSchemas.ts';
import { readSignedState } from './readSignedState.ts';
import { ARCHIVE_BYTES, packRelease, unpackRelease } from './releaseArchive.ts';
import type { Outcome, ReleaseMetrics } from './releaseMetrics.ts';
import { SubmissionQueue } from './SubmissionQueue.ts';

const STATEMENT_BYTES = 64 * 1024;

const statusByCode = new Map<RefusalCode, number>([
  ['RE-15', 503],
  ['RE-20', 403],
  ['RE-21', 403],
  ['RE-25', 403],
  ['RE-26', 403],
  ['RE-27', 403],
  ['RE-23', 409],
  ['RE-24', 409],
]);

/** A response for someone who can only wait. */
const storeFailed = (reason: string) => ({
  code: 'HTTP',
  reason,
  remedy: 'Visitors keep what they had. Tell the site’s operator, and try again.',
});

const toAnswer = ({ code, reason, remedy }: Refusal) => ({ code, reason, remedy });

const paramsSchema = v.object({ name: nameSchema });
const releaseParamsSchema = v.object({ name: nameSchema, sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });
const querySchema = v.object({ limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/)), '50') });

/** The CI token of a request, if it has one (RFC 6750). */
function tokenOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (?<token>\S+)$/.exec(headers.authorization ?? '')?.groups?.['token'];
}

function orderOf({ headers }: FastifyRequest): Buffer {
  const header = headers[ORDER_HEADER];
  if (typeof header !== 'string') throw new Refusal('RE-22', `An upload needs its release order in “${ORDER_HEADER}”.`);
  return Buffer.from(header, 'base64');
}

function nameOf(request: FastifyRequest): string {
  const params = v.safeParse(paramsSchema, request.params);
  if (params.success) return params.output.name;
  throw new Refusal('RE-20', 'There is no remote with this name.');
}

/** A release of the store as an archive, each file verified. */
async function packStored(store: Store, remote: string, digest: string): Promise<Buffer> {
  const stored = await StoredRelease.open(store, remote, digest);
  const files = new Map([['release.json', stored.manifest]]);
  for (const path of Object.keys(stored.release.files)) files.set(path, await stored.read(path));
  return packRelease(files);
}

const name = { type: 'object', properties: { name: { type: 'string' } } } as const;

/** The log and metrics of a release service. */
export interface ServiceObservers {
  /** Receives a line for each request and each failure; by default, only failures are logged, to standard error. */
  readonly log?: Log | undefined;
  /** Counters; none by default. */
  readonly metrics?: ReleaseMetrics | undefined;
}

/** The outcome of an upload or a release order, for the metrics. */
type Fate = readonly [outcome: Outcome, code: string];

const done: Fate = ['done', 'none'];
const unchanged: Fate = ['unchanged', 'none'];
const failed: Fate = ['failed', 'HTTP'];
const storeDown: Fate = ['failed', 'store'];

const RELEASES_ROUTE = '/v1/remotes/:name/releases/:sha256';
const ORDERS_ROUTE = '/v1/remotes/:name/orders';

/**
 * The release service's HTTP interface: accepts releases and release orders from teams, and shows what visitors get.
 * @param context is called for each request, because the service may learn its public address late.
 */
export async function createReleaseService(
  context: () => SubmitContext,
  { log = logFaults, metrics }: ServiceObservers = {},
): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    genReqId: requestIdOf,
    forceCloseConnections: true,
    bodyLimit: STATEMENT_BYTES,
  });
  metrics?.watchState(() => readSignedState(context()));
  const fates = new WeakMap<FastifyRequest, Fate>();
  observeRequests(app, (line, request, reply) => {
    const [outcome, code] = fates.get(request) ?? failed;
    metrics?.countAnswer(line.path, line.status);
    if (line.path === RELEASES_ROUTE) metrics?.countUpload(outcome, code);
    if (line.path === ORDERS_ROUTE) metrics?.countPublish(outcome, code, reply.elapsedTime / 1000);
    log(line);
  });
  const queue = new SubmissionQueue(context);
  let packedShell: { readonly digest: string; readonly archive: Buffer } | undefined;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Release service',
        version: '1',
        description:
          'Publishes releases of remotes. docs/trust.md explains who may publish what, and how a release order is signed.',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
  });
  app.setErrorHandler(async (error: unknown, request, reply: FastifyReply) => {
    if (error instanceof Refusal) {
      fates.set(request, ['refused', error.code]);
      return reply.code(statusByCode.get(error.code) ?? 422).send(toAnswer(error));
    }
    const status = v.safeParse(v.object({ statusCode: v.number(), message: v.string() }), error);
    if (status.success && status.output.statusCode < 500) {
      fates.set(request, ['refused', 'HTTP']);
      return reply.code(status.output.statusCode).send({ code: 'HTTP', reason: status.output.message, remedy: '' });
    }
    log({ level: 'error', message: 'A request failed.', error });
    const failure = describeStoreFailure(error);
    if (failure !== undefined) {
      fates.set(request, storeDown);
      return reply.code(503).header('Retry-After', '30').send(storeFailed(failure));
    }
    return reply
      .code(500)
      .send({ code: 'HTTP', reason: 'The service failed.', remedy: 'Try again; the service’s log has the reason.' });
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    done();
  });
  app.addHook('onClose', () => queue.idle());
  // Accepts any content type: the content is verified afterwards.
  app.addContentTypeParser(
    'application/gzip',
    { parseAs: 'buffer', bodyLimit: ARCHIVE_BYTES },
    (_request, body, done) => {
      done(null, body);
    },
  );
  // A release order is kept byte for byte as it was signed.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });

  app.get('/healthz', { schema: { hide: true } }, () =>
    Promise.resolve({ status: 'ok', audience: context().audience }),
  );
  app.get('/openapi.json', { schema: { hide: true } }, () => Promise.resolve(app.swagger()));

  app.get(
    DISCOVERY_PATH,
    { schema: { summary: 'The address of the site’s release service', response: { 200: discoverySchema } } },
    () => Promise.resolve({ releaseService: context().audience }),
  );

  app.get(
    '/v1/site',
    {
      schema: {
        summary: 'The configuration and registry that a release must work with',
        response: { 200: siteSchema },
      },
    },
    async () => {
      const own = context();
      const { state } = await readSnapshot(own);
      return { config: own.config, registry: state.registry };
    },
  );

  app.get(
    '/v1/shell',
    {
      schema: {
        summary: 'The release of the shell that visitors get: a gzip-compressed tar archive',
        description: 'A team renders and measures its pages with it before it publishes.',
        produces: ['application/gzip'],
      },
    },
    async (_request, reply) => {
      const own = context();
      const { state } = await readSnapshot(own);
      const digest = currentVersion(state.registry, 'shell')?.extras.digest;
      if (digest === undefined) throw new Refusal('RE-07', 'There is no shell.');
      if (packedShell?.digest !== digest)
        packedShell = { digest, archive: await packStored(own.store, 'shell', digest) };
      return reply.type('application/gzip').send(packedShell.archive);
    },
  );

  app.get(
    '/v1/status',
    { schema: { summary: 'The releases that visitors get', response: { 200: statusSchema } } },
    async () => {
      const own = context();
      const { state, signed } = await readSnapshot(own);
      const problems = await readProblems(signed);
      const policy = await own.authority.readPolicy();
      const remotes = currentVersions(state.registry).map(([remote, { metadata, extras }]) => ({
        name: remote,
        owner: extras.owner,
        version: metadata.version,
        digest: extras.digest,
        published: extras.published,
        problem: isByRevokedKey(policy, state, remote)
          ? 'The key that published it was revoked: publish it again, or roll it back.'
          : describeProblems(problems, remote),
      }));
      return { audience: own.audience, remotes };
    },
  );

  app.get(
    '/v1/remotes/:name',
    {
      schema: {
        summary: 'A remote: its history, and the number of its next release order',
        params: name,
        response: { 200: remoteSchema },
      },
    },
    async (request) => {
      const own = context();
      const remote = nameOf(request);
      const { state } = await readSnapshot(own);
      const history = versionsOf(state.registry, remote);
      const rollback = await findRollback(own, state, remote).catch((error: unknown) => {
        if (error instanceof Refusal) return undefined;
        throw error;
      });
      return {
        name: remote,
        audience: own.audience,
        dueNumber: dueNumber(state, remote),
        policy: ownerOf(await own.authority.readPolicy(), remote),
        history: history.map(({ metadata, deployment, extras }) => ({
          version: metadata.version,
          digest: extras.digest,
          published: extras.published,
          isLive: deployment.default,
          ...(extras.rolledBack && { rolledBack: extras.rolledBack }),
        })),
        ...(rollback && {
          rollback: {
            version: rollback.release.version,
            digest: rollback.digest,
            ...rollback.named,
            paths:
              rollback.release.kind === 'remote'
                ? rollback.release.routes.map(({ path }) => expandPath(path, own.config.product))
                : [],
          },
        }),
      };
    },
  );

  app.get(
    '/v1/log',
    {
      schema: {
        summary: 'The log: who published what, when, from which commit',
        querystring: { type: 'object', properties: { limit: { type: 'string' } } },
        response: { 200: logSchema },
      },
    },
    async (request) => {
      const { limit } = v.parse(querySchema, request.query);
      const { state } = await readSnapshot(context());
      return { entries: await readLog(context().store, state.log, Number(limit)) };
    },
  );

  app.put(
    RELEASES_ROUTE,
    {
      // Rejects unauthorised uploads before reading the body.
      onRequest: async (request) => {
        await acceptSubmission(context(), (await readSnapshot(context())).state, {
          name: nameOf(request),
          order: orderOf(request),
          token: tokenOf(request),
        });
      },
      schema: {
        summary: 'Upload a release: a gzip-compressed tar archive of release.json, browser/ and server/',
        description: `The header ${ORDER_HEADER} holds its signed release order in Base64. Uploading it again changes nothing.`,
        params: { type: 'object', properties: { name: { type: 'string' }, sha256: { type: 'string' } } },
        consumes: ['application/gzip'],
        response: { 201: { type: 'object', properties: { digest: { type: 'string' } } }, '4xx': refusalSchema },
        security: [{ token: [] }, {}],
      },
    },
    async (request, reply) => {
      const { name: remote, sha256 } = v.parse(releaseParamsSchema, request.params);
      const archive = request.body;
      if (!(archive instanceof Uint8Array)) throw new Refusal('RE-28', 'The upload has no content.');
      const files = await unpackRelease(archive);
      const { state } = await readSnapshot(context());
      const submission = { name: remote, order: orderOf(request), token: tokenOf(request) };
      const { order } = await acceptSubmission(context(), state, submission);
      const manifest = files.get('release.json') ?? Buffer.alloc(0);
      if (sha256Of(manifest) !== sha256 || order.release?.sha256 !== sha256) {
        throw new Refusal('RE-28', 'The uploaded release.json is not the one that was signed.');
      }
      const checked = proveRelease(files, 'the upload');
      if (checked.release.name !== remote) {
        throw new Refusal('RE-20', `The release is of ${checked.release.name}, not of ${remote}.`);
      }
      await storeRelease(context(), checked);
      fates.set(request, done);
      return reply.code(201).send({ digest: releaseDigest(sha256) });
    },
  );

  app.post(
    ORDERS_ROUTE,
    {
      schema: {
        summary: 'Carry out a release order: publish, roll back or withdraw',
        description:
          'Sending the same release order again changes nothing. With “Accept: application/x-ndjson” the response has a line for each step.',
        params: name,
        consumes: ['application/json'],
        response: { 200: resultSchema, '4xx': refusalSchema },
        security: [{ token: [] }, {}],
      },
    },
    async (request, reply) => {
      const body = request.body;
      if (!(body instanceof Uint8Array)) throw new Refusal('RE-22', 'The request has no release order.');
      const submission = { name: nameOf(request), order: body, token: tokenOf(request) };
      const submit = async () => {
        const result = await queue.submit(submission);
        fates.set(request, result.changed ? done : unchanged);
        return result;
      };
      if (!request.headers.accept?.includes('application/x-ndjson')) return submit();
      reply.hijack();
      const { raw } = reply;
      const say = (line: object) => raw.write(`${JSON.stringify(line)}\n`);
      raw.writeHead(200, { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' });
      const started = timeOf(context()).getTime();
      say({ step: 'received' });
      try {
        await acceptSubmission(context(), (await readSnapshot(context())).state, submission);
        say({ step: 'accepted' });
        const result = await submit();
        say({ step: 'live', tookMs: timeOf(context()).getTime() - started, ...result });
      } catch (error) {
        const failure = describeStoreFailure(error);
        if (failure !== undefined) fates.set(request, storeDown);
        if (error instanceof Refusal) fates.set(request, ['refused', error.code]);
        else log({ level: 'error', message: 'A release order failed.', error });
        const answer = error instanceof Refusal ? toAnswer(error) : storeFailed(failure ?? 'The service failed.');
        say({ step: 'refused', ...answer });
      }
      raw.end();
      return reply;
    },
  );
  return app;
}
