import * as v from 'valibot';
import { listedPages } from '@artha/core/pageDetails';
import type { SiteParts } from '@artha/core/SiteFeature';
import type { SiteFileContent } from '@artha/core/siteFiles';
import { StoredRelease } from '@artha/core/storedRelease';
import { brandSchema, drawPictures } from './drawPictures.ts';
import { pictureOf } from './pictureOf.ts';
import type { DrawnPicture } from './sharePicture.ts';

/** The share pictures of some pages that the store lacks. */
export async function missingPictures(
  parts: SiteParts,
  isNeeded: (name: string) => boolean,
): Promise<SiteFileContent[]> {
  const { store, pages, shell } = parts;
  const needed = listedPages(pages).filter(({ remote = '' }) => isNeeded(remote));
  // Pages of a family have the picture of their tool.
  const pictures = new Map(
    needed.flatMap((page) => pictureOf(page, parts).drawn ?? []).map((drawn) => [drawn.name, drawn]),
  );
  const missing: DrawnPicture[] = [];
  for (const drawn of pictures.values()) if (!(await store.hasContentAddressed(drawn.name))) missing.push(drawn);
  if (missing.length === 0) return [];
  const release = await StoredRelease.open(store, 'shell', shell.digest);
  const drawn = await drawPictures(
    missing,
    v.parse(brandSchema, shell.brand),
    await release.read(shell.brand.font),
    async (icon) => {
      const stored = await StoredRelease.open(store, icon.remote, icon.digest);
      return stored.read(icon.path);
    },
  );
  return [...drawn];
}
