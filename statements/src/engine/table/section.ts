import type { Side } from '../amounts/side.ts';
import type { Grid } from '../evidence/grid.ts';
import type { Heading } from '../layouts/layout.ts';
import type { Line } from '../lines/lines.ts';
import type { Account } from './account.ts';
import type { ColumnBounds } from './columns.ts';
import type { Title } from './headings/titles.ts';

/** The part of the table on one page: the column titles that apply and the lines below them. */
export interface TablePart {
  readonly heading: Heading;
  readonly titles: readonly Title[];
  readonly columns: readonly ColumnBounds[];
  readonly lines: readonly Line[];
  /** The side of the amounts of a part, from its name: `Withdrawals`. */
  readonly side?: Side | undefined;
  /** Baseline of the lowest title; `undefined` when the page does not repeat the titles. */
  readonly titlesEnd: number | undefined;
  /** The table's edges as drawn on this page. */
  readonly grid?: Grid | undefined;
  /** Whether a closing balance ends the part before this one, so that no row continues here. */
  readonly isClosedAbove?: boolean;
}

/** One account's table over all pages, and all other lines of these pages in reading order. */
export interface Section {
  readonly account: Account;
  readonly parts: readonly TablePart[];
  readonly rest: readonly Line[];
}
