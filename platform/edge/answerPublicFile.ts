import type { IncomingHttpHeaders } from 'node:http';
import type { Store } from '@artha/core/store';
import { checkPreconditions } from './checkPreconditions.ts';
import { entityTag, readEncoded } from './readEncoded.ts';
import { pathOf } from './requestTarget.ts';

interface PublicFileAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** The file that an address names; undefined if the address is invalid. */
function fileAt(target: string): string | undefined {
  const path = pathOf(target)?.slice(1);
  const isFile = path?.split('/').every((segment) => !['', '.', '..'].includes(segment));
  return isFile ? path : undefined;
}

/**
 * The response to GET and HEAD for an immutable file, if the store is not a folder; undefined if the file does not
 * exist.
 * @param target the request's target in origin form.
 */
export async function answerPublicFile(
  readPublic: Store['readPublic'],
  target: string,
  requested: IncomingHttpHeaders,
): Promise<PublicFileAnswer | undefined> {
  const file = fileAt(target);
  const found = file && (await readEncoded(readPublic, file, requested));
  if (!found) return undefined;
  const tag = entityTag(found.body);
  const headers = { Vary: 'Accept-Encoding', ETag: tag };
  const status = checkPreconditions(requested, tag);
  return status === 200
    ? { status, headers: { ...headers, ...found.contentHeaders }, body: found.body }
    : { status, headers };
}
