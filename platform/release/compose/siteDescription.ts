import { createHash } from 'node:crypto';
import type { SiteConfig } from '@artha/shared/config';
import { currentVersion, currentVersions, registryPartPath, type Registry } from '@artha/shared/contract';
import { remoteAliases } from './aliases.ts';
import { keptFile } from './keptRendering.ts';
import { breadcrumbs, languagesOf, remotePages, type PageDetails } from './pageDetails.ts';
import { pageFile } from './pageFile.ts';
import { headersFile } from './pageHeaders.ts';
import { PageRegistries } from './pageRegistries.ts';
import { sharePictureOf, type SharePicture } from './sharePicture.ts';

/** What a registry and a configuration say about the pages of a site, before any of them is rendered. */
export interface SiteDescription {
  readonly registry: Registry;
  readonly config: SiteConfig;
  readonly pageRegistries: PageRegistries;
  readonly pages: readonly PageDetails[];
  /** The share picture of a page. */
  readonly pictureOf: (page: PageDetails) => SharePicture;
}

/** Describes the pages of a site. */
export function describeSite(registry: Registry, config: SiteConfig): SiteDescription {
  const pages = remotePages(registry, config.product);
  const shell = currentVersion(registry, 'shell')?.extras.digest ?? '';
  return {
    registry,
    config,
    pageRegistries: new PageRegistries(registry, config.product),
    pages,
    pictureOf: (details) => pictureOf(details, pages, config, shell),
  };
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

/** The names of a site's remotes, in the order of the registry. */
export function remoteNames(registry: Registry): string[] {
  return currentVersions(registry).flatMap(([name, { extras }]) => (extras.kind === 'remote' ? name : []));
}

/** A digest of all that the pages of each remote are composed from, besides the configuration. */
export function compositionKeys({ registry, pageRegistries, pages }: SiteDescription): Map<string, string> {
  const ofRemote = Map.groupBy(pages, ({ remote = '' }) => remote);
  return new Map(
    remoteNames(registry).map((name) => {
      const own = (ofRemote.get(name) ?? []).map((details) => [
        details,
        // What names them in a page, and what its share picture shows of them.
        breadcrumbs(details, pages).map(({ path, title, description, tool, icon, sharePicture }) => [
          ...[path, title, description, tool],
          ...[icon?.integrity, sharePicture?.url],
        ]),
        languagesOf(details, pages).map(({ path, lang }) => [path, lang]),
      ]);
      const made = JSON.stringify([pageRegistries.of(name).file.url, own]);
      return [name, createHash('sha256').update(made).digest('hex')];
    }),
  );
}

/** The files of remotes whose paths their releases name, without compressed copies. */
export function filesOfRemotes({ registry, config, pages }: SiteDescription): Set<string> {
  const addresses = [...pages, ...remoteAliases(registry, config)].flatMap(({ path }) => [path, path.toLowerCase()]);
  return new Set([
    ...remoteNames(registry).flatMap((name) => [registryPartPath(name).slice(1), keptFile(name)]),
    ...addresses.flatMap((path) => [pageFile(path), headersFile(path)]),
  ]);
}
