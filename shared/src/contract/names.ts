import * as v from 'valibot';

/** A digest as in Subresource Integrity (W3C): SHA-256, or SHA-384 as in releases that are older. */
export const integritySchema = v.pipe(
  v.string(),
  v.regex(
    /^(sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64})$/,
    'a SHA-256 or SHA-384 digest as in Subresource Integrity',
  ),
);

/** Name of a micro frontend in the registry and in every command. */
export const nameSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and dashes'));
