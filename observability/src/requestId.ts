import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * The format of gateways' ids: hexadecimal digits, with or without dashes. Anything else may contain something about a
 * person.
 */
const idForm = /^[0-9a-f][0-9a-f-]{14,34}[0-9a-f]$/;

/** The format of `traceparent` (W3C Trace Context, section 3.2). */
const traceForm = /^[0-9a-f]{2}-(?<traceId>[0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

interface Head {
  readonly headers: IncomingHttpHeaders;
}

/** The id that the gateway gave to a request in `X-Request-Id`, or a new one. */
export function requestIdOf({ headers }: Head): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && idForm.test(given) ? given : randomUUID();
}

/** The id of the trace of a request; undefined if it has none. */
export function traceIdOf({ headers }: Head): string | undefined {
  const given = headers['traceparent'];
  return typeof given === 'string' ? traceForm.exec(given)?.groups?.['traceId'] : undefined;
}
