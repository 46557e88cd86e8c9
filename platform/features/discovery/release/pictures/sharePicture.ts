import { createHash } from 'node:crypto';
import type { SiteConfig } from '@artha/shared/config';
import { isHome, type SharePictureContent } from '@artha/shared/contract';
import { pageName, type PageDetails, type ReleaseFile } from '@artha/core/pageDetails';

/** The text of a tool's card. */
function contentOf(details: PageDetails, config: SiteConfig): SharePictureContent {
  const home = isHome(details);
  return {
    product: config.product,
    address: new URL(config.origin).host + (home ? '' : details.path),
    title: home ? details.title : pageName(details, config),
    description: details.tool?.description ?? details.description,
    home,
  };
}

/** A picture that is drawn when pages are composed. */
export interface DrawnPicture {
  /** Its path, named by a digest of its text and its look. */
  readonly name: string;
  readonly content: SharePictureContent;
  readonly icon: ReleaseFile | undefined;
}

/** The share picture of a page. */
export interface SharePicture {
  readonly url: string;
  /** Its text for people who cannot see it. */
  readonly alt: string;
  /** Undefined if the remote has its own picture. */
  readonly drawn: DrawnPicture | undefined;
}

/**
 * The remote's own picture of a page, or else one drawn from its title and the icon of its tool; a page below a tool
 * has the tool's icon.
 * @param trail the page and those above it.
 * @param shell digest of the release that draws it.
 */
export function sharePictureOf(
  details: PageDetails,
  trail: readonly PageDetails[],
  config: SiteConfig,
  shell: string,
): SharePicture {
  const content = contentOf(details, config);
  const alt = `${content.title}. ${content.description}`;
  if (details.sharePicture)
    return { url: new URL(details.sharePicture.url, config.origin).href, alt, drawn: undefined };
  const icon = trail.findLast((page) => page.icon)?.icon;
  const digest = createHash('sha256')
    .update(JSON.stringify([shell, content, icon?.integrity]))
    .digest('hex');
  const name = `og/${digest.slice(0, 20)}.png`;
  return { url: new URL(`/${name}`, config.origin).href, alt, drawn: { name, content, icon } };
}
