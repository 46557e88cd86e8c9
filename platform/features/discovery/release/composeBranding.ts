import type { SiteParts } from '@artha/core/SiteFeature';
import type { SiteFileContent } from '@artha/core/siteFiles';
import { StoredRelease } from '@artha/core/storedRelease';
import { drawIcons } from './icons.ts';
import { pictureOf } from './pictures/pictureOf.ts';
import { webManifest } from './webManifest.ts';

/** The icons of the site, and its manifest. */
export async function composeBranding(parts: SiteParts): Promise<SiteFileContent[]> {
  const { store, config, pages, shell } = parts;
  const { brand, digest } = shell;
  const release = await StoredRelease.open(store, 'shell', digest);
  const icons = await drawIcons(await release.read(brand.icon), brand.colours.theme);
  const manifest = webManifest(pages, config, brand.colours, (page) => pictureOf(page, parts));
  return [['site.webmanifest', manifest], ...icons];
}
