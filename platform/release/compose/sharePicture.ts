import { createCanvas, GlobalFonts, loadImage, type Image } from '@napi-rs/canvas';
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { SiteConfig } from '@artha/shared/config';
import { sharePictureSize, type SharePictureContent } from '@artha/shared/contract';
import { forEachLimited } from '../store/forEachLimited.ts';
import { pageName, type PageDetails, type ReleaseFile } from './pageDetails.ts';
import type { ComposerShell } from './loadShell.ts';

/** The text of a tool's card. */
function contentOf(details: PageDetails, config: SiteConfig): SharePictureContent {
  const home = details.path === '/';
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

/**
 * An icon as an image. Replaces the custom properties of the design's colours, because only a page can resolve them.
 */
function loadIcon(svg: Buffer, colourToken: (name: string) => string): Promise<Image> {
  const coloured = svg.toString().replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => colourToken(name));
  return loadImage(Buffer.from(coloured));
}

/**
 * Draws pictures as PNG.
 * @param font the file in the shell's release.
 * @param readIcon reads an icon of a release.
 */
export async function drawPictures(
  pictures: readonly DrawnPicture[],
  { drawSharePicture, colourToken }: Pick<ComposerShell['brand'], 'drawSharePicture' | 'colourToken'>,
  font: Buffer,
  readIcon: (icon: ReleaseFile) => Promise<Buffer>,
): Promise<Map<string, Uint8Array>> {
  const family = `share-picture-${createHash('sha256').update(font).digest('hex').slice(0, 20)}`;
  if (!GlobalFonts.has(family)) GlobalFonts.register(font, family);
  const drawn = new Map<string, Uint8Array>();
  await forEachLimited(pictures, availableParallelism(), async ({ name, content, icon }) => {
    const canvas = createCanvas(sharePictureSize.width, sharePictureSize.height);
    const image = icon && (await loadIcon(await readIcon(icon), colourToken));
    drawSharePicture(canvas.getContext('2d'), content, family, image);
    // Encoding takes most of the time, and runs on other threads.
    drawn.set(name, await canvas.encode('png'));
  });
  // In the same order in every run.
  return new Map([...drawn].sort(([one], [other]) => (one < other ? -1 : 1)));
}
