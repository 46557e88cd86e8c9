import * as v from 'valibot';
import { fetchInTime } from './inTime.ts';
import type { TokenStorage } from '../storage/tokenStorage.ts';

/** The name of the ticket in `Server-Timing` of a document, and the header that carries it to the edge and back. */
const TIMING = 'artha-page';
const TICKET_HEADER = 'X-Artha-Page';
const REMEMBER_HEADER = 'X-Artha-Remember';

const entrySchema = v.object({
  serverTiming: v.array(v.object({ name: v.string(), description: v.string() })),
});

/** The ticket with which the document came; undefined for another page than one of the account, or without our edge. */
function ticketOfDocument(): string | undefined {
  const entry = v.safeParse(entrySchema, performance.getEntriesByType('navigation')[0]);
  return entry.success ? entry.output.serverTiming.find(({ name }) => name === TIMING)?.description : undefined;
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
  let ticket = ticketOfDocument();
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
