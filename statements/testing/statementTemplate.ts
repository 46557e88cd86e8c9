import type { GroundTruthRow, GroundTruth } from './groundTruth.ts';
import type { NarrationStyleName } from './narrations.ts';

/**
 * The contents of a row's cells by the key of the column; a cell of several lines is a list. `narrationBelow` is a
 * narration that begins on the line below the date.
 */
export type Cells = Readonly<Record<string, string | readonly string[]>>;

/** A column of the table: its contents, and its edges in points from the left of the page. */
export interface TemplateColumn {
  readonly key: string;
  /** The title as printed, one string for each stacked line; absent if the bank draws it as a picture. */
  readonly title: readonly string[];
  readonly left: number;
  readonly right: number;
  /** The alignment of its cells; left is the default. */
  readonly align?: 'right' | 'center';
  /** The alignment of its title, if it differs from that of its cells. */
  readonly titleAlign?: 'left' | 'right' | 'center';
}

/** A line of text outside the rows: texts by their left edge, or by their right one. */
export interface TemplateLine {
  readonly texts: readonly (readonly [x: number, text: string, align?: 'right'])[];
  readonly bold?: boolean;
  /** Distance to the next line in points, if it is not the usual one. */
  readonly below?: number;
  /** Whether it is above the columns of the table and moves with them. */
  readonly inTable?: boolean;
  /** Whether the next line begins on a new page. */
  readonly endsPage?: boolean;
}

/** A row with its figures as printed. */
export interface PrintedTemplateRow {
  readonly row: GroundTruthRow;
  /** Its position in printed order, from 1. */
  readonly number: number;
  readonly isCredit: boolean;
  /** The figures without sign. */
  readonly amount: string;
  readonly balance: string;
  /** Whether the balance is owed to the bank. */
  readonly owed: boolean;
  /** The amount on its side, and the text printed on the other side. */
  readonly debit: string;
  readonly credit: string;
}

/** A statement with its figures as printed, and a function to format more. */
export interface PrintedStatement extends GroundTruth {
  readonly opening: string;
  readonly closing: string;
  readonly openingOwed: boolean;
  readonly closingOwed: boolean;
  readonly debits: string;
  readonly credits: string;
  readonly debitCount: number;
  readonly creditCount: number;
  money(paise: number): string;
}

/** The template of one bank's statement: all details of how the bank prints it. */
export interface StatementTemplate {
  readonly id: string;
  /** The code a sender gives as the bank. */
  readonly bank: string;
  readonly narrations: NarrationStyleName;
  readonly page: readonly [width: number, height: number];
  /** Size of the rows' text, distance of their lines, and additional distance between rows; in points. */
  readonly size: number;
  readonly pitch: number;
  readonly rowGap: number;
  readonly columns: readonly TemplateColumn[];
  /** How long narrations are broken: at the end of the line, or only between words. */
  readonly wrap: 'anywhere' | 'between words';
  /** The line of the narration that also has the date and the amounts. */
  readonly datePosition?: 'first' | 'middle' | 'second' | 'above';
  readonly money?: 'grouped' | 'plain' | 'shortest';
  /** The text printed on the unused side; nothing is the default. */
  readonly nothing?: string;
  readonly newestFirst?: boolean;
  readonly overdraft?: boolean;
  /** Whether a narration may continue on the next page. */
  readonly splitsRowsAcrossPages?: boolean;
  /** Whether the bank prints the titles on the first page only. */
  readonly printsTitlesOnce?: boolean;
  /** Whether the opening and closing balances are printed outside the rows. */
  readonly printsBalance: { readonly opening: boolean; readonly closing: boolean };
  cells(printed: PrintedTemplateRow, statement: PrintedStatement): Cells;
  /** Other correct readings of the narration, if more is printed beside it. */
  acceptedNarrations?(row: GroundTruthRow): readonly string[];
  /** Lines above the table on the first page, and on later pages that repeat the titles. */
  header(statement: PrintedStatement): readonly TemplateLine[];
  pageHeader?(statement: PrintedStatement, page: number): readonly TemplateLine[];
  /** Rows of the table that are not transactions, before and after those that are. */
  rowsBefore?(statement: PrintedStatement): readonly Cells[];
  rowsAfter?(statement: PrintedStatement): readonly Cells[];
  /** Lines below the table, and at the bottom of each page. */
  footer?(statement: PrintedStatement): readonly TemplateLine[];
  pageFooter?(statement: PrintedStatement, page: number): readonly TemplateLine[];
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const fullMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Formats a date: DD, D, MM, Mon, MON, Month, YYYY and YY are replaced. */
export function printDate(date: string, format: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const name = months[Number(month) - 1] ?? '';
  const parts: Readonly<Record<string, string>> = {
    YYYY: year,
    YY: year.slice(2),
    Month: fullMonths[Number(month) - 1] ?? '',
    Mon: name,
    MON: name.toUpperCase(),
    MM: month,
    DD: day,
    D: String(Number(day)),
  };
  return format.replace(/YYYY|YY|Month|Mon|MON|MM|DD|D/g, (part) => parts[part] ?? part);
}

/** Lines with a label and its value. */
export function labelledLines(
  x: number,
  valueX: number,
  pairs: readonly (readonly [string, string])[],
): TemplateLine[] {
  return pairs.map(([label, value]) => ({
    texts: [
      [x, label],
      [valueX, `: ${value}`],
    ],
  }));
}

/** A line with one text. */
export function line(x: number, text: string, more: Omit<TemplateLine, 'texts'> = {}): TemplateLine {
  return { texts: [[x, text]], ...more };
}
