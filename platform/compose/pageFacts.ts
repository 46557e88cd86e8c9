import type { SiteConfig } from '@artha/shared/config';
import {
  browserFilesUrl,
  currentVersions,
  expandPages,
  expandRoute,
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

/** What a document says about its page. */
export interface PageFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly unlisted: boolean;
  /** The path of the family that it is a page of. */
  readonly family?: string | undefined;
  /** Its language, where it is not the English of the site. */
  readonly lang?: string | undefined;
  /** Whether it is a document of its own, in which the scripts of its remote run alone. */
  readonly isolated: boolean;
  /** Whether it may start workers of its remote, and run WebAssembly in them. */
  readonly runsWorkers: boolean;
  /** Whether it may show what it made itself in a frame. */
  readonly framesBlobs: boolean;
  /** Undefined for pages of the shell itself. */
  readonly remote: string | undefined;
  readonly screen: string | undefined;
  readonly tool?: ToolCard | undefined;
  readonly icon?: ReleaseFile | undefined;
  /** The remote's own picture for where the page is shared. */
  readonly sharePicture?: ReleaseFile | undefined;
  /** The day on which visitors first got the release of this page, `2026-01-31`. */
  readonly published: string;
}

/** Every page that remotes have, with the product's name in its path. */
export function remotePages(registry: Registry, product: string): PageFacts[] {
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
        runsWorkers: route.needs?.includes('wasm-worker') ?? false,
        framesBlobs: route.needs?.includes('blob-frame') ?? false,
        remote,
        published: extras.published.slice(0, 10),
        icon: fileOf(extras.icons[route.screen]),
        sharePicture: fileOf(extras.sharePictures[route.screen]),
      }));
  });
}

/** The pages of the shell itself: nobody is meant to find them. */
export function shellPages(pages: readonly Pick<PageFacts, 'path' | 'title' | 'description'>[]): PageFacts[] {
  return pages.map((page) => ({
    ...page,
    unlisted: true,
    isolated: false,
    runsWorkers: false,
    framesBlobs: false,
    screen: undefined,
    remote: undefined,
    published: '',
  }));
}

/** Those that search engines may know. */
export function listedPages(pages: readonly PageFacts[]): PageFacts[] {
  return pages.filter(({ unlisted }) => !unlisted);
}

/** What a page is called in lists: as its card on the tools index says, else by its title. */
export function pageName({ path, title, tool }: PageFacts, { product }: Pick<SiteConfig, 'product'>): string {
  return path === '/' ? product : (tool?.name ?? title);
}

/** The pages above a page that exist, the home page first, and the page itself at the end. */
export function breadcrumbs(page: PageFacts, pages: readonly PageFacts[]): PageFacts[] {
  const isAbove = (path: string) => path === '/' || page.path.startsWith(`${path}/`);
  const above = pages.filter(({ path, unlisted }) => !unlisted && path !== page.path && isAbove(path));
  return [...above.sort((a, b) => a.path.length - b.path.length), page];
}

/** The address of a page in the language of the site: `/hi/terms` → `/terms`. */
function plainPath({ path, lang }: PageFacts): string {
  return lang === undefined ? path : path.slice(`/${lang}`.length);
}

/** The same page in each of its languages, this one among them; empty where it has one. */
export function languagesOf(page: PageFacts, pages: readonly PageFacts[]): PageFacts[] {
  const same = pages.filter((other) => other.remote === page.remote && plainPath(other) === plainPath(page));
  return page.unlisted || same.length < 2 ? [] : same;
}
