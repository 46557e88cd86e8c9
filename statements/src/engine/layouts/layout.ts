import type { Bank } from './banks.ts';

/**
 * The content of a table's column. `other` is text that is not part of the description (cheque numbers, references,
 * branches); `side` gives Dr or Cr for the amount, `balanceSide` for the balance.
 */
export type ColumnRole =
  | 'date'
  | 'valueDate'
  | 'serial'
  | 'narration'
  | 'other'
  | 'debit'
  | 'credit'
  | 'amount'
  | 'side'
  | 'balance'
  | 'balanceSide';

/** Columns of money: their words are aligned on the right, those of all other columns on the left. */
export const moneyRoles: ReadonlySet<ColumnRole> = new Set(['debit', 'credit', 'amount', 'balance']);

/**
 * A column: its role, then its possible titles. Case, spaces, punctuation and line breaks in a title are ignored. A
 * column without a title has a title drawn as a picture; it is located by the text below.
 */
export type Column = readonly [role: ColumnRole, ...titles: readonly string[]];

/** The columns of a table, from left to right as printed. */
export type Heading = readonly Column[];

/**
 * One printed layout of one bank, as data: everything the engine knows about it. Positions, date formats, sides and
 * line breaks of narrations are not part of it, because they are learned from each file: a scaled, shifted or retyped
 * rendering has the same layout.
 */
export interface Layout {
  /** Stable name, sent as X-Statement-Layout. */
  readonly id: string;
  readonly bank: Bank;
  /** The headings it is printed under: most layouts have one, some exist with and without a column. */
  readonly headings: readonly Heading[];
  /**
   * The row of lines without a date if the spacing does not decide: the row of the date above, or of the date that they
   * surround.
   */
  readonly narration: 'below' | 'around';
  /** Lines that begin no row, although they are as far from the line above them as rows are from each other. */
  readonly neverFirst?: RegExp;
  /** Lines that end the table, in addition to those all banks print (`tableEndPattern` in `labels.ts`). */
  readonly endings?: readonly RegExp[];
  /** Words before the opening balance, in addition to those all banks print. */
  readonly opening?: RegExp;
}
