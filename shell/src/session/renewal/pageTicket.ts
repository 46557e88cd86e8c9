import { fetchInTime } from './inTime.ts';
import type { TokenStorage } from '../storage/tokenStorage.ts';

/** Carries the ticket to the edge, and back after signing in. */
const TICKET_HEADER = 'X-Artha-Page';
const REMEMBER_HEADER = 'X-Artha-Remember';

/** Takes the ticket out of the document; undefined on another page than one of the account, or without our edge. */
function takeTicket(): string | undefined {
  const element = document.querySelector('meta[name=artha-ticket]');
  element?.remove();
  return element?.getAttribute('content') ?? undefined;
}

/** Whether the service is behind the edge of the site; another one would have to allow headers that it does not know. */
function isBehindEdge(input: RequestInfo | URL): boolean {
  const address = typeof input === 'string' || input instanceof URL ? input : input.url;
  return new URL(address, location.origin).origin === location.origin;
}

/**
 * Makes a `fetch` that tells the edge what it decides by: the ticket of an account page, and whether the session that
 * begins is remembered. A ticket is in the memory of this document alone.
 */
export function createTicketFetch(storage: TokenStorage): typeof fetchInTime {
  let ticket = takeTicket();
  return async (input, init) => {
    if (!isBehindEdge(input)) return fetchInTime(input, init);
    const headers = new Headers(init?.headers);
    const choice = storage.readChoice();
    if (ticket !== undefined) headers.set(TICKET_HEADER, ticket);
    if (choice !== undefined) headers.set(REMEMBER_HEADER, String(choice));
    const response = await fetchInTime(input, { ...init, headers });
    ticket = response.headers.get(TICKET_HEADER) ?? ticket;
    return response;
  };
}
