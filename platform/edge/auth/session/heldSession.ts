import * as v from 'valibot';

const claimsSchema = v.looseObject({
  sub: v.string(),
  session_id: v.optional(v.string()),
  /** How the person signed in, and when, in seconds since 1970. */
  amr: v.optional(v.array(v.looseObject({ method: v.string(), timestamp: v.number() })), []),
});

/** The claims of an access token, all of them; the edge reads some. */
export type TokenClaims = v.InferOutput<typeof claimsSchema>;

/** A session that the edge holds for a browser. */
export interface HeldSession {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Whether it outlasts the browser. */
  readonly isRemembered: boolean;
  /** When the person proved who they are after signing in, in seconds since 1970. */
  readonly provedAtS?: number | undefined;
}

const claimsText = v.pipe(v.string(), v.parseJson(), claimsSchema);

/** The claims of a token without a check of its signature; undefined if it is not a JSON Web Token (RFC 7519). */
export function readTokenClaims(token: string): TokenClaims | undefined {
  const [, payload = ''] = token.split('.');
  const result = v.safeParse(claimsText, Buffer.from(payload, 'base64url').toString('utf8'));
  return result.success ? result.output : undefined;
}

/** The id that all tokens of a session share. */
export const sessionIdOf = ({ session_id, sub }: TokenClaims): string => session_id ?? sub;
