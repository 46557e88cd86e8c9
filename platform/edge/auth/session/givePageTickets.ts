import type { FastifyInstance, FastifyRequest } from 'fastify';
import { gzipSync } from 'node:zlib';
import { pathOf } from '../../requestTarget.ts';
import { readTokenClaims, sessionIdOf } from './heldSession.ts';
import { pageTicketOf } from './pageTicket.ts';
import { readSessionCookie } from './sessionCookie.ts';
import type { SessionKeys } from './sessionKeys.ts';

/** The pages of the account, in any language: the policy of a site gives them to one remote. */
const accountPath = /^(?:\/[a-z]{2})?\/auth\//;

/** Whether the answer becomes the document of a tab: no script sets this header, and none reads such an answer. */
const isForTab = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-dest'] === 'document';

/** Whether a page runs code of one remote alone, and no other window reaches it. */
const isIsolated = (openerPolicy: unknown): boolean => openerPolicy === 'noopener-allow-popups';

interface Ticketed {
  readonly ticket: string;
  readonly acceptsGzip: boolean;
}

/** Adds the ticket to a document, outside the part that the shell hydrates. */
function addTicket(html: string, ticket: string): string {
  const headEnd = Math.max(html.indexOf('</head>'), 0);
  return `${html.slice(0, headEnd)}<meta name="artha-ticket" content="${ticket}">${html.slice(headEnd)}`;
}

/**
 * Gives each account page that a signed-in person opens a ticket, by which the edge tells its requests from those of other
 * pages. No other answer is changed, and none before a person signs in.
 */
export function givePageTickets(app: FastifyInstance, keys: SessionKeys): void {
  const ticketed = new WeakMap<FastifyRequest, Ticketed>();

  app.addHook('onRequest', (request, _reply, done) => {
    if (isForTab(request) && accountPath.test(pathOf(request.url) ?? '')) {
      const session = readSessionCookie(request, keys.sealing);
      const claims = session && readTokenClaims(session.accessToken);
      if (claims) {
        const acceptsGzip = /\bgzip\b/.test(String(request.headers['accept-encoding']));
        ticketed.set(request, { ticket: pageTicketOf(keys, sessionIdOf(claims)), acceptsGzip });
        // The page of a cache has no ticket, or that of another session; a compressed copy cannot be changed.
        delete request.headers['if-none-match'];
        delete request.headers['if-modified-since'];
        delete request.headers['accept-encoding'];
      }
    }
    done();
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const own = ticketed.get(request);
    if (!own || !Buffer.isBuffer(payload) || !isIsolated(reply.getHeader('cross-origin-opener-policy'))) {
      done(null, payload);
      return;
    }
    for (const name of ['CDN-Cache-Control', 'ETag', 'Content-Length']) reply.removeHeader(name);
    reply.header('Cache-Control', 'private, no-store');
    const html = addTicket(payload.toString(), own.ticket);
    if (own.acceptsGzip) reply.header('Content-Encoding', 'gzip');
    done(null, own.acceptsGzip ? gzipSync(html) : html);
  });
}
