import type { RowStatus } from '../proof/proof.ts';
import { doubtShiftedRuns } from './doubtShiftedRuns.ts';

const row = (amount: number, balancePaise: number | undefined) => ({
  debitPaise: Math.max(0, -amount),
  creditPaise: Math.max(0, amount),
  unsidedPaise: 0,
  balancePaise,
});

/** The statuses of rows of which the one at an index contradicts the row before. */
function judge(rows: readonly (readonly [amount: number, balance: number | undefined])[], broken = 2): RowStatus[] {
  const statuses = rows.map((_, index): RowStatus => (index === broken ? 'unproved' : 'proved'));
  return doubtShiftedRuns(
    rows.map(([amount, balance]) => row(amount, balance)),
    statuses,
  );
}

const allInDoubt = ['unproved', 'unproved', 'unproved', 'unproved', 'unproved'];
const oneInDoubt = ['proved', 'proved', 'unproved', 'proved', 'proved'];

test('rows whose balances all lack their first digits are in doubt, although they agree with each other', () => {
  const before = [
    [100, 35_580_000],
    [137_00, 35_593_700],
  ] as const;
  expect(judge([...before, [99_800, 693_500], [-20_000, 673_500], [500, 674_000]])).toEqual(allInDoubt);
  expect(judge([...before, [-99_800, 493_900], [-20_000, 473_900], [500, 474_400]])).toEqual(allInDoubt);
});

test('rows on both sides are in doubt if no reading of an amount explains a contradiction', () => {
  expect(
    judge([
      [100, 5_000],
      [100, 5_100],
      [100, 3_900],
      [100, 4_000],
      [100, 4_100],
    ]),
  ).toEqual(allInDoubt);
});

/** Two rows that agree, one in question, and two more that agree. */
const between = (inQuestion: readonly [amount: number, balance: number | undefined]) =>
  [[100, 5_000], [100, 5_100], inQuestion, [100, 6_000], [100, 6_100]] as const;

test('rows on both sides stay proved if the amount between them was misread, not read, or on the wrong side', () => {
  expect(judge(between([600, 5_900]))).toEqual(oneInDoubt);
  expect(judge(between([0, 5_900]))).toEqual(oneInDoubt);
  expect(judge(between([-800, 5_900]))).toEqual(oneInDoubt);
  expect(judge(between([100, undefined]))).toEqual(oneInDoubt);
});
