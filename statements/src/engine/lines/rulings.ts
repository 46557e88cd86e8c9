import type { TextPage } from '../text/textSource.ts';

/** A straight line or an edge of a filled rectangle on a page, in reading space, in points. */
export interface Ruling {
  /** The height on the page of a horizontal ruling, or the distance from the left of a vertical one. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The rulings of a page, which draw its tables. */
export interface Rulings {
  readonly horizontal: readonly Ruling[];
  readonly vertical: readonly Ruling[];
}

/** A line is straight if it leaves its direction by less than this, in points. */
const maxSlant = 0.5;
/** Rulings closer than this are the two edges of one drawn line. */
const maxThickness = 2.2;
/** Rulings on one line with a smaller gap are one ruling, because tables are drawn cell by cell. */
const maxGap = 3;
/** Shorter pieces are underlines of letters and parts of pictures. */
const minLength = 6;

/** Joins pieces that lie on one line and touch. */
function joinPieces(pieces: readonly Ruling[]): Ruling[] {
  const groups: Ruling[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.at - b.at)) {
    const group = groups.at(-1);
    if (group !== undefined && piece.at - (group[0]?.at ?? piece.at) <= maxThickness) group.push(piece);
    else groups.push([piece]);
  }
  return groups.flatMap((group) => {
    const at = group.reduce((sum, piece) => sum + piece.at, 0) / group.length;
    const joined: { at: number; from: number; to: number }[] = [];
    for (const { from, to } of group.toSorted((a, b) => a.from - b.from)) {
      const last = joined.at(-1);
      if (last !== undefined && from <= last.to + maxGap) last.to = Math.max(last.to, to);
      else joined.push({ at, from, to });
    }
    return joined.filter(({ from, to }) => to - from >= minLength);
  });
}

/** Finds the rulings in the paths of a page: every straight horizontal or vertical stretch between two points. */
export function findRulings({ paths = [] }: Pick<TextPage, 'paths'>): Rulings {
  const horizontal: Ruling[] = [];
  const vertical: Ruling[] = [];
  for (const points of paths) {
    for (const [index, { x, y }] of points.entries()) {
      const before = points[index - 1];
      if (before === undefined) continue;
      if (Math.abs(y - before.y) <= maxSlant && Math.abs(x - before.x) > maxSlant) {
        horizontal.push({ at: (y + before.y) / 2, from: Math.min(x, before.x), to: Math.max(x, before.x) });
      } else if (Math.abs(x - before.x) <= maxSlant && Math.abs(y - before.y) > maxSlant) {
        vertical.push({ at: (x + before.x) / 2, from: Math.min(y, before.y), to: Math.max(y, before.y) });
      }
    }
  }
  return { horizontal: joinPieces(horizontal), vertical: joinPieces(vertical) };
}
