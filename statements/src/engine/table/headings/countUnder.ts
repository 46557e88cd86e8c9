import { readSide } from '../../amounts/side.ts';
import type { Line } from '../../lines/lines.ts';
import type { HeadingTitle } from './headingTitle.ts';

/** The number of lines below the titles that are searched for dates. */
export const linesWithDates = 12;

/** The number of figures below a title. */
export function countFiguresUnder({ x0, x1 }: HeadingTitle, below: readonly Line[]): number {
  const figures = below.slice(0, linesWithDates).flatMap(({ words }) => words.filter((word) => word.isAmount));
  return figures.filter((word) => word.x0 < x1 && word.x1 > x0).length;
}

/** The number of cells below a title, and the number of these that name only a side. */
export function countSidesUnder({ x0, x1 }: HeadingTitle, below: readonly Line[]): { cells: number; sides: number } {
  const cells = below
    .slice(0, linesWithDates)
    .flatMap(({ words }) => words.filter((word) => word.x0 < x1 && word.x1 > x0 && !word.isAmount));
  return { cells: cells.length, sides: cells.filter(({ text }) => readSide(text) !== undefined).length };
}
