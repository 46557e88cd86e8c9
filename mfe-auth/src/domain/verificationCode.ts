import type { Factor } from '@artha/shared';

/** Apps show six digits (RFC 6238 as every app does it); a service may send up to ten. */
const patterns: Readonly<Record<Factor['kind'], RegExp>> = { totp: /^\d{6}$/, phone: /^\d{6,10}$/ };

/** Reads a code as a person types it, in groups or not; undefined when it cannot be one. */
export function parseCode(text: string, kind: Factor['kind']): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '');
  return patterns[kind].test(digits) ? digits : undefined;
}
