import * as v from 'valibot';
import { nameSchema } from '@artha/shared/contract';
import { keysOf, ownerOf, type Policy } from '@artha/core/policy';
import { Refusal } from '@artha/core/refusal';
import { isSigned, signContent, signedContentSchema } from '@artha/core/signedContent';
import type { Signer } from '@artha/core/signer';

/** The longest time for which a tab may run a team's own build, in ms. */
export const LONGEST_OVERRIDE_MS = 8 * 60 * 60 * 1000;

/** An address at which the person's own machine alone answers. */
const loopbackOrigin = v.pipe(
  v.string(),
  v.regex(/^http:\/\/127\.0\.0\.1:[1-9]\d{0,4}$/, 'an address of one’s own machine'),
);

const overrideSchema = v.strictObject({
  /** The remote whose release is replaced. */
  name: nameSchema,
  /** The origin that serves its own build. */
  origin: loopbackOrigin,
  /** SHA-256, in hexadecimal digits, of a secret that the site gave to the tab which asked. */
  challenge: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** When it ends. */
  until: v.pipe(v.string(), v.isoTimestamp()),
});

/** One remote in one tab from its team's own machine. */
export type Override = v.InferOutput<typeof overrideSchema>;

const statementSchema = v.pipe(
  v.string(),
  v.parseJson(),
  // No other document that a team signs has this type.
  v.strictObject({ _type: v.literal('override'), audience: v.string(), ...overrideSchema.entries }),
);
const recordSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ _type: v.literal('override-record'), ...overrideSchema.entries }),
);

/** Signs a document. @returns it with its signature, in Base64url, as cookies and JSON take it. */
const seal = (document: object, signer: Signer): string =>
  Buffer.from(JSON.stringify(signContent(JSON.stringify(document), signer))).toString('base64url');

/** Opens what `seal` has written, signed or not; undefined if it is nothing of the kind. */
function open(text: string) {
  const json = Buffer.from(text, 'base64url').toString();
  const sealed = v.safeParse(v.pipe(v.string(), v.parseJson(), signedContentSchema), json);
  return sealed.success ? sealed.output : undefined;
}

/**
 * Signs that a team runs its own build of its remote in one tab.
 * @param audience address of the release service.
 */
export function signOverride(override: Override, audience: string, signer: Signer): string {
  return seal({ _type: 'override', audience, ...override }, signer);
}

function checkTime({ name, until }: Override, now: Date): void {
  const left = Date.parse(until) - now.getTime();
  if (left <= 0) throw new Refusal('RE-23', `The override of ${name} ended on ${until}.`);
  if (left > LONGEST_OVERRIDE_MS)
    throw new Refusal('RE-23', `The override of ${name} would last for more than 8 hours.`);
}

/**
 * Decides whether a team may override a remote: who may publish it may run it from the own machine, too.
 * @param name the remote.
 * @param statement as it was signed.
 * @throws Refusal with the reason.
 */
export function checkOverride(
  name: string,
  statement: string,
  { policy, audience, now }: { readonly policy: Policy; readonly audience: string; readonly now: Date },
): Override {
  if (!ownerOf(policy, name)) throw new Refusal('RE-20', `The policy knows no remote “${name}”.`);
  const sealed = open(statement);
  if (!sealed) throw new Refusal('RE-21', `An override of ${name} needs a statement that its team signed.`);
  const { content, key } = sealed;
  if (!keysOf(policy, name).includes(key)) throw new Refusal('RE-21', `The key ${key} may not override ${name}.`);
  const said = v.safeParse(statementSchema, content);
  if (!said.success) throw new Refusal('RE-22', `The statement cannot be read: ${v.summarize(said.issues)}`);
  const { _type, audience: saidAudience, ...override } = said.output;
  if (!isSigned(sealed) || override.name !== name || saidAudience !== audience)
    throw new Refusal('RE-22', `The statement is not one to override ${name} at ${audience}.`);
  checkTime(override, now);
  return override;
}

/** The service's confirmation of an override, for edges: they know the service's key, and not those of teams. */
export function signOverrideRecord(override: Override, signer: Signer): string {
  return seal({ _type: 'override-record', ...override }, signer);
}

/**
 * Reads the service's confirmation of an override.
 * @param siteKeys the keys that sign the site.
 * @returns undefined if none of them signed it, or if it has ended.
 */
export function readOverrideRecord(record: string, siteKeys: readonly string[], now: Date): Override | undefined {
  const sealed = open(record);
  if (!sealed || !siteKeys.includes(sealed.key) || !isSigned(sealed)) return undefined;
  const said = v.safeParse(recordSchema, sealed.content);
  if (!said.success) return undefined;
  const { _type, ...override } = said.output;
  const left = Date.parse(override.until) - now.getTime();
  return left > 0 && left <= LONGEST_OVERRIDE_MS ? override : undefined;
}
