import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { createHash } from 'node:crypto';
import type { SiteConfig } from '@artha/shared/config';
import type { ToolCard } from '@artha/shared/contract';
import { pageName, type PageFacts } from './pageFacts.ts';

/** What those who read Open Graph show uncut. */
export const previewSize = { width: 1200, height: 630 } as const;

/** What the picture of a page says. */
interface Preview {
  readonly product: string;
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly icon: ToolCard['icon'] | undefined;
  readonly home: boolean;
}

/** How the shell draws the picture of a page, with a font that the pen knows by a name. */
export type DrawPreview = (pen: SKRSContext2D, preview: Preview, family: string) => void;

/** Of a tool its picture says what its card says; a page below a tool has the tool’s drawing. */
function previewOf(facts: PageFacts, trail: readonly PageFacts[], config: SiteConfig): Preview {
  const home = facts.path === '/';
  return {
    product: config.product,
    address: new URL(config.origin).host + (home ? '' : facts.path),
    title: home ? facts.title : pageName(facts, config),
    description: facts.tool?.description ?? facts.description,
    icon: trail.findLast(({ tool }) => tool)?.tool?.icon,
    home,
  };
}

/** The picture that stands for a page where its address is shared. */
export interface Picture {
  /** Its path. Another look or another text is another picture: the name is a digest of both. */
  readonly name: string;
  readonly url: string;
  /** Its words, for those who do not see it. */
  readonly alt: string;
  readonly preview: Preview;
}

/** @param shell digest of the release that draws it. */
export function pictureOf(facts: PageFacts, trail: readonly PageFacts[], config: SiteConfig, shell: string): Picture {
  const preview = previewOf(facts, trail, config);
  const digest = createHash('sha256')
    .update(JSON.stringify([shell, preview]))
    .digest('hex');
  const name = `og/${digest.slice(0, 20)}.png`;
  return {
    name,
    url: new URL(`/${name}`, config.origin).href,
    alt: `${preview.title}. ${preview.description}`,
    preview,
  };
}

/** Draws pictures as PNG. @param font the file that the shell’s release brings. */
export function drawPictures(
  pictures: readonly Pick<Picture, 'name' | 'preview'>[],
  draw: DrawPreview,
  font: Buffer,
): Map<string, Uint8Array> {
  const family = `preview-${createHash('sha256').update(font).digest('hex').slice(0, 20)}`;
  if (!GlobalFonts.has(family)) GlobalFonts.register(font, family);
  return new Map(
    pictures.map(({ name, preview }) => {
      const canvas = createCanvas(previewSize.width, previewSize.height);
      draw(canvas.getContext('2d'), preview, family);
      return [name, canvas.encodeSync('png')];
    }),
  );
}
