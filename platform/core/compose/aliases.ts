import type { SiteConfig } from '@artha/shared/config';
import { currentVersions, escapeHtml, expandPath, isFamily, pageTitle, type Registry } from '@artha/shared/contract';
import type { PageHeaders } from './pageHeaders.ts';

/** An address that redirects to a page. */
export interface Alias {
  readonly remote: string;
  readonly path: string;
  /** The target: `/pricing`, `/#contact`. */
  readonly to: string;
  /** The title of that page. */
  readonly title: string;
}

/** Every alias of a registry's remotes, with the product's name in its addresses. */
export function remoteAliases(registry: Registry, { product }: Pick<SiteConfig, 'product'>): Alias[] {
  return currentVersions(registry).flatMap(([remote, { extras }]) =>
    extras.routes
      .filter(({ path }) => !isFamily(path))
      .flatMap((route) =>
        (route.aliases ?? []).map(({ path, part }) => ({
          remote,
          path: expandPath(path, product),
          to: expandPath(route.path, product) + (part === undefined ? '' : `#${part}`),
          title: pageTitle(route, product),
        })),
      ),
  );
}

const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'";

/** The policy that the edge sends with an alias: nothing runs or loads there. */
export const aliasHeaders: PageHeaders = { files: [], policies: [POLICY], isIsolated: false };

/** Writes the document of an alias. It redirects at once on any host, and has a link for browsers that do not. */
export function composeAlias({ to, title }: Alias, { origin }: Pick<SiteConfig, 'origin'>): string {
  const address = escapeHtml(to);
  const [page = to] = to.split('#');
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    `<meta http-equiv="refresh" content="0; url=${address}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeHtml(new URL(page, origin).href)}">`,
    `<title>${escapeHtml(title)}</title></head>`,
    `<body><p><a href="${address}">${escapeHtml(title)}</a></p></body></html>\n`,
  ].join('');
}
