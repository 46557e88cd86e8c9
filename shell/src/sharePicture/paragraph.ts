import { balanceLines, cutLines } from './lines.ts';
import { setFont, type FontSetting, type CanvasContext } from './canvas.ts';

/** A way to set a text; larger ones come first. */
export interface Setting extends Omit<FontSetting, 'family'> {
  /** From line to line, in parts of the size. */
  readonly leading: number;
}

interface Space {
  readonly width: number;
  readonly height?: number;
  /** How many lines at most. */
  readonly lines: number;
}

/** A text broken into lines, with its font. */
export interface Paragraph {
  readonly font: FontSetting;
  readonly lines: readonly string[];
  /** From line to line, in pixels. */
  readonly leading: number;
  readonly height: number;
}

/** A text in the first setting in which it fits its room; in the last one it is cut. */
export function layOutParagraph(
  pen: CanvasContext,
  text: string,
  room: Space,
  family: string,
  [setting, ...smaller]: readonly Setting[],
): Paragraph {
  if (!setting) throw new Error('A text needs a setting.');
  const font = { ...setting, family };
  setFont(pen, font);
  const measure = (part: string) => pen.measureText(part).width;
  const whole = balanceLines(text, room.width, measure, room.lines);
  const lines = whole ?? cutLines(text, room.width, measure, room.lines);
  const leading = setting.leading * setting.size;
  const paragraph = { font, lines, leading, height: (lines.length - 1) * leading + setting.size };
  const fits = whole && paragraph.height <= (room.height ?? Number.POSITIVE_INFINITY);
  return fits || smaller.length === 0 ? paragraph : layOutParagraph(pen, text, room, family, smaller);
}

/** Writes a paragraph below its top or above its bottom: the height of a capital, and the last line’s feet. */
export function writeParagraph(
  pen: CanvasContext,
  colour: string,
  { font, lines, leading }: Paragraph,
  position: { readonly x: number } & ({ readonly top: number } | { readonly bottom: number }),
): void {
  setFont(pen, font);
  pen.fillStyle = colour;
  // Inter's capitals are .727 of its size.
  const first = 'top' in position ? position.top + font.size * 0.727 : position.bottom - (lines.length - 1) * leading;
  lines.forEach((line, index) => {
    pen.fillText(line, position.x, first + index * leading);
  });
}
