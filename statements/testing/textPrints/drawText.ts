import { advanceOf, fontNames } from '../pdf/fonts.ts';
import { writePdf } from '../pdf/writePdf.ts';

const [size, pitch, margin] = [7, 9, 24];
const characterWidth = advanceOf(' ', 'Courier', size);

/** How a text is drawn: each line as one string with its spaces, or each run of words between wider gaps by itself. */
export type TextDrawing = 'lines' | 'runs';

const escape = (text: string): string => text.replace(/[\\()]/g, (character) => `\\${character}`);

/** Draws the lines of pages as a PDF in a font whose characters all have the same width. */
export function drawText(pages: readonly (readonly string[])[], drawing: TextDrawing): Uint8Array {
  const columns = Math.max(...pages.flat().map((line) => line.length));
  const height = Math.max(...pages.map((lines) => lines.length)) * pitch + 2 * margin;
  const drawn = pages.map((lines) => {
    const texts = lines.flatMap((line, at) =>
      [...line.matchAll(drawing === 'lines' ? /\S.*/g : /\S+(?: \S+)*/g)].map(({ 0: text, index }) => {
        const [x, y] = [margin + index * characterWidth, height - margin - at * pitch];
        return `1 0 0 1 ${x.toFixed(2)} ${y} Tm (${escape(text)}) Tj`;
      }),
    );
    return {
      size: [columns * characterWidth + 2 * margin, height] as const,
      rotate: 0 as const,
      operators: ['BT', `/F${fontNames.indexOf('Courier')} ${size} Tf`, ...texts, 'ET'],
    };
  });
  return writePdf(drawn, {
    fonts: 'simple',
    contents: 'stream',
    origin: [0, 0],
    compressed: true,
    packed: false,
  });
}
