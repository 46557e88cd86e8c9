import type { StatementRow } from '../amounts/statementRow.ts';
import type { Line } from '../lines/lines.ts';
import type { SummaryLine } from './collectRows.ts';

/** Everything read from a table. */
export interface TableContent {
  readonly rows: readonly StatementRow[];
  /** For each row, whether words beside it belong to no row. */
  readonly inDoubt: readonly boolean[];
  /** For each row, whether its narration may contain other words or lack some of its own. */
  readonly hasDoubtfulWords: readonly boolean[];
  readonly summaryLines: readonly SummaryLine[];
  /** The number of lines among the rows that belong to none of them. */
  readonly leftOverCount: number;
  /** Whether it is unknown if the day or the month comes first in the dates. */
  readonly hasAmbiguousDates: boolean;
  /** The number of lines with a date and an amount that could not be read as rows. */
  readonly unreadCount: number;
  /** Lines inside the table that are not part of it. */
  readonly otherLines: readonly Line[];
  /**
   * The first lines of rows that are certainly transactions: they say what was paid, or are below the name of a side.
   * No summary has such lines.
   */
  readonly transactionLines: readonly Line[];
}
