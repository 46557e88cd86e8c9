import type { Cells } from './cells.ts';

/** The cells of an export, line by line: a text split at one separator, or a sheet of a workbook. */
export interface Sheet {
  readonly lines: readonly Cells[];
  /** Whether a workbook counts its dates from 1904. */
  readonly is1904?: boolean | undefined;
  /** The separator of the cells of a text. */
  readonly delimiter?: string | undefined;
  /** The first line, from 0, into which an unclosed quotation mark has swallowed other lines. */
  readonly brokenLine?: number | undefined;
}

/** No export has more columns; cells beyond them are ignored. */
export const maxColumns = 100;
