/** Files of a site that visitors get besides its pages: always at these addresses, asked for again with every visit. */
export const siteFiles = [
  'registry.json',
  'sitemap.xml',
  'robots.txt',
  'llms.txt',
  '.well-known/security.txt',
  // Where it stood before RFC 9116, and is still looked for.
  'security.txt',
  'site.webmanifest',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
] as const;

/** A file of a site with its content, by its path. */
export type SiteFileContent = readonly [path: string, content: string | Uint8Array];

export type SiteFile = (typeof siteFiles)[number];
