import type { DateFormat } from './dates.ts';

/** What a column of the table holds. */
export type Role = 'date' | 'valueDate' | 'narration' | 'reference' | 'debit' | 'credit' | 'balance';

/** What a column of the summary holds; `ignored` keeps the place of one that is not used. */
export type SummaryRole = 'opening' | 'closing' | 'ignored';

/** A column by the titles it is printed under. Case, spaces, punctuation and line breaks in a title do not matter. */
export interface Column<R extends string> {
  readonly role: R;
  readonly titles: readonly string[];
}

/**
 * One printed layout of one bank, as data: everything the engine knows about it stands here.
 * Positions are not part of it: they are learned from every file, so a scaled or shifted rendering is the same layout.
 */
export interface Layout {
  /** Stable name, sent as X-Statement-Layout. */
  readonly id: string;
  readonly bank: string;
  /** Text that the bank's papers carry; it decides between layouts with the same column titles. */
  readonly marks: readonly RegExp[];
  /** The table's columns, left to right as printed. */
  readonly columns: readonly Column<Role>[];
  readonly dateFormats: readonly DateFormat[];
  readonly narration: {
    /** Where the lines without a date go: to the dated line above, or to the nearest one. */
    readonly lines: 'below' | 'nearest';
    /** How long text is broken: anywhere, when the column is full, or only between words. */
    readonly breaks: 'anywhere' | 'between words';
  };
  /** A line like this ends the table until its titles are printed again. */
  readonly endings: readonly RegExp[];
  /** A line like this ends the table on its page only. */
  readonly footers: readonly RegExp[];
  /** Lines that print a balance in words; the named group `amount` holds it. */
  readonly opening: readonly RegExp[];
  readonly closing: readonly RegExp[];
  /** Tables of totals: a line of titles, and below it as many amounts. */
  readonly summaries: readonly (readonly Column<SummaryRole>[])[];
}
