import { sharePictureSize, type DrawableImage, type SharePictureContent } from '@artha/shared/contract';
import { drawLetter, drawLogo, LETTER_WIDTH } from './logo.ts';
import { setFont, stroke, colourToken, type CanvasContext } from './canvas.ts';
import { layOutParagraph, writeParagraph, type Setting } from './paragraph.ts';

const { width: WIDTH, height: HEIGHT } = sharePictureSize;

const EDGE = 64;
const BAR = 104;
/** The line that divides a page: text to the left, drawing to the right. */
const DIVIDE = 752;
const ICON_MARGIN = 44;
const COLUMN = DIVIDE - EDGE - 40;

const titleSettings = [100, 90, 80, 70, 60, 52].map((size): Setting => ({
  size,
  weight: 580,
  tracking: -0.036,
  leading: 1.06,
}));
const aboutSettings = [36, 32, 29].map((size): Setting => ({ size, weight: 400, tracking: -0.008, leading: 1.42 }));

function drawBar(pen: CanvasContext, { product, address }: SharePictureContent, family: string): void {
  const base = BAR / 2 + 12;
  pen.fillStyle = colourToken('nav');
  pen.fillRect(0, 0, WIDTH, BAR);
  drawLogo(pen, colourToken('nav-text'), { x: EDGE - 10, y: BAR / 2 - 31, size: 60 });
  setFont(pen, { family, size: 34, weight: 580, tracking: -0.02 });
  pen.fillStyle = colourToken('nav-text');
  pen.fillText(product, EDGE + 60, base);
  const used = EDGE + 60 + pen.measureText(product).width;
  setFont(pen, { family, size: 24, weight: 450, tracking: 0 });
  pen.fillStyle = colourToken('nav-muted');
  pen.textAlign = 'right';
  // The whole address, else the site’s alone, else none.
  const fits = (text: string) => used + EDGE + pen.measureText(text).width + EDGE <= WIDTH;
  const shown = [address, address.split('/', 1)[0] ?? ''].find(fits);
  if (shown) pen.fillText(shown, WIDTH - EDGE, base - 4);
  pen.textAlign = 'left';
}

/** Black, with the bar of the logo across the picture and its letter hung from it. */
function drawHome(pen: CanvasContext, preview: SharePictureContent, family: string): void {
  pen.fillStyle = colourToken('nav');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawBar(pen, preview, family);
  const room = { width: WIDTH - 2 * EDGE, height: 220, lines: 2 };
  const title = layOutParagraph(pen, preview.title, room, family, titleSettings);
  writeParagraph(pen, colourToken('nav-text'), title, { x: EDGE - 4, bottom: HEIGHT - EDGE });
  // The letter hangs from the middle of the bar and ends on the title’s first line.
  const headline = { y: BAR + 22, weight: 44 };
  const height = HEIGHT - EDGE - (title.lines.length - 1) * title.leading - headline.y;
  drawLetter(pen, colourToken('nav-text'), { x: WIDTH - EDGE - (LETTER_WIDTH * height) / 2, y: headline.y, height });
  stroke(pen, colourToken('nav-text'), headline.weight, [
    [0, headline.y],
    [WIDTH, headline.y],
  ]);
}

/** The icon as large as its cell allows, in the middle. */
function drawIcon(pen: CanvasContext, icon: DrawableImage): void {
  const cell = { width: WIDTH - DIVIDE - 2 * ICON_MARGIN, height: HEIGHT - BAR - 2 * ICON_MARGIN };
  const scale = Math.min(cell.width / icon.width, cell.height / icon.height);
  const [width, height] = [icon.width * scale, icon.height * scale];
  pen.drawImage(icon, (DIVIDE + WIDTH - width) / 2, (BAR + HEIGHT - height) / 2, width, height);
}

/** A page below the black bar: its title, what it is about, and its tool's icon in the cell beside them. */
function drawPage(
  pen: CanvasContext,
  preview: SharePictureContent,
  family: string,
  icon: DrawableImage | undefined,
): void {
  pen.fillStyle = colourToken('bg');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  if (icon) drawIcon(pen, icon);
  else drawLetter(pen, colourToken('nav'), { x: (DIVIDE + WIDTH) / 2, y: BAR, height: HEIGHT - BAR - EDGE });
  stroke(pen, colourToken('line'), 2, [
    [DIVIDE, BAR],
    [DIVIDE, HEIGHT],
  ]);
  drawBar(pen, preview, family);

  const about = layOutParagraph(pen, preview.description, { width: COLUMN, lines: 3 }, family, aboutSettings);
  writeParagraph(pen, colourToken('muted'), about, { x: EDGE, bottom: HEIGHT - EDGE });
  const room = { width: COLUMN, height: HEIGHT - EDGE - about.height - 40 - BAR - 52, lines: 3 };
  const title = layOutParagraph(pen, preview.title, room, family, titleSettings);
  writeParagraph(pen, colourToken('text'), title, { x: EDGE - 4, top: BAR + 52 });
}

/**
 * Draws the preview picture of a page, 1200 by 630.
 * @param family name of the font in the canvas.
 * @param icon of the tool that the page is or belongs to; without one, the letter of the logo is drawn.
 */
export function drawSharePicture(
  pen: CanvasContext,
  preview: SharePictureContent,
  family: string,
  icon: DrawableImage | undefined,
): void {
  if (preview.home) drawHome(pen, preview, family);
  else drawPage(pen, preview, family, icon);
}
