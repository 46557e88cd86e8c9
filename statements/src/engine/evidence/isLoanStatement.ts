import { textOf } from '../lines/lines.ts';
import type { Line } from '../lines/lines.ts';

const loanPattern =
  /\bloan (?:account|a\/c|details|summary|statement|ledger)\b|\bstatement of (?:your |the )?loan\b|\b(?:overdraft|cash credit|line of credit)\b/i;

/** Whether the first page names a loan or an overdraft: its balance may be the amount owed, which a debit raises. */
export function isLoanStatement(pages: readonly (readonly Line[])[]): boolean {
  return (pages[0] ?? []).some(({ words }) => loanPattern.test(textOf(words)));
}
