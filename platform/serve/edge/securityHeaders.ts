import type { PageHeaders } from '@artha/release/pageHeaders';

const NO_FRAMES = "frame-ancestors 'none'";

/** Sent with every response, for pages and files. */
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
 * For the files of releases. None of them is a document of the site when it is opened itself, so that a script in an
 * SVG, or a page among a remote's files, does not run with the site's origin.
 */
export const releaseFilePolicy = `default-src 'none'; ${NO_FRAMES}; sandbox`;

/**
 * Sent with a page. The page contains its policies itself, so that any static host applies them; as a header they also
 * apply to what is loaded before the page is parsed. Only a header can express:
 * - no script is loaded without a digest, also not by `import()`, which a policy with `strict-dynamic` allows
 * - a window that opened an isolated page, or was opened by it, has no reference to it, even if it is of this site
 */
export function pageHeaders({ link, policies, isIsolated }: PageHeaders): Record<string, string> {
  return {
    ...(link !== '' && { Link: link }),
    'Content-Security-Policy': [...policies, NO_FRAMES].join(', '),
    'Integrity-Policy': 'blocked-destinations=(script)',
    ...(isIsolated && { 'Cross-Origin-Opener-Policy': 'noopener-allow-popups' }),
  };
}
