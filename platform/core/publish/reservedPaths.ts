/** First path segments that the site itself answers, whatever pages it has. */
const reservedParts: ReadonlySet<string> = new Set([
  ...[
    'upload',
    'vitals',
    'releases',
    'release-service',
    'remotes',
    'registries',
    'og',
    'icons',
    'embedded',
    'rendered',
    'api',
    '~health',
    '404',
  ],
  // Without extensions: a host may serve /registry for /registry.json.
  ...['registry', 'config', 'headers', 'index', 'sitemap', 'robots', 'llms', 'security', 'site', 'favicon'],
]);

/** Path prefixes that are passed to a service. */
const reservedPrefixes = ['/auth/v1'];

/**
 * Whether an address belongs to the site itself, so that no remote may have a page there. Ignores letter case, as some
 * hosts do.
 */
export function isReservedPath(path: string): boolean {
  const lower = path.toLowerCase();
  const [, first = ''] = lower.split('/');
  return reservedParts.has(first) || reservedPrefixes.some((one) => lower === one || lower.startsWith(`${one}/`));
}
