import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestLine } from './log.ts';
import { traceIdOf } from './requestId.ts';

/** Called for every request once it is answered. */
type Observer = (line: RequestLine, request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Reports every request that a server answers. Call it before its routes are added; its requests have the ids of the
 * gateway if it is created with `genReqId: requestIdOf`.
 */
export function observeRequests(app: FastifyInstance, observe: Observer): void {
  app.addHook('onResponse', (request, reply, done) => {
    const traceId = traceIdOf(request);
    const line = {
      method: request.method,
      path: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      requestId: request.id,
      ...(traceId !== undefined && { traceId }),
    };
    observe(line, request, reply);
    done();
  });
}
