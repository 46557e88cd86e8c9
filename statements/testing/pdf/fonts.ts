/** The standard fonts of generated statements: every PDF reader has them, so none is embedded. */
export const fontNames = [
  'Helvetica',
  'Helvetica-Bold',
  'Times-Roman',
  'Times-Bold',
  'Courier',
  'Courier-Bold',
] as const;

/** The name of a standard font. */
export type FontName = (typeof fontNames)[number];

function widths(list: string): readonly number[] {
  return list.split(' ').map(Number);
}

const courier = Array.from({ length: 95 }, () => 600);

/** Advance widths of the characters from space to tilde, in thousandths of the size (Adobe Core 14 metrics). */
const advances: Readonly<Record<FontName, readonly number[]>> = {
  Helvetica: widths(
    '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 ' +
      '667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
  ),
  'Helvetica-Bold': widths(
    '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 ' +
      '667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
  ),
  'Times-Roman': widths(
    '250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 ' +
      '556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541',
  ),
  'Times-Bold': widths(
    '250 333 555 500 500 1000 833 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 930 722 667 722 722 667 611 778 778 389 500 778 667 944 722 778 ' +
      '611 778 722 556 667 722 722 1000 722 722 667 333 278 333 581 500 333 500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444 394 220 394 520',
  ),
  Courier: courier,
  'Courier-Bold': courier,
};

/**
 * The width of one character, in points.
 * @throws Error for what is not printable ASCII.
 */
export function advanceOf(character: string, font: FontName, size: number): number {
  const advance = advances[font][character.charCodeAt(0) - 32];
  if (advance === undefined) throw new Error(`There is no width for "${character}".`);
  return (advance * size) / 1000;
}

/** The width of a text on one line, in points. */
export function widthOf(text: string, font: FontName, size: number): number {
  return [...text].reduce((sum, character) => sum + advanceOf(character, font, size), 0);
}
