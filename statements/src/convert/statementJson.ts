import { formatPaise } from '../engine/index.ts';
import type { Statement } from '../engine/index.ts';

/**
 * Formats a statement as JSON: amounts as text such as `1234.50`, each row with its standing and the reason for its
 * category, and with the number of its account, from 1, where there are several.
 */
export function statementJson({ layout, transactions, proof, accounts }: Statement): string {
  const balance = (paise: number | undefined) => (paise === undefined ? null : formatPaise(paise));
  const accountOfRow = accounts.flatMap(({ rowCount }, index) => Array.from({ length: rowCount }, () => index + 1));
  const rows = transactions.map(({ debitPaise, creditPaise, unsidedPaise, balancePaise, ...row }, index) => ({
    ...(accounts.length > 1 && { account: accountOfRow[index] }),
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
    accounts: accounts.map(({ numberEnd, rowCount, proof: proofOfAccount }) => ({
      numberEnd,
      rows: rowCount,
      opening: balance(proofOfAccount.openingPaise),
      closing: balance(proofOfAccount.closingPaise),
      breaks: proofOfAccount.breaks,
    })),
    transactions: rows,
  };
  return `${JSON.stringify(statement, null, 2)}\n`;
}
