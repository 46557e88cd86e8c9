import { saveFile } from './saveFile.ts';

/** A chart of the page with its title. */
export interface DrawnChart {
  readonly title: string;
  readonly canvas: HTMLCanvasElement;
}

const TITLE_HEIGHT = 44;
const MARGIN = 24;

/** Draws charts below each other, as they look on the page, with their titles. Sizes are CSS pixels. */
function drawTogether(charts: readonly DrawnChart[]): HTMLCanvasElement {
  const scale = devicePixelRatio;
  const widest = Math.max(...charts.map(({ canvas }) => canvas.width));
  const height = charts.reduce((sum, { canvas }) => sum + canvas.height + TITLE_HEIGHT * scale, 2 * MARGIN * scale);
  const picture = document.createElement('canvas');
  picture.width = widest + 2 * MARGIN * scale;
  picture.height = height;
  const ink = picture.getContext('2d');
  if (!ink) throw new Error('This browser cannot draw pictures.');
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body);
  ink.fillStyle = backgroundColor;
  ink.fillRect(0, 0, picture.width, picture.height);
  ink.fillStyle = color;
  ink.font = `600 ${18 * scale}px ${fontFamily}`;
  let top = MARGIN * scale;
  for (const { title, canvas } of charts) {
    ink.fillText(title, MARGIN * scale, top + 22 * scale);
    top += TITLE_HEIGHT * scale;
    ink.drawImage(canvas, MARGIN * scale, top);
    top += canvas.height;
  }
  return picture;
}

/**
 * Saves charts as one picture, `transaction-categories.png`.
 * @throws Error if there is no chart, or the browser returns no picture.
 */
export async function saveChartPicture(charts: readonly DrawnChart[]): Promise<void> {
  if (charts.length === 0) throw new Error('There is no chart.');
  const picture = drawTogether(charts);
  const content = await new Promise<Blob | null>((resolve) => {
    picture.toBlob(resolve, 'image/png');
  });
  if (!content) throw new Error('This browser did not return the picture.');
  saveFile(content, 'transaction-categories.png');
}
