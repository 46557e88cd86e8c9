/**
 * Sent with every answer. The pages carry their Content Security Policy themselves, so that any static host keeps it;
 * here stands what only a header can say.
 */
export const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
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
export const releaseFilePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";
