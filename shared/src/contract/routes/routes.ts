import { pathInLanguage, type Language } from './languages.ts';
import type { Route } from './route.ts';

// Separate from the route's schema, because every page loads these and only the composer loads the schema.

interface Ordered {
  readonly order: number;
  readonly name: string;
}

/** Compares tools and navigation entries: by their order, then by name. */
export function compareOrdered(a: Ordered, b: Ordered): number {
  // Compares code units, so that the order is the same on every machine and in every language.
  return a.order - b.order || Number(a.name > b.name) - Number(a.name < b.name);
}

/** The path that visitors see: `{product}` becomes the configured product name, spaces left out. */
export function expandPath(path: string, product: string): string {
  return path.replaceAll('{product}', product.replaceAll(/[^A-Za-z0-9_-]/g, ''));
}

/** A route as visitors see it: `{product}` is filled in, in its path and in the name of its card. */
export function expandRoute<T extends Pick<Route, 'path' | 'tool'>>(route: T, product: string): T {
  const { path, tool } = route;
  return {
    ...route,
    path: expandPath(path, product),
    ...(tool && { tool: { ...tool, name: tool.name.replaceAll('{product}', product) } }),
  };
}

/** The placeholder in the path of a family. */
const PAGE = '{page}';

/** Whether a path is that of a family of pages. */
export function isFamily(path: string): boolean {
  return path.endsWith(`/${PAGE}`);
}

/** The path of a page of a family: `/terms/{page}` and `sip` → `/terms/sip`. */
export function fillPage(path: string, page: string): string {
  return path.replace(PAGE, page);
}

/** The path of the family that a page belongs to, if it belongs to one: `/terms/sip` → `/terms/{page}`. */
export function familyOf(path: string): string {
  return `${path.slice(0, path.lastIndexOf('/'))}/${PAGE}`;
}

/** Lists the pages of a route: itself or, for a family, each of its pages with its own address and texts. */
export function expandPages<
  T extends Pick<Route, 'path' | 'title' | 'pages'> & { readonly description?: string | undefined },
>(route: T): readonly (Omit<T, 'pages'> & { readonly family?: string })[] {
  const { pages, ...own } = route;
  if (!pages) return [own];
  return pages.map(({ page, ...texts }) => ({
    ...own,
    ...texts,
    path: fillPage(route.path, page),
    family: route.path,
  }));
}

interface Localised {
  readonly path: string;
  /** English by default. */
  readonly lang?: Language | undefined;
}

/** Whether a page is the home page, in its language. */
export function isHome({ path, lang }: Localised): boolean {
  return path === (lang === undefined ? '/' : pathInLanguage('/', lang));
}

/** The document's title: the page's own, then the product; the home page's title already contains the product. */
export function pageTitle(route: Localised & Pick<Route, 'title'>, product: string): string {
  return isHome(route) ? `${product}: ${route.title}` : `${route.title} | ${product}`;
}
