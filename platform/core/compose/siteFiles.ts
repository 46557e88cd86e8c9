/**
 * Files of a site that visitors get besides its pages: always at these addresses, checked for changes with every visit.
 */
export const siteFiles = [
  'registry.json',
  'sitemap.xml',
  'robots.txt',
  'llms.txt',
  '.well-known/security.txt',
  // The location before RFC 9116; some programs still look there.
  'security.txt',
  'site.webmanifest',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
] as const;

/** A file of a site with its content, by path. */
export type SiteFileContent = readonly [path: string, content: string | Uint8Array];

/** A file that every site has. */
export type SiteFile = (typeof siteFiles)[number];
