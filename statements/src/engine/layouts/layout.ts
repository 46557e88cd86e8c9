/**
 * What a column of the table holds. `other` is text that is no part of a transaction's description (cheque numbers,
 * references, branches); `side` says Dr or Cr of the amount, `balanceSide` of the balance.
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

/** Columns of money: their words are told apart by right edges, all others by left ones. */
export const moneyRoles: ReadonlySet<ColumnRole> = new Set(['debit', 'credit', 'amount', 'balance']);

/**
 * A column: its role, then the titles it is printed under. Case, spaces, punctuation and line breaks in a title do not
 * matter. A column without any title has one that is drawn as a picture: it is found by what stands below.
 */
export type Column = readonly [role: ColumnRole, ...titles: readonly string[]];

/** The columns of a table, left to right as printed. */
export type Heading = readonly Column[];

/**
 * One printed layout of one bank, as data: everything the engine knows about it stands here. Positions, dates, sides
 * and the way narrations are broken are not part of it: they are learned from every file, so that a scaled, shifted or
 * retyped rendering is the same layout.
 */
export interface Layout {
  /** Stable name, sent as X-Statement-Layout. */
  readonly id: string;
  readonly bank: string;
  /** Text that the bank's papers carry; it decides between layouts with the same column titles. */
  readonly marks: readonly RegExp[];
  /** The headings it is printed under: most layouts have one, some come with or without a column. */
  readonly headings: readonly Heading[];
  /** Where lines without a date belong when the spacing does not tell: to the date above, or to those around a date. */
  readonly narration: 'below' | 'around';
  /** Lines that end the table, beyond those of every bank (`tableEnd` in `labels.ts`). */
  readonly endings?: readonly RegExp[];
  /** Words before the opening balance, beyond those of every bank. */
  readonly opening?: RegExp;
}
