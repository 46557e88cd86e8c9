import { negotiate } from '@fastify/accept-negotiator';
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { contentTypeOf } from '@artha/shared/contract';
import { isCompressible } from '@artha/core/compress';

/** A file in one encoding, with the headers of this content. */
export interface EncodedFile {
  readonly body: Buffer;
  readonly contentHeaders: Readonly<Record<string, string>>;
}

/** The extension of the stored copy in each encoding, the smallest copy first. */
const endings = { br: '.br', gzip: '.gz' };

/** Reads a file in the client's favourite encoding; undefined if it does not exist. */
export async function readEncoded(
  read: (path: string) => Promise<Buffer | undefined>,
  file: string,
  requested: IncomingHttpHeaders,
): Promise<EncodedFile | undefined> {
  const contentType = { 'Content-Type': contentTypeOf(file) };
  const accepted = requested['accept-encoding']?.toString().toLowerCase() ?? '';
  const encoding = isCompressible(file) ? negotiate(accepted, ['br', 'gzip']) : null;
  const copy = encoding && (await read(file + endings[encoding]));
  if (copy) return { body: copy, contentHeaders: { ...contentType, 'Content-Encoding': encoding } };
  const body = await read(file);
  return body && { body, contentHeaders: contentType };
}

/** The strong entity tag of the content. */
export function entityTag(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}
