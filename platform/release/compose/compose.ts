import type { SiteConfig } from '@artha/shared/config';
import { currentVersion, currentVersions, iconUrl, type Registry } from '@artha/shared/contract';
import { renderRemote, type RenderRemote } from '../render/renderRemote.ts';
import { compressAll, type Compress } from '../store/compress.ts';
import type { SiteContent } from '../store/siteContent.ts';
import type { Store } from '../store/store.ts';
import { StoredRelease } from '../store/storedRelease.ts';
import { composePages, refusalOf } from './composePages.ts';
import { encodeFiles, encodeSite, type ReusableSite } from './encodeSite.ts';
import { drawIcons } from './icons.ts';
import { findOutdated } from './keepPages.ts';
import { legalPaths } from './legalPaths.ts';
import { llms } from './llms.ts';
import { loadShell } from './loadShell.ts';
import { breadcrumbs, languagesOf, listedPages, remotePages, type PageDetails } from './pageDetails.ts';
import { PageRegistries } from './pageRegistries.ts';
import { PROBLEMS_FILE, type Problem } from './problem.ts';
import { securityText } from './securityText.ts';
import { drawPictures, sharePictureOf, type DrawnPicture, type SharePicture } from './sharePicture.ts';
import type { SiteFile, SiteFileContent } from './siteFiles.ts';
import type { SiteParts } from './siteParts.ts';
import { renderRemotes } from './renderRemotes.ts';
import { robots, sitemap } from './sitemap.ts';
import { webManifest } from './webManifest.ts';

/** The configuration in the format of the site's file: a later publish compares it to find outdated pages. */
export function configText(config: SiteConfig): string {
  return `${JSON.stringify(config, null, 1)}\n`;
}

/** What composing needs: the store, the configuration, how to render and to compress. */
export interface ComposeContext {
  readonly store: Store;
  readonly config: SiteConfig;
  /** The composing time; now by default. */
  readonly now?: () => Date;
  /** Renders a remote; in a separate process by default. */
  readonly render?: RenderRemote;
  /** Compresses the files of the site; with the best quality by default. */
  readonly compress?: Compress;
  /**
   * Whether a change of the frame or the shell leaves the pages of other remotes as they are, each consistent in itself,
   * until they are refreshed.
   */
  readonly isPostponing?: boolean;
}

/** The input of a site besides its registry and store. */
export interface ComposeOccasion {
  /** The site that visitors get now: unchanged parts are reused. */
  readonly last?: ReusableSite | undefined;
  /** The remotes that are being published: the publish is refused if they do not render. */
  readonly publishing?: readonly string[];
  /** Remotes whose pages get the current frame and shell now. */
  readonly refreshing?: readonly string[];
}

/** The files of a site, ready to be signed. */
export interface ComposedSite {
  /** All files of the site with their compressed copies, unchanged ones by digest; without a shell only the registry. */
  readonly files: ReadonlyMap<string, SiteContent>;
  /** The files that its pages name by digest: their registries, and the pictures that the store lacks. */
  readonly contentAddressed: ReadonlyMap<string, Uint8Array>;
  /** Pages of other remotes that did not render; also in `problems.json` of the site. */
  readonly problems: readonly Problem[];
}

/**
 * Composes the site of a registry from the releases in the store: every page as static HTML, shell and remote together,
 * and the files for machines. A page that does not render does not stop the others.
 * @throws Refusal if the shell, or a remote that is being published, does not render.
 */
export async function compose(
  context: ComposeContext,
  registry: Registry,
  { last, publishing = [], refreshing = [] }: ComposeOccasion = {},
): Promise<ComposedSite> {
  const { config, now, compress = compressAll } = context;
  const always: SiteFileContent[] = [
    ['config.json', configText(config)],
    ['registry.json', `${JSON.stringify(registry, null, 1)}\n`],
  ];
  const digest = currentVersion(registry, 'shell')?.extras.digest;
  if (!digest)
    return { files: await encodeSite(always, { last, compress }), contentAddressed: new Map(), problems: [] };

  const parts = await openParts(context, registry, digest, last);
  const mayStay = (await findPostponed(context, parts)).filter(
    (name) => !publishing.includes(name) && !refreshing.includes(name),
  );
  const composed = await composePages(parts, publishing, mayStay);
  const isNeeded = (name: string) => !composed.kept.has(name);
  const isThere = ({ path }: PageDetails) =>
    !composed.problems.some(({ page, keepsLast }) => page === path && !keepsLast);
  const shown = { ...parts, pages: parts.pages.filter(isThere) };
  const branding = await composeBranding(shown, digest);
  const files: SiteFileContent[] = [
    ...always,
    ...composed.files,
    ...parts.pageRegistries.parts(isNeeded),
    [PROBLEMS_FILE, JSON.stringify(composed.problems)],
    ...plainTexts(shown, now?.() ?? new Date()),
    ...branding.files,
  ];
  return {
    files: await encodeSite(files, { last, compress }),
    contentAddressed: await encodeFiles(
      [...(await missingRegistries(parts, isNeeded)), ...branding.pictures, ...(await composeToolIcons(parts))],
      compress,
    ),
    problems: composed.problems,
  };
}

