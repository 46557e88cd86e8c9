import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { logFaults, observeRequests, requestIdOf, type Log } from '@artha/observability';
import { cacheRules } from '@artha/core/cacheRules';
import { FolderStore } from '@artha/core/folderStore';
import { answerClientError } from './answerClientError.ts';
import { answerFromChosen } from './answerFromChosen.ts';
import { answerFromSite, REVALIDATE } from './answerFromSite.ts';
import { CurrentSite, StateFault, type Site } from './currentSite.ts';
import type { EdgeTrust } from '@artha/core/edgeTrust';
import { defaultLimits, type EdgeLimits } from './edgeLimits.ts';
import { endUnknownCookies } from './endUnknownCookies.ts';
import type { AnswerKind, EdgeMetrics } from './edgeMetrics.ts';
import type { EdgeFeature, EdgeHooks } from './EdgeFeature.ts';
import {
  AUTH_PATH,
  findRequestFault,
  isAuthPath,
  UPLOAD_PATH,
  VITALS_PATH,
  type Accepted,
} from './findRequestFault.ts';
import { deriveSessionKeys, SECRET_BYTES } from './auth/session/sessionKeys.ts';
import { givePageTickets } from './auth/session/givePageTickets.ts';
import { proxyAuth } from './proxyAuth.ts';
import { proxyUploads } from './proxyUploads.ts';
import { DISCOVERY_PATH } from '@artha/service/apiSchemas';
import { MetadataError } from '@artha/core/metadata';
import { readSiteKeys } from '@artha/core/root';
import { keepPublicFiles, readAhead } from './readAhead.ts';
import { RELEASES_PATH, serveReleases } from './releases/serveReleases.ts';
import { serveVitals } from './vitals/serveVitals.ts';
import { VitalsStore } from './vitals/VitalsStore.ts';
import { isAddressAlone, originForm, pathOf } from './requestTarget.ts';
import { releaseFilePolicy, securityHeaders } from './securityHeaders.ts';
import { servePublicFiles } from './servePublicFiles.ts';
import { watchStore, type ReadableStore } from './watchStore.ts';

/** Settings of `createEdge`. */
export interface EdgeOptions {
  readonly store: ReadableStore;
  /** File for the sums of the pages' reports; by default in the store's folder, or in memory for other stores. */
  readonly vitalsFile?: string | undefined;
  /** The trusted root: content of the store is served only if signatures link it to this root. */
  readonly trust: EdgeTrust;
  /** Address of the statement service; without it, `/upload` reports that it cannot be reached. */
  readonly statementsUrl?: string | undefined;
  /** Address of the authentication service; without it, `/auth/v1` does not exist. */
  readonly authUrl?: string | undefined;
  /** The key with which the edge closes and deletes accounts at that service; without it, no one can delete theirs. */
  readonly authServiceKey?: string | undefined;
  /**
   * The secret that seals the sessions of people, the same for every edge of the site (`readSessionSecret`); by default one
   * of this start, with which sessions end at the next.
   */
  readonly sessionSecret?: Uint8Array | undefined;
  /** Address of the release service, for teams that only know the site's address. */
  readonly releaseServiceUrl?: string | undefined;
  /** Address at which this edge reaches the release service itself; by default the one that teams know. */
  readonly errorsUrl?: string | undefined;
  /** How long a check of the store is valid, in ms; 0, the default, checks before each response. */
  readonly lookEveryMs?: number | undefined;
  /**
   * Whether a CDN before this edge is purged by the release service. It is then told to cache pages, and gets none of a
   * site that was replaced longer than `lookEveryMs` ago. Any other CDN would continue to show old pages.
   */
  readonly isCdnPurged?: boolean | undefined;
  /**
   * Proxies before this edge, as addresses, networks or `loopback`, separated by commas: their `X-Forwarded-For` and
   * `X-Forwarded-Proto` are believed. By default none are, and every visitor behind one has its address.
   */
  readonly trustedProxies?: string | undefined;
  /** Names of cookies that proxies before this edge set, besides those of the usual ones: the edge ends all others. */
  readonly cookiesOfProxies?: readonly string[] | undefined;
  /** The features of the edge; none by default. The first one that would answer a request does. */
  readonly features?: readonly EdgeFeature[];
  /** Limits in place of the default ones. */
  readonly limits?: Partial<EdgeLimits>;
  /** Receives a line for each request and each failure; by default, only failures are logged, to standard error. */
  readonly log?: Log | undefined;
  /** Counters; none by default. */
  readonly metrics?: EdgeMetrics | undefined;
}

const NO_SUCH_FILE = 'No such file in any release.\n';

/** Whether an address belongs to immutable files, even if the response is 404. */
const isImmutableFile = (target: string): boolean => cacheRules.immutableFiles.pattern.test(target);

/** The kind of a request, by its address. */
function kindOf(target: string): AnswerKind {
  const path = pathOf(target) ?? '';
  if (isImmutableFile(path)) return 'file';
  if (path === UPLOAD_PATH) return 'upload';
  if (path === VITALS_PATH) return 'vitals';
  return isAuthPath(path) ? 'auth' : 'page';
}

