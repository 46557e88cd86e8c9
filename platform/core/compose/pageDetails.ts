import type { SiteConfig } from '@artha/shared/config';
import {
  browserFilesUrl,
  currentVersions,
  expandPages,
  expandRoute,
  isHome,
  originalPath,
  type Language,
  type Needs,
  type Registry,
  type ToolCard,
} from '@artha/shared/contract';

/** A browser file of a release. */
export interface ReleaseFile {
  readonly remote: string;
  readonly digest: string;
  /** Its path in the release: `browser/…`. */
  readonly path: string;
  readonly url: string;
  readonly integrity: string;
}

/** The facts in a document about its page. */
export interface PageDetails {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly unlisted: boolean;
  /** The path of its family. */
  readonly family?: string | undefined;
  /** Its language, if it is not the site's English. */
  readonly lang?: Language | undefined;
  /** Whether it is an isolated document, in which only its own remote's scripts run. */
  readonly isolated: boolean;
  /** `browser` if its screen only renders in a browser. */
  readonly render?: 'browser' | undefined;
  /** The needs that its policy allows besides. */
  readonly needs: Needs;
  /** Undefined for pages of the shell itself. */
  readonly remote: string | undefined;
  readonly screen: string | undefined;
  readonly tool?: ToolCard | undefined;
  /** Files that people may share with it. */
  readonly accepts?: readonly string[] | undefined;
  readonly icon?: ReleaseFile | undefined;
  /** The remote's own share picture of the page. */
  readonly sharePicture?: ReleaseFile | undefined;
  /** The day on which visitors first got this release: `2026-01-31`. */
  readonly published: string;
}

/** Every page of all remotes, with the product's name in its path. */
export function remotePages(registry: Registry, product: string): PageDetails[] {
  return currentVersions(registry).flatMap(([remote, version]) => {
    const { extras } = version;
    const fileOf = (name: string | undefined): ReleaseFile | undefined =>
      name === undefined
        ? undefined
        : {
            remote,
            digest: extras.digest,
            path: `browser/${name}`,
            url: browserFilesUrl(version) + name,
            integrity: extras.files[name] ?? '',
          };
    return extras.routes
      .flatMap((route) => expandPages(route))
      .map((route) => ({
        ...expandRoute(route, product),
        description: route.description ?? '',
        unlisted: route.unlisted ?? false,
        isolated: route.isolated ?? false,
        needs: route.needs ?? {},
        remote,
        published: extras.published.slice(0, 10),
        icon: fileOf(extras.icons[route.screen]),
        sharePicture: fileOf(extras.sharePictures[route.screen]),
      }));
  });
}

/** The pages of the shell itself, which are unlisted. */
export function shellPages(
  pages: readonly Pick<PageDetails, 'path' | 'title' | 'description' | 'lang'>[],
): PageDetails[] {
  return pages.map((page) => ({
    ...page,
    unlisted: true,
    isolated: false,
    needs: {},
    screen: undefined,
    remote: undefined,
    published: '',
  }));
}

/** The pages that search engines may show. */
export function listedPages(pages: readonly PageDetails[]): PageDetails[] {
  return pages.filter(({ unlisted }) => !unlisted);
}

/** The name of a page in lists: from its card on the tools index, or else its title. */
export function pageName({ path, lang, title, tool }: PageDetails, { product }: Pick<SiteConfig, 'product'>): string {
  return isHome({ path, lang }) ? product : (tool?.name ?? title);
}

/** The pages of a site by what other pages know of them. */
interface PageIndex {
  readonly byPath: ReadonlyMap<string, PageDetails>;
  readonly byRemote: ReadonlyMap<string, readonly PageDetails[]>;
  /** By remote and address in the site's language. */
  readonly byPlainPath: ReadonlyMap<string, readonly PageDetails[]>;
}

/** Kept for each list: a site has thousands of pages, and each asks for those above it and for its translations. */
const indexes = new WeakMap<readonly PageDetails[], PageIndex>();

function indexOf(pages: readonly PageDetails[]): PageIndex {
  const known = indexes.get(pages);
  if (known) return known;
  const index = {
    byPath: new Map(pages.map((page) => [page.path, page])),
    byRemote: Map.groupBy(pages, ({ remote = '' }) => remote),
    byPlainPath: Map.groupBy(pages, plainKey),
  };
  indexes.set(pages, index);
  return index;
}

/** The pages of a remote. */
export function pagesOf(pages: readonly PageDetails[], remote: string): readonly PageDetails[] {
  return indexOf(pages).byRemote.get(remote) ?? [];
}

/** The existing pages above a page, the home page first, and the page itself last. */
export function breadcrumbs(page: PageDetails, pages: readonly PageDetails[]): PageDetails[] {
  const { byPath } = indexOf(pages);
  const parts = page.path.split('/');
  const pathsAbove = ['/', ...parts.slice(2).map((_, index) => parts.slice(0, index + 2).join('/'))];
  const above = pathsAbove.flatMap((path) => (path === page.path ? [] : (byPath.get(path) ?? [])));
  // Of a page in another language, the pages in that language; the home page in English if it has no other.
  const inLanguage = above.filter(({ lang }) => lang === page.lang);
  const trail = inLanguage.some(isHome) ? inLanguage : above;
  return [...listedPages(trail), page];
}

/** The remote of a page, and its address in the site's language: `/hi/terms` → `/terms`. */
function plainKey({ path, lang, remote = '' }: PageDetails): string {
  return `${remote} ${lang === undefined ? path : originalPath(path, lang)}`;
}

/** The same page in each of its languages, including this one; empty if it has only one. */
export function languagesOf(page: PageDetails, pages: readonly PageDetails[]): readonly PageDetails[] {
  const same = indexOf(pages).byPlainPath.get(plainKey(page)) ?? [];
  return page.unlisted || same.length < 2 ? [] : same;
}
