import { formatPaise } from '../engine/index.ts';
import type { Statement } from '../engine/index.ts';

/**
 * Formats a statement as JSON: amounts as text such as `1234.50`, each row with its standing and the reason for its
 * category.
 */
export function statementJson({ layout, transactions, proof }: Statement): string {
  const balance = (paise: number | undefined) => (paise === undefined ? null : formatPaise(paise));
  const rows = transactions.map(({ debitPaise, creditPaise, unsidedPaise, balancePaise, ...row }) => ({
    ...row,
    ...(unsidedPaise > 0
      ? { debit: null, credit: null, amountOfUnknownSide: formatPaise(unsidedPaise) }
      : { debit: formatPaise(debitPaise), credit: formatPaise(creditPaise) }),
    balance: balance(balancePaise),
  }));
  const statement = {
    layout,
    order: proof.order,
    opening: balance(proof.openingPaise),
    closing: balance(proof.closingPaise),
    breaks: proof.breaks,
    transactions: rows,
  };
  return `${JSON.stringify(statement, null, 2)}\n`;
}
