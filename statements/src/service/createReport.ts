import { formatPaise } from '../engine/index.ts';
import type { Statement } from '../engine/index.ts';
import type { Report } from './messages.ts';

/** What the answer says about a statement besides its rows. */
export function createReport({ layout, transactions, proof, accounts, doubts }: Statement): Report {
  const { openingPaise, closingPaise, breaks, standings } = proof;
  return {
    layout,
    rows: transactions.length,
    proved: standings.filter((standing) => standing === 'proved').length,
    unprovable: standings.filter((standing) => standing === 'unprovable').length,
    doubtfulRows: standings.flatMap((standing, index) => (standing === 'unproved' ? [index + 1] : [])),
    breaks,
    doubts: [...doubts],
    unsidedAmounts: transactions.flatMap(({ unsidedPaise }, index) =>
      unsidedPaise > 0 ? [{ row: index + 1, amount: formatPaise(unsidedPaise) }] : [],
    ),
    ...(openingPaise !== undefined && { opening: formatPaise(openingPaise) }),
    ...(closingPaise !== undefined && { closing: formatPaise(closingPaise) }),
    accounts: accounts.map(({ numberEnd, rowCount }) => ({
      rows: rowCount,
      ...(numberEnd !== undefined && { numberEnd }),
    })),
  };
}
