import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as v from 'valibot';
import { ApiError } from './apiError.ts';

/** A person's identity at Google. */
export interface GooglePerson {
  readonly subject: string;
  readonly name: string;
  readonly picture: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly accessToken: string;
  readonly refreshToken: string;
}

const tokensSchema = v.object({
  access_token: v.string(),
  refresh_token: v.optional(v.string(), ''),
  id_token: v.string(),
});
const claimsSchema = v.object({
  sub: v.string(),
  name: v.optional(v.string(), ''),
  picture: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
  email_verified: v.optional(v.boolean(), false),
});

/** Parameters that GoTrue always sets, whatever a client requests. */
const reserved = [
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'state',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
];

const CLIENT_ID = 'local-site';

/** Signs people in at the Google stand-in, as GoTrue does at the real one. */
export class GoogleClient {
  readonly #issuer: string;
  readonly #redirectUri: () => string;

  /** @param redirectUri where the provider redirects people. */
  constructor(issuer: string, redirectUri: () => string) {
    this.#issuer = issuer;
    this.#redirectUri = redirectUri;
  }

  /** The address of the sign-in page. Passes other parameters of the request on, such as `prompt`. */
  authorizationUrl(state: string, query: Readonly<Record<string, string>>): string {
    const passedOn = Object.entries(query).filter(
      ([name]) => name !== 'provider' && name !== 'scopes' && !reserved.includes(name.toLowerCase()),
    );
    const params = new URLSearchParams({
      ...Object.fromEntries(passedOn),
      client_id: CLIENT_ID,
      redirect_uri: this.#redirectUri(),
      response_type: 'code',
      scope: ['email', 'profile', ...(query['scopes'] ?? '').split(',').filter(Boolean)].join(' '),
      state,
    });
    return `${this.#issuer}/authorize?${params.toString()}`;
  }

  /** @throws ApiError if the provider rejects the code. */
  async exchange(code: string): Promise<GooglePerson> {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      client_id: CLIENT_ID,
      redirect_uri: this.#redirectUri(),
    });
    try {
      const response = await fetch(`${this.#issuer}/token`, { method: 'POST', body });
      if (!response.ok) throw new Error(`The provider answers with ${String(response.status)}.`);
      const tokens = v.parse(tokensSchema, await response.json());
      const keys = createRemoteJWKSet(new URL(`${this.#issuer}/jwks`));
      const { payload } = await jwtVerify(tokens.id_token, keys, { issuer: this.#issuer, audience: CLIENT_ID });
      const claims = v.parse(claimsSchema, payload);
      return {
        subject: claims.sub,
        name: claims.name,
        picture: claims.picture,
        email: claims.email.toLowerCase(),
        isEmailVerified: claims.email_verified,
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token,
      };
    } catch {
      throw new ApiError(500, 'unexpected_failure', `Unable to exchange external code: ${code.slice(0, 4)}`);
    }
  }
}
