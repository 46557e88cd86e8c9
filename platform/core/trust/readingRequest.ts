import * as v from 'valibot';
import { nameSchema } from '@artha/shared/contract';
import { Refusal } from '../format/refusal.ts';
import { keysOf, type Policy } from './policy.ts';
import { isSigned, signContent, signedContentSchema } from './signedContent.ts';
import type { Signer } from './signer.ts';

/** The header with a signed request to read what only a remote's team may read. */
export const READING_HEADER = 'artha-reading';

/** How long a request that is sent at once is valid, and the longest validity, in ms. */
const LIFE_MS = 60_000;
const LONGEST_LIFE_MS = 10 * LIFE_MS;

const contentSchema = v.strictObject({
  // No other document that a team signs has this type.
  _type: v.literal('reading'),
  name: nameSchema,
  audience: v.string(),
  expires: v.pipe(v.string(), v.isoTimestamp()),
});

/**
 * Signs a request to read what only the team of a remote may read.
 * @param audience address of the release service.
 * @returns the value of the header.
 */
export function signReading(name: string, audience: string, signer: Signer, now = new Date()): string {
  const expires = new Date(now.getTime() + LIFE_MS).toISOString();
  const content = JSON.stringify({ _type: 'reading', name, audience, expires });
  return Buffer.from(JSON.stringify(signContent(content, signer))).toString('base64');
}

/**
 * Checks that a key of the remote's team signed a request to read.
 * @param header its value; undefined if there is none.
 * @throws Refusal with the reason.
 */
export function checkReading(
  name: string,
  header: string | undefined,
  { policy, audience, now }: { readonly policy: Policy; readonly audience: string; readonly now: Date },
): void {
  const json = Buffer.from(header ?? '', 'base64').toString();
  const request = v.safeParse(v.pipe(v.string(), v.parseJson(), signedContentSchema), json);
  if (!request.success) throw new Refusal('RE-21', `What is read of ${name} needs a request that its team signed.`);
  const { content, key } = request.output;
  if (!keysOf(policy, name).includes(key))
    throw new Refusal('RE-21', `The key ${key} may not read events or errors of ${name}.`);
  const said = v.safeParse(v.pipe(v.string(), v.parseJson(), contentSchema), content);
  if (!isSigned(request.output) || !said.success || said.output.name !== name || said.output.audience !== audience)
    throw new Refusal('RE-22', `This is not a request to read events or errors of ${name} at ${audience}.`);
  const left = Date.parse(said.output.expires) - now.getTime();
  if (left <= 0 || left > LONGEST_LIFE_MS) throw new Refusal('RE-23', `The request expires on ${said.output.expires}.`);
}
