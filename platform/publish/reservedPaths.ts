/** First parts of addresses that the site answers itself, whatever pages it has. */
const reservedParts: ReadonlySet<string> = new Set([
  ...[
    'upload',
    'vitals',
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
  // Without their endings: a host may serve /registry for /registry.json.
  ...['registry', 'config', 'headers', 'index', 'sitemap', 'robots', 'llms', 'security', 'site', 'favicon'],
]);

/** Addresses with all below them that are passed to a service. */
const reservedPrefixes = ['/auth/v1'];

/**
 * Whether an address is the site's own, so that no page of a remote may stand there. Letter case makes no difference: a
 * host may not tell it apart.
 */
export function isReservedPath(path: string): boolean {
  const lower = path.toLowerCase();
  const [, first = ''] = lower.split('/');
  return reservedParts.has(first) || reservedPrefixes.some((one) => lower === one || lower.startsWith(`${one}/`));
}
