/** Folders of what never changes and visitors get: files of releases, pictures, icons, registries of pages. */
export const publicFolders = ['remotes', 'og', 'icons', 'registries'] as const;

/** How long what is found at some addresses may be kept, and by whom. What is not there today may be there tomorrow. */
export interface CacheRule {
  /** The addresses that it is about. */
  readonly pattern: RegExp;
  /** `Cache-Control`: for browsers, and for every cache that nothing else is said to. */
  readonly cacheControl: string;
  /** `CDN-Cache-Control` (RFC 9213), for caches that are purged; where there is none, `Cache-Control` is for them, too. */
  readonly cdnCacheControl?: string;
  readonly why: string;
}

/** The cache rules of a site; its services say of each answer by themselves whether it may be kept. */
export const cacheRules = {
  immutableFiles: {
    pattern: new RegExp(`^/(${publicFolders.join('|')})/`),
    cacheControl: 'public, max-age=31536000, immutable',
    why: 'Their address holds a digest: another content has another address.',
  },
  pages: {
    pattern: new RegExp(`^/(?!(${publicFolders.join('|')})/)`),
    cacheControl: 'no-cache',
    cdnCacheControl: 'max-age=3600, stale-while-revalidate=60, stale-if-error=604800',
    why: `They change with a publish. A cache that is purged then may keep them: for an hour, since a purge may be lost, and
      for a week while the site cannot be reached.`,
  },
} as const satisfies Readonly<Record<string, CacheRule>>;
