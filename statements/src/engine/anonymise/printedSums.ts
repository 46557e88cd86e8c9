import type { Transaction } from '../report/statement.ts';
import type { AccountAmounts, PlacedRow } from './accountAmounts.ts';

const sides = ['debitPaise', 'creditPaise'] as const;

/**
 * The sums that statements print beside their rows, and their replacements: opening and closing balances, and the sums
 * of each side of an account, of a page, up to a page, and of all pages. If two are equal, the first counts.
 */
export function collectSums(
  placed: readonly PlacedRow[],
  accounts: readonly AccountAmounts[],
): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  const add = (before: number | undefined, after: number | undefined) => {
    if (before === undefined || after === undefined || sums.has(Math.abs(before))) return;
    sums.set(Math.abs(before), Math.abs(after));
  };
  const addUp = (rows: readonly PlacedRow[]) => {
    for (const side of sides) {
      const own = rows.filter(({ row }) => row[side] > 0);
      add(
        own.reduce((sum, { row }) => sum + row[side], 0),
        own.reduce((sum, { invented }) => sum + invented.amountPaise, 0),
      );
    }
  };
  let taken = 0;
  for (const { rows, openingPaise, closingPaise, invented } of accounts) {
    add(openingPaise, invented.openingPaise);
    add(closingPaise, invented.closingPaise);
    addUp(placed.slice(taken, taken + rows.length));
    taken += rows.length;
  }
  addUp(placed);
  for (const page of new Set(placed.map((one) => one.page))) {
    addUp(placed.filter((one) => one.page === page));
    addUp(placed.filter((one) => one.page <= page));
  }
  return sums;
}

/** The numbers of debits, credits and rows, which statements print too. */
export function collectCounts(accounts: readonly AccountAmounts[]): ReadonlySet<number> {
  const countIn = (rows: readonly Transaction[]) => [
    rows.length,
    ...sides.map((side) => rows.filter((row) => row[side] > 0).length),
  ];
  return new Set([...accounts, { rows: accounts.flatMap(({ rows }) => rows) }].flatMap(({ rows }) => countIn(rows)));
}
