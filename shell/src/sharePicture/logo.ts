import { stroke, colourToken, type Box, type CanvasContext } from './canvas.ts';

/** How far a leg goes outwards for each part down, in the square of 32 of `layout/Logo.tsx`: from 16, 7 to 23, 26. */
const SLOPE = 7 / 19;
const crossbar = [
  [11.6, 19],
  [20.4, 19],
] as const;
const WEIGHT = 2.6;

/** How wide the letter is, foot to foot, in parts of its height. */
export const LETTER_WIDTH = (14 + WEIGHT * Math.hypot(1, SLOPE)) / 19;

/** The letter of the mark without its headline, cut level at the top and the bottom. */
export function drawLetter(
  pen: CanvasContext,
  colour: string,
  { x: middle, y: top, height }: Omit<Box, 'width'>,
): void {
  const scale = height / (26 - 7);
  const toCanvas = ([x, y]: readonly [number, number]) => [middle + (x - 16) * scale, top + (y - 7) * scale] as const;
  pen.save();
  pen.beginPath();
  pen.rect(middle - height, top, 2 * height, height);
  pen.clip();
  stroke(pen, colourToken('accent'), WEIGHT * scale, crossbar.map(toCanvas));
  for (const side of [-1, 1]) {
    stroke(pen, colour, WEIGHT * scale, [toCanvas([16 - side * SLOPE * 7, 0]), toCanvas([16 + side * SLOPE * 25, 32])]);
  }
  pen.restore();
}

/** The mark with its headline, as beside the product's name. */
export function drawLogo(
  pen: CanvasContext,
  colour: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const scale = size / 32;
  const hung = y + 7 * scale;
  stroke(pen, colour, WEIGHT * scale, [
    [x + 5 * scale, hung],
    [x + 27 * scale, hung],
  ]);
  drawLetter(pen, colour, { x: x + 16 * scale, y: hung, height: 19 * scale });
}
