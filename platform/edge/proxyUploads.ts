import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { endToEndHeaders } from './endToEndHeaders.ts';
import { isAnswering } from './isAnswering.ts';
import { UPLOAD_PATH, uploadMethods } from './findRequestFault.ts';

/** How uploads are passed to the statement service. */
export interface UploadProxyOptions {
  /** Address of the statement service; undefined if there is none. */
  readonly upstream: string | undefined;
  /** Milliseconds until it must start its response, and between two parts of it. */
  readonly timeoutMs: number;
}

/** The upload form's message while the statement service cannot be reached. */
const unreachable = {
  error: 'We could not reach the server. Your file and bank are still selected; please try again.',
};
const unreachableHeaders = { 'Retry-After': '60', 'Cache-Control': 'no-store', Connection: 'close' };

/** How long an answer may take before the service is asked whether it runs, in ms; most are there long before. */
const ASK_AFTER_MS = 5000;
/** A service that does not say so twice in a row is stopped, or cannot be reached any more. */
const MOST_FAILURES = 2;

/** Answers instead of a service that stopped while it had a request: a visitor would wait until the time is up. */
async function answerIfStopped(upstream: string, reply: FastifyReply): Promise<void> {
  const isAnswered = () => reply.sent || reply.raw.destroyed;
  for (let failed = 0; failed < MOST_FAILURES;) {
    if (failed === 0) await wait(ASK_AFTER_MS, undefined, { ref: false });
    if (isAnswered()) return;
    failed = (await isAnswering(upstream)) ? 0 : failed + 1;
  }
  if (!isAnswered()) void reply.code(503).headers(unreachableHeaders).send(unreachable);
}

/** Passes `/upload` to the statement service, so that the site has one origin. */
export async function proxyUploads(app: FastifyInstance, { upstream, timeoutMs }: UploadProxyOptions): Promise<void> {
  if (!upstream) {
    // Before the body is read, because no service will receive it.
    app.addHook('onRequest', async (_request, reply) => reply.code(503).headers(unreachableHeaders).send(unreachable));
    app.route({ method: uploadMethods, url: '/', handler: () => undefined });
    return;
  }
  app.addHook('onRequest', (_request, reply, done) => {
    void answerIfStopped(upstream, reply);
    done();
  });
  await app.register(proxy, {
    upstream,
    rewritePrefix: UPLOAD_PATH,
    routes: ['/'],
    httpMethods: uploadMethods,
    proxyPayloads: true,
    undici: { headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => {
        // The edge has already answered the expectation (RFC 9110, section 10.1.1).
        // The session of a person is nothing to this service.
        const { expect, cookie, ...others } = endToEndHeaders(headers);
        // The service counts uploads by address: the last one is what this edge saw, the others are the sender's
        // claims.
        const forwardedFor = [others['x-forwarded-for'] ?? [], request.ip].flat().join(', ');
        return { ...others, 'x-forwarded-for': forwardedFor, 'x-request-id': request.id };
      },
      rewriteHeaders: endToEndHeaders,
      onResponse: (_request, reply, response) => {
        // The visitor has the answer of this edge already.
        if (reply.sent) response.stream.resume();
        else void reply.send(response.stream);
      },
      onError: (reply) => {
        if (reply.sent) return;
        void reply.code(503).headers(unreachableHeaders).send(unreachable);
      },
    },
  });
}
