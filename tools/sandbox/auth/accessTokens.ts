import {
  decodeProtectedHeader,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
  type JWTPayload,
} from 'jose';
import { createPrivateKey, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { forbidden } from './apiError.ts';
import { authRules } from './authRules.ts';
import type { Factor, AccountSession, User } from './authData.ts';
import { signServiceKey } from './signServiceKey.ts';

const ALGORITHM = 'ES256';

const claimsSchema = v.object({ sub: v.string(), session_id: v.string() });
/** GOTRUE_JWT_ADMIN_ROLES. */
const SERVICE_ROLE = 'service_role';
const keySchema = v.looseObject({ kid: v.string(), kty: v.string(), crv: v.string(), x: v.string(), y: v.string() });

/** Creates a private key for signing, as a JWK. */
export async function generateSigningKey(): Promise<Record<string, unknown>> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: ALGORITHM, use: 'sig' };
}

/** A token names an unknown key. */
class UnknownKey extends Error {
  readonly kid: string;

  constructor(kid: string) {
    super(kid);
    this.kid = kid;
  }
}

/** Why a token is rejected, in the words of golang-jwt. */
function describeRefusal(error: unknown, token: string): string {
  if (error instanceof UnknownKey) {
    return `token is unverifiable: error while executing keyfunc: unrecognized JWT kid ${error.kid} for algorithm ES256`;
  }
  if (error instanceof errors.JOSEAlgNotAllowed) {
    return `token signature is invalid: signing method ${decodeProtectedHeader(token).alg ?? ''} is invalid`;
  }
  if (error instanceof errors.JWTExpired) return 'token has invalid claims: token is expired';
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return 'token signature is invalid: crypto/ecdsa: verification error';
  }
  return 'token is malformed: token contains an invalid number of segments';
}

/** Signs and checks access tokens. */
export class AccessTokens {
  readonly #key: v.InferOutput<typeof keySchema>;
  readonly #issuer: () => string;

  /**
   * @param signingKey a private JWK.
   * @param issuer `iss` of the tokens; they have none if it is empty.
   */
  constructor(signingKey: Readonly<Record<string, unknown>>, issuer: () => string) {
    this.#key = v.parse(keySchema, signingKey);
    this.#issuer = issuer;
  }

  get issuer(): string {
    return this.#issuer();
  }

  /** The public key that verifies the tokens. */
  get publicKey(): Readonly<Record<string, unknown>> {
    const { kid, kty, crv, x, y } = this.#key;
    return { alg: ALGORITHM, crv, key_ops: ['verify'], kid, kty, use: 'sig', x, y };
  }

  async sign(user: User, session: AccountSession, nowMs: number): Promise<{ token: string; expiresAt: number }> {
    const issuedAt = Math.floor(nowMs / 1000);
    const expiresAt = issuedAt + authRules.accessTokenSeconds;
    const newestFirst = [...session.methods].sort((a, b) => b.atMs - a.atMs);
    const issuer = this.#issuer();
    const claims: JWTPayload = {
      ...(issuer && { iss: issuer }),
      sub: user.id,
      aud: 'authenticated',
      exp: expiresAt,
      iat: issuedAt,
      email: user.email,
      phone: '',
      app_metadata: user.appMetadata,
      user_metadata: user.userMetadata,
      role: 'authenticated',
      aal: levelOf(session),
      amr: newestFirst.map(({ method, atMs }) => ({ method, timestamp: Math.floor(atMs / 1000) })),
      session_id: session.id,
      is_anonymous: false,
    };
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid: this.#key.kid, typ: 'JWT' })
      .sign(await importJWK(this.#key, ALGORITHM));
    return { token, expiresAt };
  }

  /** The key with which the site administers accounts. */
  get serviceKey(): string {
    return signServiceKey(createPrivateKey({ key: this.#key, format: 'jwk' }), this.#key.kid);
  }

  /** @throws ApiError if a token is not the key of the service. */
  async verifyServiceKey(token: string, nowMs: number): Promise<void> {
    const { role } = await this.#readClaims(token, nowMs);
    if (role !== SERVICE_ROLE) throw forbidden('not_admin', 'User not allowed');
  }

  /**
   * The claims of a token.
   * @throws ApiError if it is invalid or has expired.
   */
  async verify(token: string, nowMs: number): Promise<{ userId: string; sessionId: string }> {
    const claims = v.safeParse(claimsSchema, await this.#readClaims(token, nowMs));
    if (!claims.success) throw forbidden('bad_jwt', 'invalid claim: missing sub claim');
    return { userId: claims.output.sub, sessionId: claims.output.session_id };
  }

  async #readClaims(token: string, nowMs: number): Promise<JWTPayload> {
    try {
      const { d: _private, ...publicKey } = this.#key;
      const key = await importJWK(publicKey, ALGORITHM);
      const { alg, kid } = decodeProtectedHeader(token);
      if (alg === ALGORITHM && kid !== this.#key.kid) throw new UnknownKey(kid ?? '<nil>');
      const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], currentDate: new Date(nowMs) });
      return payload;
    } catch (error) {
      const why = describeRefusal(error, token);
      throw forbidden('bad_jwt', `invalid JWT: unable to parse or verify signature, ${why}`);
    }
  }
}

/** The methods that a second factor adds to a session (GoTrue: `IsAAL2Claim`). */
const factorMethods: Readonly<Record<Factor['type'], string>> = {
  totp: 'totp',
  phone: 'mfa/phone',
  recovery_code: 'mfa/recovery_code',
};

/** The method that a token's claim `amr` names after a factor of this type. */
export const methodOfFactor = (type: Factor['type']): string => factorMethods[type];

/** The assurance level of a session. */
function levelOf(session: AccountSession): AccountSession['level'] {
  const ofFactors = Object.values(factorMethods);
  return session.methods.some(({ method }) => ofFactors.includes(method)) ? 'aal2' : 'aal1';
}
