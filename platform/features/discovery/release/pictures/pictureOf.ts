import { currentVersion } from '@artha/shared/contract';
import { breadcrumbs, languagesOf, type PageDetails } from '@artha/core/pageDetails';
import type { SiteDescription } from '@artha/core/siteDescription';
import { sharePictureOf, type SharePicture } from './sharePicture.ts';

/**
 * The picture of a page. Pages of a family share that of the family's page, and translations that of the English page.
 */
export function pictureOf(details: PageDetails, { registry, config, pages }: SiteDescription): SharePicture {
  const shell = currentVersion(registry, 'shell')?.extras.digest ?? '';
  const plain = languagesOf(details, pages).find(({ lang }) => lang === undefined) ?? details;
  const above = plain.family === undefined ? undefined : breadcrumbs(plain, pages).at(-2);
  const shown = above ?? plain;
  return sharePictureOf(shown, breadcrumbs(shown, pages), config, shell);
}
