import type { PageHeaders } from '../compose/pageHeaders.ts';

const NO_FRAMES = "frame-ancestors 'none'";

/** Sent with every answer, pages and files alike. */
export const securityHeaders = {
  'Content-Security-Policy': NO_FRAMES,
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
} as const;

/**
 * For files of releases, which remotes bring: opened by itself none of them is a document of the site, so that neither a
 * script in an SVG nor a page that a remote put among its files runs with the site's origin.
 */
export const releaseFilePolicy = `default-src 'none'; ${NO_FRAMES}; sandbox`;

/**
 * Sent with a page. It carries its policies itself, so that any static host keeps them; as a header they hold for what is
 * asked for before the page is read, too. What only a header can say:
 *
 * - no script is loaded without a digest, also not by `import()`, which a policy with `strict-dynamic` lets pass
 * - a window that opened an isolated page, or was opened by it, has no hold of it, even where it is of this site
 */
export function pageHeaders({ link, policies, isIsolated }: PageHeaders): Record<string, string> {
  return {
    ...(link !== '' && { Link: link }),
    'Content-Security-Policy': [...policies, NO_FRAMES].join(', '),
    'Integrity-Policy': 'blocked-destinations=(script)',
    ...(isIsolated && { 'Cross-Origin-Opener-Policy': 'noopener-allow-popups' }),
  };
}
