import type { IncomingHttpHeaders } from 'node:http';

/** Headers for a single connection, besides those that `Connection` names (RFC 9110, section 7.6.1). */
const connectionHeaders: ReadonlySet<string> = new Set([
  'connection',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The headers that may be passed on to the next connection. */
export function endToEndHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !connectionHeaders.has(name) && !named.has(name)),
  );
}
