import { currentVersions, iconUrl } from '@artha/shared/contract';
import { StoredRelease } from '../store/storedRelease.ts';
import type { SiteFileContent } from './siteFiles.ts';
import type { SiteParts } from './SiteFeature.ts';

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
async function composeToolIcons(
  { store, registry }: SiteParts,
  isNeeded: (name: string) => boolean,
): Promise<SiteFileContent[]> {
  const files: SiteFileContent[] = [];
  for (const [name, version] of currentVersions(registry).filter(([one]) => isNeeded(one))) {
    for (const [screen, icon] of Object.entries(version.extras.icons)) {
      const path = iconUrl(version, screen)?.slice(1);
      if (path === undefined || (await store.hasContentAddressed(path))) continue;
      const stored = await StoredRelease.open(store, name, version.extras.digest);
      files.push([path, await stored.read(`browser/${icon}`)]);
    }
  }
  return files;
}

/**
 * The files that pages of some micro frontends name by digest and the store lacks: their registries, the icons of tools, and
 * those of features.
 */
export async function composeNamedFiles(
  parts: SiteParts,
  isNeeded: (name: string) => boolean,
): Promise<SiteFileContent[]> {
  const added: SiteFileContent[] = [];
  for (const feature of parts.features) added.push(...((await feature.composeNamedFiles?.(parts, isNeeded)) ?? []));
  return [...(await missingRegistries(parts, isNeeded)), ...added, ...(await composeToolIcons(parts, isNeeded))];
}
