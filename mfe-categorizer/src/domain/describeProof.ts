import { describeDoubt } from './describeDoubt.ts';
import type { Proof } from './proof.ts';
import type { Transaction } from './transaction.ts';

/** How far a statement is proved, for the person. */
export interface BalanceCheck {
  /**
   * `proved`: everything that was checked adds up. `unchecked`: nothing is wrong, and nothing printed proves it.
   * `doubtful`: something has to be compared with the statement.
   */
  readonly verdict: 'proved' | 'unchecked' | 'doubtful';
  readonly sentences: readonly string[];
}

const countRows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;

/** `3 of 50 rows are`, `All 50 rows are`. */
function shareOfRows(count: number, rows: number): string {
  const share = count < rows ? `${count} of ${countRows(rows)}` : rows === 1 ? 'The only row' : `All ${rows} rows`;
  return `${share} ${count === 1 ? 'is' : 'are'}`;
}

function describeDoubts({ rows, doubtful, doubtfulRows, breaks, doubts }: Proof): string[] {
  const marked = doubtfulRows.size > 0 ? ' and marked in the table' : '';
  return [
    ...doubts.map(describeDoubt),
    ...(doubtful > 0
      ? [
          `${shareOfRows(doubtful, rows)} in doubt${marked}. Compare ${doubtful === 1 ? 'it' : 'them'} with your statement.`,
        ]
      : []),
    // A break that is at no row is at a balance or a total.
    ...(breaks > doubtful
      ? [
          'The rows do not add up to a balance or total on the statement, so a row may be missing. Compare the table with your statement.',
        ]
      : []),
  ];
}

function describeUnprovable({ rows, unprovable }: Proof): string {
  const missing =
    unprovable < rows
      ? `For ${unprovable} of ${rows} rows, no balance is printed that would prove ${unprovable === 1 ? 'it' : 'them'}.`
      : 'This statement prints no balances that would prove the rows.';
  return `${missing} Check the totals.`;
}

function describeProved({ rows, proved }: Proof, transactions: readonly Transaction[]): string[] {
  const hasAllBalances = transactions.every(({ balancePaise }) => balancePaise !== undefined);
  const inferred = rows - proved;
  return [
    hasAllBalances
      ? rows === 1
        ? 'The balance adds up.'
        : `All ${rows} balances add up.`
      : `${rows === 1 ? 'The row adds' : `All ${rows} rows add`} up to the balances printed.`,
    // Such as the first row where no balance is printed before it: no alarm, and no proof either.
    ...(inferred > 0 ? [`For ${countRows(inferred)}, no other figure is printed to check the amount by.`] : []),
  ];
}

/** Says how far the rows of a table were checked and add up; claims nothing that was not checked. */
export function describeProof(proof: Proof | undefined, transactions: readonly Transaction[]): BalanceCheck {
  if (!proof) return { verdict: 'unchecked', sentences: ['The balances have not been checked.'] };
  const { rows, unprovable } = proof;
  const doubts = describeDoubts(proof);
  const unproved = unprovable > 0 ? [describeUnprovable(proof)] : [];
  if (rows !== transactions.length) {
    const mismatch = `The balances were checked for ${rows} rows, and ${transactions.length} are shown. Compare the table with your statement.`;
    return { verdict: 'doubtful', sentences: [...doubts, mismatch] };
  }
  if (doubts.length > 0) return { verdict: 'doubtful', sentences: [...doubts, ...unproved] };
  if (unproved.length > 0) return { verdict: 'unchecked', sentences: unproved };
  return { verdict: 'proved', sentences: describeProved(proof, transactions) };
}
