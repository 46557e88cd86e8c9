import type { Line } from './lines.ts';
import type { Rulings } from './rulings.ts';

/** A page: its lines from top to bottom, and its drawn lines. */
export interface Page {
  readonly lines: readonly Line[];
  readonly rulings: Rulings;
}

/** The lines of each page. */
export const linesOf = (pages: readonly Page[]) => pages.map(({ lines }) => lines);

/** The drawn lines of each page. */
export const rulingsOf = (pages: readonly Page[]) => pages.map(({ rulings }) => rulings);
