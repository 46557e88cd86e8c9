import { createCanvas, GlobalFonts, loadImage, type Image } from '@napi-rs/canvas';
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { SiteConfig } from '@artha/shared/config';
import { sharePictureSize, type SharePictureContent } from '@artha/shared/contract';
import { forEachLimited } from '../store/forEachLimited.ts';
import { pageName, type PageFacts, type ReleaseFile } from './pageFacts.ts';
import type { ComposerShell } from './loadShell.ts';

/** Says of a tool what its card says. */
function contentOf(facts: PageFacts, config: SiteConfig): SharePictureContent {
  const home = facts.path === '/';
  return {
    product: config.product,
    address: new URL(config.origin).host + (home ? '' : facts.path),
    title: home ? facts.title : pageName(facts, config),
    description: facts.tool?.description ?? facts.description,
    home,
  };
}

/** A picture that is drawn when pages are composed. */
export interface DrawnPicture {
  /** Its path. Another look or another text is another picture: the name is a digest of both. */
  readonly name: string;
  readonly content: SharePictureContent;
  readonly icon: ReleaseFile | undefined;
}

/** The picture that stands for a page where its address is shared. */
export interface SharePicture {
  readonly url: string;
  /** Its words, for those who do not see it. */
  readonly alt: string;
  /** Undefined where the remote brings a picture of its own. */
  readonly drawn: DrawnPicture | undefined;
}

/**
 * The remote's own picture of a page, else one that is drawn from its title and the icon of its tool; a page below a
 * tool has the tool's icon.
 * @param trail the page and those above it.
 * @param shell digest of the release that draws it.
 */
export function sharePictureOf(
  facts: PageFacts,
  trail: readonly PageFacts[],
  config: SiteConfig,
  shell: string,
): SharePicture {
  const content = contentOf(facts, config);
  const alt = `${content.title}. ${content.description}`;
  if (facts.sharePicture) return { url: new URL(facts.sharePicture.url, config.origin).href, alt, drawn: undefined };
  const icon = trail.findLast((page) => page.icon)?.icon;
  const digest = createHash('sha256')
    .update(JSON.stringify([shell, content, icon?.integrity]))
    .digest('hex');
  const name = `og/${digest.slice(0, 20)}.png`;
  return { url: new URL(`/${name}`, config.origin).href, alt, drawn: { name, content, icon } };
}

/** An icon as an image: the design's colours stand in it as custom properties, which only a page can resolve. */
function loadIcon(svg: Buffer, colourToken: (name: string) => string): Promise<Image> {
  const coloured = svg.toString().replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => colourToken(name));
  return loadImage(Buffer.from(coloured));
}

/**
 * Draws pictures as PNG.
 * @param font the file that the shell's release brings.
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
    // Most of the time goes into this, on threads of its own.
    drawn.set(name, await canvas.encode('png'));
  });
  // The same order in every run.
  return new Map([...drawn].sort(([one], [other]) => (one < other ? -1 : 1)));
}
