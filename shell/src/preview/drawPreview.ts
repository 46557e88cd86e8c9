import type { ToolCard } from '@artha/shared/contract';
import { drawings } from './drawings.ts';
import { drawLetter, drawMark, LETTER_WIDTH } from './mark.ts';
import { letter, stroke, token, type Pen } from './pen.ts';
import { setParagraph, writeParagraph, type Setting } from './paragraph.ts';

/** What the picture of a page says. */
export interface Preview {
  readonly product: string;
  /** As people write it: `artha.example/pricing`. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** The kind of tool that the page is or belongs to; undefined for other pages. */
  readonly icon: ToolCard['icon'] | undefined;
  /** The home page’s picture is all house: black. */
  readonly home: boolean;
}

/** What those who read Open Graph show uncut. */
const WIDTH = 1200;
const HEIGHT = 630;

const EDGE = 64;
const BAR = 104;
/** Where a page is divided: text to the left, drawing to the right. */
const DIVIDE = 752;
const COLUMN = DIVIDE - EDGE - 40;

const titleSettings = [100, 90, 80, 70, 60, 52].map((size): Setting => ({
  size,
  weight: 580,
  tracking: -0.036,
  leading: 1.06,
}));
const aboutSettings = [36, 32, 29].map((size): Setting => ({ size, weight: 400, tracking: -0.008, leading: 1.42 }));

function drawBar(pen: Pen, { product, address }: Preview, family: string): void {
  const base = BAR / 2 + 12;
  pen.fillStyle = token('nav');
  pen.fillRect(0, 0, WIDTH, BAR);
  drawMark(pen, token('nav-text'), { x: EDGE - 10, y: BAR / 2 - 31, size: 60 });
  letter(pen, { family, size: 34, weight: 580, tracking: -0.02 });
  pen.fillStyle = token('nav-text');
  pen.fillText(product, EDGE + 60, base);
  const used = EDGE + 60 + pen.measureText(product).width;
  letter(pen, { family, size: 24, weight: 450, tracking: 0 });
  pen.fillStyle = token('nav-muted');
  pen.textAlign = 'right';
  // The whole address, else the site’s alone, else none.
  const fits = (text: string) => used + EDGE + pen.measureText(text).width + EDGE <= WIDTH;
  const shown = [address, address.split('/', 1)[0] ?? ''].find(fits);
  if (shown) pen.fillText(shown, WIDTH - EDGE, base - 4);
  pen.textAlign = 'left';
}

/** All house: the headline of the mark across the picture, its letter hung from it. */
function drawHome(pen: Pen, preview: Preview, family: string): void {
  pen.fillStyle = token('nav');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawBar(pen, preview, family);
  const room = { width: WIDTH - 2 * EDGE, height: 220, lines: 2 };
  const title = setParagraph(pen, preview.title, room, family, titleSettings);
  writeParagraph(pen, token('nav-text'), title, { x: EDGE - 4, bottom: HEIGHT - EDGE });
  // The letter hangs from the headline’s middle and stands on the title’s first line.
  const headline = { y: BAR + 22, weight: 44 };
  const height = HEIGHT - EDGE - (title.lines.length - 1) * title.leading - headline.y;
  drawLetter(pen, token('nav-text'), { x: WIDTH - EDGE - (LETTER_WIDTH * height) / 2, y: headline.y, height });
  stroke(pen, token('nav-text'), headline.weight, [
    [0, headline.y],
    [WIDTH, headline.y],
  ]);
}

/** A page below the black bar: its title, what it is about, and a drawing in the cell beside them. */
function drawPage(pen: Pen, preview: Preview, family: string): void {
  pen.fillStyle = token('bg');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawings[preview.icon ?? 'tool'](pen, { x: DIVIDE, y: BAR, width: WIDTH - DIVIDE, height: HEIGHT - BAR }, family);
  stroke(pen, token('line'), 2, [
    [DIVIDE, BAR],
    [DIVIDE, HEIGHT],
  ]);
  drawBar(pen, preview, family);

  const about = setParagraph(pen, preview.description, { width: COLUMN, lines: 3 }, family, aboutSettings);
  writeParagraph(pen, token('muted'), about, { x: EDGE, bottom: HEIGHT - EDGE });
  const room = { width: COLUMN, height: HEIGHT - EDGE - about.height - 40 - BAR - 52, lines: 3 };
  const title = setParagraph(pen, preview.title, room, family, titleSettings);
  writeParagraph(pen, token('text'), title, { x: EDGE - 4, top: BAR + 52 });
}

/**
 * Draws the picture that stands for a page where its address is shared, 1200 by 630.
 * @param family what the pen calls the font.
 */
export function drawPreview(pen: Pen, preview: Preview, family: string): void {
  if (preview.home) drawHome(pen, preview, family);
  else drawPage(pen, preview, family);
}
