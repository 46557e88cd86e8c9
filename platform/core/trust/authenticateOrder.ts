import * as v from 'valibot';
import { Refusal } from '../format/refusal.ts';
import { sha256Of } from '../format/sha256Of.ts';
import { isSignedBy, MetadataError, readMetadata } from './metadata.ts';
import { keysOf, ownerOf, workflowsOf, type Policy } from './policy.ts';
import type { ReleaseOrder } from './releaseOrder.ts';
import { verifyToken, type IssuerKeys, type VerifiedToken } from './verifyToken.ts';

/** A release order is signed just before it is sent; someone else could replay one with a longer validity. */
const LONGEST_LIFE_MS = 24 * 60 * 60 * 1000;

/** A token that vouched for a release order; it cannot be used for another one. */
export const usedTokenSchema = v.object({
  id: v.string(),
  /** When the record may be deleted because the token has expired, in seconds since 1970. */
  expires: v.number(),
  /** SHA-256 of the release order, in hexadecimal digits. */
  order: v.string(),
});

type UsedToken = v.InferOutput<typeof usedTokenSchema>;

/** The facts that the signer of an order is checked against. */
export interface SignerContext {
  readonly policy: Policy;
  /** Address of this release service. */
  readonly audience: string;
  readonly now: Date;
  readonly issuerKeys: IssuerKeys;
  readonly usedTokens: readonly UsedToken[];
}

/** A kind of order that a team signs. */
export interface OrderKind<T> {
  /** @throws MetadataError if the content is no order of this kind about the remote. */
  readonly read: (name: string, content: Uint8Array) => T;
  /** The audience of the tokens that vouch for its keys: a token for one kind is of no use for another. */
  readonly tokenAudience: (audience: string) => string;
  /** Whether workflows of pull requests may sign it. */
  readonly acceptsPullRequests: boolean;
}

/** The signer of a release order: a team's key, or a workflow whose token vouched for a key of the run. */
export const publisherSchema = v.object({
  /** The public key that signed. */
  key: v.string(),
  /** The workflow that vouched for the key. */
  workflow: v.optional(
    v.object({
      issuer: v.string(),
      repository: v.string(),
      workflow: v.string(),
      commit: v.optional(v.string()),
    }),
  ),
});

type Publisher = v.InferOutput<typeof publisherSchema>;

/** An order from an authorised signer. */
export interface SignedOrder<T> {
  readonly order: T;
  readonly content: Uint8Array;
  readonly by: Publisher;
  readonly usedToken?: UsedToken;
}

/** @throws Refusal RE-22 instead of what parsing throws. */
function refuseUnreadable<T>(parse: () => T): T {
  try {
    return parse();
  } catch (cause) {
    throw new Refusal('RE-22', cause instanceof MetadataError ? cause.message : String(cause), cause);
  }
}

/** The key that signed it, and the token that vouches for the key if the policy does not name it. */
async function findKey(
  name: string,
  content: Uint8Array,
  token: string | undefined,
  { policy, audience, issuerKeys, now }: SignerContext,
  { tokenAudience, acceptsPullRequests }: Omit<OrderKind<unknown>, 'read'>,
): Promise<{ readonly key: string; readonly token?: VerifiedToken }> {
  const metadata = readMetadata('targets', content, `The release order for ${name}`);
  const named = Object.keys(metadata.signatures);
  const [key, ...others] = named;
  if (key === undefined || others.length > 0) {
    throw new Refusal('RE-22', `The release order for ${name} has ${String(named.length)} signatures, not one.`);
  }
  const isTeams = keysOf(policy, name).includes(key);
  if (policy.revoked.includes(key)) throw new Refusal('RE-21', `The key ${key} was revoked.`);
  if (!isTeams && token === undefined) throw new Refusal('RE-21', `The key ${key} may not publish ${name}.`);
  if (!isSignedBy(metadata, key))
    throw new Refusal('RE-22', `The release order for ${name} was changed after it was signed.`);
  if (isTeams || token === undefined) return { key };
  const expected = {
    audience: tokenAudience(audience),
    keys: issuerKeys,
    now,
    acceptsPullRequests,
  };
  return { key, token: await verifyToken(token, workflowsOf(policy, name), expected) };
}

/**
 * Checks how long an order is valid.
 * @throws Refusal if it has expired, or is valid for too long.
 */
export function checkTime({ name, expires }: Pick<ReleaseOrder, 'name' | 'expires'>, now: Date): void {
  if (expires <= now) throw new Refusal('RE-23', `The release order for ${name} expired on ${expires.toISOString()}.`);
  if (expires.getTime() - now.getTime() > LONGEST_LIFE_MS) {
    throw new Refusal('RE-23', `The release order for ${name} is valid for more than a day.`);
  }
}

/** The signer of an order, and the token that vouched for the key. */
async function findSigner(
  { name, audience }: Pick<ReleaseOrder, 'name' | 'audience'>,
  content: Uint8Array,
  token: string | undefined,
  context: SignerContext,
  kind: Omit<OrderKind<unknown>, 'read'>,
): Promise<{ readonly by: Publisher; readonly usedToken?: UsedToken }> {
  if (audience !== context.audience) {
    throw new Refusal('RE-22', `The release order is for ${audience}, but this is ${context.audience}.`);
  }
  const { key, token: verified } = await findKey(name, content, token, context, kind);
  if (!verified) return { by: { key } };
  const { issuer, repository, workflow, commit, id, expires } = verified;
  return {
    by: { key, workflow: { issuer, repository, workflow, commit } },
    usedToken: { id, expires, order: sha256Of(content) },
  };
}

/**
 * Checks that a token vouches for one order alone.
 * @throws Refusal if it vouched for another one before.
 */
export function checkToken(token: UsedToken | undefined, usedTokens: readonly UsedToken[]): void {
  const isUsed = usedTokens.some(({ id, order }) => id === token?.id && order !== token.order);
  if (isUsed) throw new Refusal('RE-26', 'The token was already used for another release order.');
}

/**
 * Decides whether the signer of an order may publish the remote. Checks neither its time nor whether its token was used.
 * @param content the order as it was signed.
 * @param token from the CI, which vouches for a key that the policy does not name.
 * @throws Refusal with the reason.
 */
export async function authenticateOrder<T extends Pick<ReleaseOrder, 'name' | 'audience'>>(
  name: string,
  content: Uint8Array,
  token: string | undefined,
  context: SignerContext,
  kind: OrderKind<T>,
): Promise<SignedOrder<T>> {
  if (!ownerOf(context.policy, name)) throw new Refusal('RE-20', `The policy knows no remote “${name}”.`);
  const order = refuseUnreadable(() => kind.read(name, content));
  const { by, usedToken } = await findSigner(order, content, token, context, kind);
  return { order, content, by, ...(usedToken && { usedToken }) };
}
