import type { IncomingHttpHeaders } from 'node:http';

/** The entity tags of a header, with the prefix of weak ones. */
function readTags(header: string): string[] {
  return header.match(/(?:W\/)?"[^"]*"/g) ?? [];
}

/**
 * The status of a request for an existing file according to its conditions (RFC 9110, section 13.2.2). Ignores dates,
 * because no response has one: two publishes within a second would look the same.
 * @param tag the strong entity tag of the response.
 */
export function checkPreconditions(headers: IncomingHttpHeaders, tag: string): 200 | 304 | 412 {
  const ifMatch = headers['if-match'];
  if (ifMatch !== undefined && ifMatch.trim() !== '*' && !readTags(ifMatch).includes(tag)) return 412;
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch === undefined) return 200;
  const isKnown = ifNoneMatch.trim() === '*' || readTags(ifNoneMatch).some((one) => one.replace(/^W\//, '') === tag);
  return isKnown ? 304 : 200;
}
