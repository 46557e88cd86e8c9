import { createRemoteJWKSet, decodeJwt, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import { Refusal } from '../format/refusal.ts';
import { sha256Of } from '../format/sha256Of.ts';
import type { WorkflowPublisher } from './policy.ts';

/** Allowed clock difference in seconds. */
const CLOCK_TOLERANCE_S = 30;
/** Workflow tokens are valid for minutes; one that is valid for longer was not issued for this purpose. */
const LONGEST_LIFE_S = 60 * 60;
/** Timeout for an issuer's response in milliseconds. */
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
    // GitLab puts the host first: gitlab.com/group/project//.gitlab-ci.yml@refs/heads/main.
    workflow: claims.workflow_ref ?? claims.ci_config_ref_uri?.replace(/^[^/]+\//, '').replace('//', '/'),
  })),
);

/** The content of a verified token. */
export interface VerifiedToken {
  readonly issuer: string;
  readonly repository: string;
  /** File, repository and branch of the workflow, as the issuer writes it. */
  readonly workflow: string;
  readonly commit: string | undefined;
  /** Identifies the token without revealing it: a digest of its issuer and id. */
  readonly id: string;
  /** In seconds since 1970. */
  readonly expires: number;
}

/** Loads the keys of an issuer through its discovery document (OpenID Connect Discovery 1.0), once for each issuer. */
export class IssuerKeys {
  readonly #known = new Map<string, Promise<JWTVerifyGetKey>>();

  /** @throws if the issuer cannot be reached. */
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
    throw new Refusal('RE-25', 'The token is not a valid JWT.', cause);
  }
}

function reasonOf(error: unknown, issuer: string, audience: string): string {
  if (error instanceof errors.JWTExpired) return 'The token has expired.';
  if (error instanceof errors.JWTClaimValidationFailed) {
    return error.claim === 'aud' ? `The token is not for ${audience}.` : `The token’s claim “${error.claim}” is wrong.`;
  }
  if (error instanceof errors.JOSEError) return `The token is not signed by ${issuer}: ${error.message}.`;
  return `The keys of ${issuer} could not be loaded: ${String(error)}.`;
}

/** The facts that a token is checked against. */
interface ExpectedToken {
  readonly audience: string;
  readonly keys: IssuerKeys;
  readonly now: Date;
  /** Whether a run for a pull request of the same repository is accepted, too. GitHub gives forks no token. */
  readonly acceptsPullRequests?: boolean;
}

/** Whether a run of the policy's workflow is on its branch, or for a pull request if those are accepted. */
function isRunOf(publisher: WorkflowPublisher, workflow: string | undefined, acceptsPullRequests: boolean): boolean {
  const file = `${publisher.repository}/${publisher.workflow}@`;
  if (workflow === file + publisher.ref) return true;
  const isOwnFile = workflow?.startsWith(file) ?? false;
  return acceptsPullRequests && isOwnFile && /^refs\/pull\/\d+\/merge$/.test(workflow?.slice(file.length) ?? '');
}

/**
 * Verifies the OpenID Connect token of a team's CI.
 * @param publishers the workflows that may publish this remote.
 * @param expected `audience` is the address that the token must have been issued for.
 * @throws Refusal if the token comes from another workflow, is for another service, or is outside its validity.
 */
export async function verifyToken(
  token: string,
  publishers: readonly WorkflowPublisher[],
  { audience, keys, now, acceptsPullRequests = false }: ExpectedToken,
): Promise<VerifiedToken> {
  const issuer = issuerOf(token);
  const ofIssuer = publishers.filter((one) => one.issuer === issuer);
  if (ofIssuer.length === 0)
    throw new Refusal('RE-25', `The policy trusts no tokens of ${issuer || 'an unnamed issuer'} for this remote.`);
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
  if (expires - issuedAt > LONGEST_LIFE_S) throw new Refusal('RE-25', 'The token is valid for more than an hour.');
  const publisher = ofIssuer.find(
    (one) =>
      one.repository === repository &&
      isRunOf(one, workflow, acceptsPullRequests) &&
      (one.ownerId === undefined || one.ownerId === ownerId),
  );
  if (!publisher || repository === undefined || workflow === undefined) {
    throw new Refusal('RE-25', `${workflow ?? repository ?? 'The token’s workflow'} may not publish this.`);
  }
  const digest = sha256Of(`${issuer}\n${id}`);
  return { issuer, repository, workflow, commit, id: digest, expires };
}