/**
 * Serves a composed site as a static host would: files with their compressed copies, immutable releases, pages that are
 * revalidated, and 404 for everything else. It passes statements and account requests to their services, so that the
 * site has one origin.
 */
export async function createEdge({
  store,
  vitalsFile = store instanceof FolderStore ? join(store.folder, 'vitals.json') : undefined,
  trust,
  statementsUrl,
  authUrl,
  authServiceKey,
  sessionSecret = randomBytes(SECRET_BYTES),
  releaseServiceUrl,
  errorsUrl = releaseServiceUrl,
  lookEveryMs,
  isCdnPurged = false,
  trustedProxies,
  cookiesOfProxies,
  features = [],
  limits,
  log = logFaults,
  metrics,
}: EdgeOptions): Promise<FastifyInstance> {
  const allLimits = { ...defaultLimits, ...limits };
  const bodies = new Map(features.flatMap((feature) => [...(feature.bodies ?? [])]));
  const accepted = { hasAuth: authUrl !== undefined, bodies };
  const app = createServer(allLimits, accepted, trustedProxies);
  const reportFault = (fault: Error) => {
    if (fault instanceof MetadataError) metrics?.countRefusedSite();
    const message = fault instanceof StateFault ? fault.message : `Visitors keep the last valid site: ${fault.message}`;
    log({ level: 'error', message });
  };
  const watched = watchStore(store, () => metrics?.countStoreFailure());
  const readPublic = keepPublicFiles(watched.readPublic);
  let isClosed = false;
  app.addHook('onClose', () => {
    isClosed = true;
  });
  const site = new CurrentSite(watched, trust, reportFault, {
    lookEveryMs,
    // A folder does not fail without its edge.
    ...(!(store instanceof FolderStore) && {
      onTaken: (taken, isCurrent) =>
        void readAhead(taken, () => !isClosed && isCurrent(), readPublic).catch(() => undefined),
    }),
  });
  metrics?.watchSite(() => site.look());
  observeRequests(app, (line, request, reply) => {
    metrics?.countAnswer(kindOf(request.url), line.status, reply.elapsedTime / 1000);
    log(line);
  });

  app.addHook('onRequest', async (request, reply) => {
    // Set first, so that every response has them; the statement service may set stricter ones.
    reply.headers(securityHeaders);
    if (isImmutableFile(request.url)) reply.header('Content-Security-Policy', releaseFilePolicy);
    const fault = findRequestFault(request.raw, accepted);
    return fault && sendText(reply, fault.status, fault.headers);
  });
  const parts = {
    app,
    store: watched,
    trust,
    log,
    releaseServiceUrl: errorsUrl,
    readSiteKeys: () => readSiteKeys(site.root),
    useSite: <T>(request: FastifyRequest, work: (own: Site) => Promise<T>) =>
      site.use(async (current) => work((await chooseSite(current, request))?.site ?? current)),
  };
  const hooks = features.map((feature) => feature.open(parts));
  const chooseSite = firstChoice(hooks);
  const answers = hooks.flatMap(({ answer }) => answer ?? []);
  app.setErrorHandler(async (error: { statusCode?: number; headers?: Record<string, string> }, request, reply) => {
    const { statusCode = 500, headers } = error;
    // A client that leaves while it sends is no failure.
    if (statusCode === 500 && !request.socket.destroyed) log({ level: 'error', message: 'A request failed.', error });
    // @fastify/static forbids only addresses that no file has.
    return statusCode === 403 ? sendText(reply, 404, {}, NO_SUCH_FILE) : sendText(reply, statusCode, headers);
  });

  await app.register(servePublicFiles, { store, readPublic });
  if (releaseServiceUrl !== undefined) {
    app.get(DISCOVERY_PATH, () => Promise.resolve({ releaseService: releaseServiceUrl }));
  }
  await app.register(proxyUploads, {
    prefix: UPLOAD_PATH,
    upstream: statementsUrl,
    timeoutMs: allLimits.upstreamTimeoutMs,
  });
  const readRegistry = () => site.use((current) => current.readRegistry());
  const sums = await VitalsStore.open(vitalsFile);
  await app.register(serveReleases, {
    prefix: RELEASES_PATH,
    readSite: (path) => site.use((current) => current.read(path)),
    readPublic,
    sums,
    releaseServiceUrl: errorsUrl,
  });
  await app.register(serveVitals, {
    prefix: VITALS_PATH,
    sums,
    readRegistry,
    onReport: async (report, request) => {
      await Promise.all(hooks.map(async ({ onReport }) => onReport?.(report, request)));
    },
  });

  if (authUrl !== undefined) {
    const keys = deriveSessionKeys(sessionSecret);
    givePageTickets(app, keys);
    const timeoutMs = allLimits.upstreamTimeoutMs;
    await app.register(proxyAuth, {
      prefix: AUTH_PATH,
      upstream: authUrl,
      timeoutMs,
      keys,
      serviceKey: authServiceKey,
      log,
    });
  }

  const sendVisitors = sendFrom(site, chooseSite, { isCdnPurged, cookiesOfProxies });
  const sendFromSite = (request: FastifyRequest, reply: FastifyReply) => {
    for (const answer of answers) {
      const answered = answer(request, reply);
      if (answered) return answered;
    }
    return sendVisitors(request, reply);
  };
  app.get('/*', sendFromSite);
  app.setNotFoundHandler(async (request, reply) => {
    return isImmutableFile(request.url) ? sendText(reply, 404, {}, NO_SUCH_FILE) : sendFromSite(request, reply);
  });
  return app;
}

