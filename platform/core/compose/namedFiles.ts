import { currentVersions, iconUrl } from '@artha/shared/contract';
import { StoredRelease } from '../store/storedRelease.ts';
import { drawPictures } from './drawPictures.ts';
import { listedPages } from './pageDetails.ts';
import type { DrawnPicture } from './sharePicture.ts';
import type { SiteFileContent } from './siteFiles.ts';
import type { SiteParts } from './siteParts.ts';

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

/** The share pictures of some pages that the store lacks. */
async function missingPictures(
  { store, pages, pictureOf, shell: { brand, digest } }: SiteParts,
  isNeeded: (name: string) => boolean,
): Promise<SiteFileContent[]> {
  const needed = listedPages(pages).filter(({ remote = '' }) => isNeeded(remote));
  // Pages of a family have the picture of their tool.
  const pictures = new Map(needed.flatMap((page) => pictureOf(page).drawn ?? []).map((drawn) => [drawn.name, drawn]));
  const missing: DrawnPicture[] = [];
  for (const drawn of pictures.values()) if (!(await store.hasContentAddressed(drawn.name))) missing.push(drawn);
  if (missing.length === 0) return [];
  const release = await StoredRelease.open(store, 'shell', digest);
  const drawn = await drawPictures(missing, brand, await release.read(brand.font), async (icon) => {
    const stored = await StoredRelease.open(store, icon.remote, icon.digest);
    return stored.read(icon.path);
  });
  return [...drawn];
}

/**
 * The files that pages of some micro frontends name by digest and the store lacks: their registries, share pictures and the
 * icons of tools.
 */
export async function composeNamedFiles(
  parts: SiteParts,
  isNeeded: (name: string) => boolean,
): Promise<SiteFileContent[]> {
  return [
    ...(await missingRegistries(parts, isNeeded)),
    ...(await missingPictures(parts, isNeeded)),
    ...(await composeToolIcons(parts, isNeeded)),
  ];
}
