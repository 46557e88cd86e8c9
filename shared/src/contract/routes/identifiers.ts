import * as v from 'valibot';

/** A SHA-256 digest as in Subresource Integrity (W3C). */
export const integritySchema = v.pipe(
  v.string(),
  v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'a SHA-256 digest as in Subresource Integrity'),
);

/** Name of a micro frontend in the registry and in every command. */
export const nameSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and dashes'));
