import { isSameMark, mark } from './handles.ts';
import type { SessionKeys } from './sessionKeys.ts';

/** How long a ticket is valid, in seconds; a page that is open for longer is loaded again. */
const LIFE_S = 4 * 3600;

/** The header in which a page sends its ticket, and gets one after signing in. */
export const TICKET_HEADER = 'x-artha-page';

const nowS = (): number => Math.floor(Date.now() / 1000);

/**
 * Makes the ticket of an account page: it proves that a request comes from such a page of this session. Only the answer
 * to a navigation carries one, so that no script of another page reads it.
 */
export function pageTicketOf(keys: SessionKeys, sessionId: string): string {
  const end = String(nowS() + LIFE_S);
  return `${end}.${mark(keys, 'page', end, sessionId)}`;
}

/** Whether a ticket is valid for a session. */
export function isPageTicketOf(keys: SessionKeys, ticket: string, sessionId: string): boolean {
  const [end = '', made = ''] = ticket.split('.');
  return Number(end) > nowS() && isSameMark(made, mark(keys, 'page', end, sessionId));
}
