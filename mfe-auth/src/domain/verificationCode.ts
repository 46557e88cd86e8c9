import type { Factor } from '@artha/shared';

/** Apps show six digits (RFC 6238, as implemented); a service may send up to ten. */
const patterns: Readonly<Record<Factor['kind'], RegExp>> = { totp: /^\d{6}$/, phone: /^\d{6,10}$/ };

/** Parses a code as people type it, with or without spaces; undefined if it cannot be a code. */
export function parseCode(text: string, kind: Factor['kind']): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '');
  return patterns[kind].test(digits) ? digits : undefined;
}