type ChooseSite = NonNullable<EdgeHooks['chooseSite']>;

/** The choice of the first feature that makes one. */
function firstChoice(hooks: readonly EdgeHooks[]): ChooseSite {
  return async (current, request) => {
    for (const { chooseSite } of hooks) {
      const chosen = await chooseSite?.(current, request);
      if (chosen) return chosen;
    }
    return undefined;
  };
}

/** Makes the handler for addresses of the site. */
function sendFrom(
  site: CurrentSite,
  chooseSite: ChooseSite,
  { isCdnPurged, cookiesOfProxies }: Pick<EdgeOptions, 'isCdnPurged' | 'cookiesOfProxies'>,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { mayBeOutdated, chosen, ...answer } = await site.use(async (current, mayBeOutdated) => {
      const chosen = await chooseSite(current, request);
      const found = chosen
        ? await answerFromChosen(chosen, request)
        : await answerFromSite(current, request.url, request.headers);
      return { ...found, mayBeOutdated, chosen };
    });
    // A purge names canonical addresses; it would not reach others, such as one with a query.
    const ended = isImmutableFile(request.url) ? [] : endUnknownCookies(request, cookiesOfProxies);
    const isForAll = !chosen && ended.length === 0;
    const isPurged =
      isCdnPurged === true && isForAll && [200, 304].includes(answer.status) && isAddressAlone(request.url);
    if (isPurged && !mayBeOutdated) reply.header('CDN-Cache-Control', cacheRules.pages.cdnCacheControl);
    reply.code(answer.status).headers(answer.headers);
    if (ended.length > 0) reply.header('Cache-Control', 'private, no-cache');
    for (const cookie of ended) reply.header('Set-Cookie', cookie);
    return reply.send(answer.body);
  };
}

/** An uncached response of plain text: the file may exist tomorrow. */
function sendText(
  reply: FastifyReply,
  status: number,
  headers: Readonly<Record<string, string>> = {},
  text = `${STATUS_CODES[status] ?? String(status)}\n`,
): FastifyReply {
  return reply
    .code(status)
    .headers({ 'Cache-Control': REVALIDATE, ...headers })
    .type('text/plain; charset=utf-8')
    .send(text);
}

/** An HTTP server that enforces the limits, and sends the security headers with every response. */
function createServer(limits: EdgeLimits, accepted: Accepted, trustedProxies: string | undefined): FastifyInstance {
  /** Number of unfinished requests of each connection. */
  const unanswered = new WeakMap<Socket, Set<ServerResponse>>();
  const app = fastify({
    logger: false,
    genReqId: requestIdOf,
    ...(trustedProxies !== undefined && { trustProxy: trustedProxies }),
    forceCloseConnections: true,
    requestTimeout: limits.requestTimeoutMs,
    connectionTimeout: limits.idleTimeoutMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    http: {
      headersTimeout: limits.headersTimeoutMs,
      connectionsCheckingInterval: limits.checkIntervalMs,
      // The edge itself answers a request without Host, with its headers.
      requireHostHeader: false,
    },
    rewriteUrl: ({ url = '/' }) => originForm(url),
    // Requests that the router cannot parse do not reach the hooks.
    frameworkErrors: (error, _request, reply) => {
      reply.headers(securityHeaders);
      sendText(reply, error.statusCode ?? 400, { Connection: 'close' });
    },
    clientErrorHandler: (error, socket) => {
      // If the error belongs to another request than the only open one, the message would become part of another
      // response.
      const responses = [...(unanswered.get(socket) ?? [])];
      const isOwn = responses.every(({ headersSent, req }) => !headersSent && !req.complete);
      if (socket.writable && isOwn) socket.write(answerClientError(error.code));
      // Closed after the response, even if the client sends more.
      socket.destroySoon();
    },
  });

  app.server.on('request', ({ socket }, response) => {
    const responses = unanswered.get(socket) ?? new Set();
    unanswered.set(socket, responses.add(response));
    response.once('close', () => responses.delete(response));
  });
  // A client that asks before sending a body is rejected before it sends it.
  app.server.on('checkContinue', (request, response) => {
    if (!findRequestFault(request, accepted)) response.writeContinue();
    app.server.emit('request', request, response);
  });
  // Fastify has no route for it, and Node would close the connection without a response.
  app.server.on('connect', (_request, socket) => {
    socket.end(answerClientError('HPE_INVALID_METHOD'), () => socket.destroy());
  });
  app.server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...securityHeaders, 'Content-Length': 0, Connection: 'close' }).end();
  });
  return app;
}
