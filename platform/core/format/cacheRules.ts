/** Folders whose files visitors get and that never change: files of releases, pictures, icons, registries of pages. */
export const publicFolders = ['remotes', 'og', 'icons', 'registries'] as const;

/** How caches may keep the responses of some addresses. A 404 is never cached: the file may exist tomorrow. */
export interface CacheRule {
  /** The addresses that the rule covers. */
  readonly pattern: RegExp;
  /** `Cache-Control`: for browsers, and for every cache without a header of its own. */
  readonly cacheControl: string;
  /** `CDN-Cache-Control` (RFC 9213), for caches that are purged. Without it, `Cache-Control` also applies to them. */
  readonly cdnCacheControl?: string;
  readonly why: string;
}

/** The cache rules of a site. Its services set these headers themselves in each response. */
export const cacheRules = {
  immutableFiles: {
    pattern: new RegExp(`^/(${publicFolders.join('|')})/`),
    cacheControl: 'public, max-age=31536000, immutable',
    why: 'The address holds a digest, so its content cannot change.',
  },
  pages: {
    pattern: new RegExp(`^/(?!(${publicFolders.join('|')})/)`),
    cacheControl: 'no-cache',
    cdnCacheControl: 'max-age=3600, stale-while-revalidate=60, stale-if-error=604800',
    why: `They change with a publish. A cache that is purged may keep them for an hour, since a purge may be lost, and
      for a week while the site cannot be reached.`,
  },
} as const satisfies Readonly<Record<string, CacheRule>>;
