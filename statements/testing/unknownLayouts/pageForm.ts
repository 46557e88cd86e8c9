import type { Random } from '../random.ts';

/** The distribution of a statement over pages. */
export interface PageForm {
  /** Lines of the table on a page. */
  readonly linesPerPage: number;
  readonly titlesOnEachPage: boolean;
  readonly header: 'none' | 'bank' | 'account';
  readonly footer: 'none' | 'page' | 'sentence';
  /** Whether a row may begin on one page and end on the next. */
  readonly splitsRows: boolean;
}

/** The pages of a plain layout. */
export const plainPages: PageForm = {
  linesPerPage: 200,
  titlesOnEachPage: true,
  header: 'none',
  footer: 'none',
  splitsRows: false,
};

/** Draws a form of pages. */
export function drawPages(random: Random): PageForm {
  return {
    linesPerPage: random.integer(8, 24),
    titlesOnEachPage: random.chance(0.6),
    header: random.pick(['none', 'bank', 'account']),
    footer: random.pick(['none', 'page', 'sentence']),
    splitsRows: random.chance(0.3),
  };
}
