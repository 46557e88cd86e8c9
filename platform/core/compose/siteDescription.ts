import type { SiteConfig } from '@artha/shared/config';
import {
  currentVersion,
  currentVersions,
  offlineRecordPath,
  registryPartPath,
  type Registry,
} from '@artha/shared/contract';
import { remoteAliases } from './aliases.ts';
import { keptFile } from './keptRendering.ts';
import { breadcrumbs, languagesOf, pagesOf, remotePages, type PageDetails } from './pageDetails.ts';
import { pageFile } from './pageFile.ts';
import { headersFile } from './pageHeaders.ts';
import { PageRegistries } from './pageRegistries.ts';

/** The description of a site's pages by its registry and configuration, before any of them is rendered. */
export interface SiteDescription {
  readonly registry: Registry;
  readonly config: SiteConfig;
  readonly pageRegistries: PageRegistries;
  readonly pages: readonly PageDetails[];
}

/** Describes the pages of a site. */
export function describeSite(registry: Registry, config: SiteConfig): SiteDescription {
  return {
    registry,
    config,
    pageRegistries: new PageRegistries(registry, config.product),
    pages: remotePages(registry, config.product),
  };
}

/** The names of a site's remotes, in the order of the registry. */
export function remoteNames(registry: Registry): string[] {
  return currentVersions(registry).flatMap(([name, { extras }]) => (extras.kind === 'remote' ? name : []));
}

/** The properties that pages below a page show of it: in their trail, and in their share picture. */
const shownBelow = ({ path, title, description, tool, icon, sharePicture }: PageDetails) => [
  ...[path, title, description, tool],
  ...[icon?.integrity, sharePicture?.url],
];

/** All that the pages of a remote are composed from, besides the configuration. */
function compositionKey({ pageRegistries, pages }: SiteDescription, name: string): string {
  const own = pagesOf(pages, name).map((details) => [
    details,
    breadcrumbs(details, pages).map(shownBelow),
    languagesOf(details, pages).map(({ path, lang }) => [path, lang]),
  ]);
  return JSON.stringify([pageRegistries.key(name), own]);
}

/** The paths above a page: `/a/b/c` → `/`, `/a`, `/a/b`. */
const pathsAbove = ({ path }: PageDetails): string[] => [
  '/',
  ...path.split('/').flatMap((_, index, parts) => (index < 2 ? [] : parts.slice(0, index).join('/'))),
];

/** The remotes with pages below some paths. */
function namesBelow(pages: readonly PageDetails[], paths: ReadonlySet<string>): string[] {
  if (paths.size === 0) return [];
  return pages.flatMap((page) => (pathsAbove(page).some((path) => paths.has(path)) ? (page.remote ?? []) : []));
}

/**
 * The remotes of a site whose pages are composed from something else than in the site before: their release, the frame,
 * or a page above them.
 */
export function changedRemotes(site: SiteDescription, before: SiteDescription): ReadonlySet<string> {
  const names = remoteNames(site.registry);
  if (site.pageRegistries.key() !== before.pageRegistries.key()) return new Set(names);
  const released = [...new Set([...names, ...remoteNames(before.registry)])].filter((name) => {
    const [now, then] = [currentVersion(site.registry, name), currentVersion(before.registry, name)];
    // A service changes one of a thousand; the others are the same objects.
    return now !== then && JSON.stringify(now) !== JSON.stringify(then);
  });
  const shown = ({ pages }: SiteDescription) =>
    new Map(
      released.flatMap((name) => pagesOf(pages, name)).map((page) => [page.path, JSON.stringify(shownBelow(page))]),
    );
  const [now, then] = [shown(site), shown(before)];
  const paths = new Set([...now.keys(), ...then.keys()].filter((path) => now.get(path) !== then.get(path)));
  const candidates = new Set([...released, ...namesBelow(site.pages, paths)]);
  return new Set(
    names.filter((name) => candidates.has(name) && compositionKey(site, name) !== compositionKey(before, name)),
  );
}

/** The files of some remotes whose paths their releases name, without compressed copies. */
export function filesOfRemotes(
  { registry, config, pages }: SiteDescription,
  isChosen: (name: string) => boolean,
): Set<string> {
  const names = remoteNames(registry).filter(isChosen);
  const aliases = remoteAliases(registry, config).filter(({ remote }) => isChosen(remote));
  const addresses = [...names.flatMap((name) => pagesOf(pages, name)), ...aliases].flatMap(({ path }) => [
    path,
    path.toLowerCase(),
  ]);
  return new Set([
    ...names.flatMap((name) => [registryPartPath(name).slice(1), offlineRecordPath(name).slice(1), keptFile(name)]),
    ...addresses.flatMap((path) => [pageFile(path), headersFile(path)]),
  ]);
}
