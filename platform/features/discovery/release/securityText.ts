import type { SiteConfig } from '@artha/shared/config';

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year; every publish renews it. */
const VALID_DAYS = 360;

/**
 * `security.txt` (RFC 9116): the contact for security problems of the site. Undefined if no address is configured,
 * because a contact is required.
 */
export function securityText({ email, origin }: SiteConfig, now: Date): string | undefined {
  if (!email) return undefined;
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().slice(0, 19)}Z`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', origin).href}`,
    '',
  ].join('\n');
}
