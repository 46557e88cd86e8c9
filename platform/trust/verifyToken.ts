import { createRemoteJWKSet, decodeJwt, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import { Refusal } from '../publish/refusal.ts';
import { sha256Of } from '../store/sha256Of.ts';
import type { WorkflowPublisher } from './policy.ts';

/** How long somebody's own clock may be off, in seconds. */
const CLOCK_TOLERANCE_S = 30;
/** Tokens of workflows live for minutes; one that is good for longer was not made for this. */
const LONGEST_LIFE_S = 60 * 60;
/** How long an issuer may take to answer, in milliseconds. */
const ISSUER_TIMEOUT_MS = 8000;

const issuerSchema = v.object({ jwks_uri: v.pipe(v.string(), v.url()) });

/** The claims of GitHub’s tokens, and those of GitLab’s under the same names. */
const claimsSchema = v.pipe(
  v.object({
    iat: v.number(),
    exp: v.number(),
    jti: v.pipe(v.string(), v.minLength(1)),
    repository: v.optional(v.string()),
    repository_owner_id: v.optional(v.string()),
    workflow_ref: v.optional(v.string()),
    project_path: v.optional(v.string()),
    namespace_id: v.optional(v.string()),
    ci_config_ref_uri: v.optional(v.string()),
    sha: v.optional(v.string()),
  }),
  v.transform(({ iat, exp, jti, sha, ...claims }) => ({
    issuedAt: iat,
    expires: exp,
    id: jti,
    commit: sha,
    repository: claims.repository ?? claims.project_path,
    ownerId: claims.repository_owner_id ?? claims.namespace_id,
    // GitLab writes the host before it: gitlab.com/group/project//.gitlab-ci.yml@refs/heads/main.
    workflow: claims.workflow_ref ?? claims.ci_config_ref_uri?.replace(/^[^/]+\//, '').replace('//', '/'),
  })),
);

/** What a token says, after it was verified. */
export interface VerifiedToken {
  readonly issuer: string;
  readonly repository: string;
  /** File, repository and branch of the workflow, as the issuer writes it. */
  readonly workflow: string;
  readonly commit: string | undefined;
  /** Names the token without being of any use to who reads it: a digest of issuer and number. */
  readonly id: string;
  /** In seconds since 1970. */
  readonly expires: number;
}

/** Finds the keys of an issuer by its discovery document (OpenID Connect Discovery 1.0), once for each issuer. */
export class IssuerKeys {
  readonly #known = new Map<string, Promise<JWTVerifyGetKey>>();

  /** @throws where the issuer cannot be reached. */
  async of(issuer: string): Promise<JWTVerifyGetKey> {
    const keys = this.#known.get(issuer) ?? this.#discover(issuer);
    this.#known.set(issuer, keys);
    return keys.catch((error: unknown) => {
      this.#known.delete(issuer);
      throw error;
    });
  }

  async #discover(issuer: string): Promise<JWTVerifyGetKey> {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const response = await fetch(address, { signal: AbortSignal.timeout(ISSUER_TIMEOUT_MS), redirect: 'error' });
    if (!response.ok) throw new Error(`${address} answers ${String(response.status)}.`);
    const { jwks_uri: keys } = v.parse(issuerSchema, await response.json());
    return createRemoteJWKSet(new URL(keys), { timeoutDuration: ISSUER_TIMEOUT_MS });
  }
}

function issuerOf(token: string): string {
  try {
    return decodeJwt(token).iss ?? '';
  } catch (cause) {
    throw new Refusal('RE-25', 'What was sent as a token is none.', cause);
  }
}

function reasonOf(error: unknown, issuer: string, audience: string): string {
  if (error instanceof errors.JWTExpired) return 'The token has expired.';
  if (error instanceof errors.JWTClaimValidationFailed) {
    return error.claim === 'aud' ? `The token is not for ${audience}.` : `The token’s “${error.claim}” does not fit.`;
  }
  if (error instanceof errors.JOSEError) return `The token is not signed by ${issuer}: ${error.message}.`;
  return `The keys of ${issuer} cannot be had: ${String(error)}.`;
}

/**
 * Verifies the OpenID Connect token of a team's CI.
 * @param publishers the workflows that may publish what is to be published.
 * @param audience address of the release service, for which the token must have been asked for.
 * @throws Refusal for a token of somebody else, for something else, or out of its time.
 */
export async function verifyToken(
  token: string,
  publishers: readonly WorkflowPublisher[],
  { audience, keys, now }: { readonly audience: string; readonly keys: IssuerKeys; readonly now: Date },
): Promise<VerifiedToken> {
  const issuer = issuerOf(token);
  const ofIssuer = publishers.filter((one) => one.issuer === issuer);
  if (ofIssuer.length === 0) throw new Refusal('RE-25', `Nobody trusts tokens of ${issuer || 'no issuer'} for this.`);
  const { payload } = await keys
    .of(issuer)
    .then((key) =>
      jwtVerify(token, key, {
        issuer,
        audience,
        currentDate: now,
        clockTolerance: CLOCK_TOLERANCE_S,
        algorithms: ['RS256', 'ES256', 'EdDSA', 'PS256', 'ES384', 'RS384', 'RS512'],
        requiredClaims: ['exp', 'iat', 'jti'],
      }),
    )
    .catch((cause: unknown) => {
      throw new Refusal('RE-25', reasonOf(cause, issuer, audience), cause);
    });
  const claims = v.safeParse(claimsSchema, payload);
  if (!claims.success) throw new Refusal('RE-25', `The token’s claims do not fit: ${v.summarize(claims.issues)}`);
  const { issuedAt, expires, id, repository, ownerId, workflow, commit } = claims.output;
  if (expires - issuedAt > LONGEST_LIFE_S) throw new Refusal('RE-25', 'The token is good for more than an hour.');
  const publisher = ofIssuer.find(
    (one) =>
      one.repository === repository &&
      workflow === `${one.repository}/${one.workflow}@${one.ref}` &&
      (one.ownerId === undefined || one.ownerId === ownerId),
  );
  if (!publisher || repository === undefined || workflow === undefined) {
    throw new Refusal('RE-25', `${workflow ?? repository ?? 'The token’s workflow'} may not publish this.`);
  }
  const digest = sha256Of(`${issuer}\n${id}`);
  return { issuer, repository, workflow, commit, id: digest, expires };
}