/** Remotes whose pages may stay with an older frame or shell; none if the configuration has changed. */
async function findPostponed({ isPostponing, config }: ComposeContext, parts: SiteParts): Promise<string[]> {
  const isSameConfig = (await parts.last?.read('config.json'))?.toString() === configText(config);
  return isPostponing && isSameConfig ? findOutdated(parts) : [];
}

/**
 * Finds the remotes whose pages wait for the current frame and shell, in the order of the registry.
 * @param last the current site.
 */
export async function findWaiting(
  context: ComposeContext,
  registry: Registry,
  last: ReusableSite | undefined,
): Promise<string[]> {
  const shell = currentVersion(registry, 'shell')?.extras.digest;
  return shell ? findOutdated(await openParts(context, registry, shell, last)) : [];
}

/** @param shell digest of the shell's release. */
async function openParts(
  { store, config, render = renderRemote }: ComposeContext,
  registry: Registry,
  shell: string,
  last: ReusableSite | undefined,
): Promise<SiteParts> {
  const pages = remotePages(registry, config.product);
  return {
    store,
    render,
    registry,
    pageRegistries: new PageRegistries(registry, config.product),
    config,
    shell: await loadShell(store, shell),
    pages,
    pictures: new Map(listedPages(pages).map((details) => [details.path, pictureOf(details, pages, config, shell)])),
    last,
  };
}

/**
 * Renders the pages of remotes, so that composing the same registry later finds them in this process.
 * @throws Refusal with the first page that does not render, after all others are rendered.
 */
export async function renderAhead(
  context: ComposeContext,
  registry: Registry,
  remotes: readonly string[],
  last: ReusableSite | undefined,
): Promise<void> {
  const shell = currentVersion(registry, 'shell')?.extras.digest;
  if (!shell) return;
  const parts = await openParts(context, registry, shell, last);
  const rendered = await renderRemotes(parts, remotes, (name) => remotes.includes(name));
  for (const [remote, { failed }] of rendered) {
    if (failed[0]) throw refusalOf(remote, failed[0]);
  }
}

/**
 * The picture of a page. Pages of a family share that of the family's page, and translations that of the English page.
 */
function pictureOf(
  details: PageDetails,
  pages: readonly PageDetails[],
  config: SiteConfig,
  shell: string,
): SharePicture {
  const plain = languagesOf(details, pages).find(({ lang }) => lang === undefined) ?? details;
  const above = plain.family === undefined ? undefined : breadcrumbs(plain, pages).at(-2);
  const shown = above ?? plain;
  return sharePictureOf(shown, breadcrumbs(shown, pages), config, shell);
}

function plainTexts({ config, registry, pages }: SiteParts, now: Date): (readonly [SiteFile, string])[] {
  const security = securityText(config, now);
  return [
    ['sitemap.xml', sitemap(pages, config)],
    ['robots.txt', robots(config)],
    ['llms.txt', llms(pages, config, legalPaths(registry, config))],
    ...(security === undefined
      ? []
      : ([
          ['.well-known/security.txt', security],
          ['security.txt', security],
        ] as const)),
  ];
}

/** The registries of pages that the store lacks. */
async function missingRegistries(
  { store, pageRegistries }: SiteParts,
  isNeeded: (name: string) => boolean,
): Promise<SiteFileContent[]> {
  const files: SiteFileContent[] = [];
  for (const { url, content } of pageRegistries.files(isNeeded)) {
    const path = url.slice(1);
    if ((await store.readPublic(path))?.toString() !== content) files.push([path, content]);
  }
  return files;
}

/** The icons of tools that the store lacks. */
async function composeToolIcons({ store, registry }: SiteParts): Promise<SiteFileContent[]> {
  const files: SiteFileContent[] = [];
  for (const [name, version] of currentVersions(registry)) {
    for (const [screen, icon] of Object.entries(version.extras.icons)) {
      const path = iconUrl(version, screen)?.slice(1);
      if (path === undefined || (await store.hasContentAddressed(path))) continue;
      const stored = await StoredRelease.open(store, name, version.extras.digest);
      files.push([path, await stored.read(`browser/${icon}`)]);
    }
  }
  return files;
}

/** Icons of the site, and the share pictures that the store lacks. */
async function composeBranding({ store, config, pages, pictures, shell: { brand } }: SiteParts, digest: string) {
  const release = await StoredRelease.open(store, 'shell', digest);
  const icons = await drawIcons(await release.read(brand.icon), brand.colours.theme);
  const files: SiteFileContent[] = [['site.webmanifest', webManifest(pages, config, brand.colours)], ...icons];
  const missing: DrawnPicture[] = [];
  for (const { drawn } of pictures.values()) {
    if (drawn && !(await store.hasContentAddressed(drawn.name))) missing.push(drawn);
  }
  if (missing.length === 0) return { files, pictures: [] };
  const drawn = await drawPictures(missing, brand, await release.read(brand.font), async (icon) => {
    const stored = await StoredRelease.open(store, icon.remote, icon.digest);
    return stored.read(icon.path);
  });
  return { files, pictures: [...drawn] };
}
