import type { SiteConfig } from '@artha/shared/config';

export interface PolicySources {
  /** Hashes of the page's inline scripts. */
  readonly scripts: readonly string[];
  /** Hashes of the page's inline styles; the empty one is styled-components' own element, filled by the CSSOM. */
  readonly styles: readonly string[];
  /** Where statements are sent; an address of another origin is allowed as that origin. */
  readonly uploadUrl: string;
  /** The authentication service, where the site has one; as with uploads. */
  readonly authUrl?: string | undefined;
  /** Where analytics send, after consent; undefined where the site has none. */
  readonly analytics: SiteConfig['analytics'];
  /** Whether the page may frame documents of its remote. */
  readonly embedsDocuments: boolean;
}

/** The Content Security Policy of a page (CSP level 3): everything is refused that the page does not need. */
export function contentSecurityPolicy({
  scripts,
  styles,
  uploadUrl,
  authUrl = '',
  analytics,
  embedsDocuments,
}: PolicySources): string {
  const connected = [uploadUrl, authUrl, analytics?.host ?? '', analytics?.assetsHost ?? ''];
  const origins = connected.flatMap((url) => (URL.canParse(url) ? new URL(url).origin : []));
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...new Set(origins)].join(' '),
    ...(embedsDocuments ? ["frame-src 'self'"] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
