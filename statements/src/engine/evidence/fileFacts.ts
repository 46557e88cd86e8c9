import type { Notation } from '../amounts/money.ts';
import type { Line } from '../lines/lines.ts';
import { findNotation } from './findNotation.ts';
import { isCardStatement } from './isCardStatement.ts';
import { isLoanStatement } from './isLoanStatement.ts';
import { readPageNumbers } from './pageNumbers.ts';
import type { PrintedPages } from './pageNumbers.ts';

/** The facts that a file shows before its tables are read. */
export interface FileFacts {
  readonly isCard: boolean;
  readonly isLoan: boolean;
  readonly notation: Notation;
  readonly printedPages: PrintedPages | undefined;
}

/** Reads the facts about a file from the lines of its pages. */
export const readFileFacts = (pages: readonly (readonly Line[])[]): FileFacts => ({
  isCard: isCardStatement(pages),
  isLoan: isLoanStatement(pages),
  notation: findNotation(pages),
  printedPages: readPageNumbers(pages),
});
