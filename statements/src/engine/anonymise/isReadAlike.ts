import type { Statement } from '../report/statement.ts';

const dayMs = 86_400_000;

/**
 * Whether a copy is read like its original: it has the same layout, rows, sides and statuses, and its dates are as
 * many days apart.
 */
export function isReadAlike(original: Statement, copy: Statement): boolean {
  const describe = ({ layout, transactions, proof }: Statement) => {
    const first = Date.parse(transactions[0]?.date ?? '');
    return JSON.stringify([
      layout,
      proof.breaks,
      transactions.map(({ date, debitPaise, creditPaise, unsidedPaise, balancePaise, status }) => [
        (Date.parse(date) - first) / dayMs,
        ...[debitPaise, creditPaise, unsidedPaise].map((paise) => paise !== 0),
        balancePaise === undefined,
        status,
      ]),
    ]);
  };
  return describe(original) === describe(copy);
}
