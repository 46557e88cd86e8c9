import * as v from 'valibot';

const nameSchema = v.fallback(v.optional(v.string()), undefined);

const claimsSchema = v.object({
  sub: v.string(),
  /** Of the sign-in: all tokens that renew each other have the same. */
  session_id: v.optional(v.string()),
  /** In seconds since 1970. */
  exp: v.number(),
  iss: v.optional(v.pipe(v.string(), v.nonEmpty())),
  aud: v.union([v.string(), v.array(v.string())]),
  email: v.optional(v.string()),
  aal: v.optional(v.picklist(['aal1', 'aal2']), 'aal1'),
  user_metadata: v.optional(v.object({ full_name: nameSchema, name: nameSchema }), {}),
});

/** The claims of an access token that this site reads. */
export type Claims = v.InferOutput<typeof claimsSchema>;

/** Decodes the second part of a JSON Web Token (RFC 7519). @throws if it is invalid. */
function decodePayload(token: string): unknown {
  const [, payload = ''] = token.split('.');
  const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.codePointAt(0) ?? 0)));
}

/** Reads an access token without checking it; undefined if it is invalid. */
export function readClaims(token: string): Claims | undefined {
  try {
    return v.parse(claimsSchema, decodePayload(token));
  } catch {
    return undefined;
  }
}
