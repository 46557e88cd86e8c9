import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pathOf } from '../../edge/requestTarget.ts';
import { readTokenClaims, sessionIdOf } from './heldSession.ts';
import { pageTicketOf, TICKET_TIMING } from './pageTicket.ts';
import { readSessionCookie } from './sessionCookie.ts';
import type { SessionKeys } from './sessionKeys.ts';

/** The pages of the account, in any language: the policy of a site gives them to one remote. */
const accountPath = /^(?:\/[a-z]{2})?\/auth\//;

/** Whether the answer becomes the document of a tab: no script sets this header, and none reads such an answer. */
const isForTab = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-dest'] === 'document';

/** Whether a page runs code of one remote alone, and no other window reaches it. */
const isIsolated = (openerPolicy: unknown): boolean => openerPolicy === 'noopener-allow-popups';

/**
 * Gives each account page that a signed-in person opens a ticket, by which the edge tells its requests from those of other
 * pages. No other answer is changed, and none before a person signs in.
 */
export function givePageTickets(app: FastifyInstance, keys: SessionKeys): void {
  const tickets = new WeakMap<FastifyRequest, string>();

  app.addHook('onRequest', (request, _reply, done) => {
    if (isForTab(request) && accountPath.test(pathOf(request.url) ?? '')) {
      const session = readSessionCookie(request, keys.sealing);
      const claims = session && readTokenClaims(session.accessToken);
      if (claims) {
        tickets.set(request, pageTicketOf(keys, sessionIdOf(claims)));
        // The page of a cache has no ticket, or that of another session.
        delete request.headers['if-none-match'];
        delete request.headers['if-modified-since'];
      }
    }
    done();
  });

  app.addHook('onSend', (request, reply, _payload, done) => {
    const ticket = tickets.get(request);
    if (ticket !== undefined && isIsolated(reply.getHeader('cross-origin-opener-policy'))) {
      reply.removeHeader('CDN-Cache-Control');
      reply.headers({ 'Server-Timing': `${TICKET_TIMING};desc="${ticket}"`, 'Cache-Control': 'private, no-store' });
    }
    done();
  });
}
