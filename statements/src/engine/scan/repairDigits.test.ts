import fc from 'fast-check';
import { prove } from '../proof/proof.ts';
import type { Transaction } from '../report/statement.ts';
import { doubtShortRuns, isMisreading, repairDigits } from './repairDigits.ts';

/** Rows whose balances follow from their amounts, in paise. */
function rowsOf(opening: number, amounts: readonly number[]): Transaction[] {
  let balancePaise = opening;
  return amounts.map((amount) => {
    balancePaise += amount;
    return {
      date: '2026-04-01',
      description: 'UPI',
      debitPaise: Math.max(0, -amount),
      creditPaise: Math.max(0, amount),
      unsidedPaise: 0,
      balancePaise,
      category: 'Others',
      status: 'proved',
    };
  });
}

function repair(read: readonly Transaction[], openingPaise: number | undefined, closingPaise?: number) {
  const proof = prove(read, {
    ...(openingPaise !== undefined && { openingPaise }),
    ...(closingPaise !== undefined && { closingPaise }),
  });
  const rows = read.map((row, index) => ({ ...row, status: proof.statuses[index] ?? 'unproved' }));
  return repairDigits({ ...proof, rows });
}

const opening = 1_000_000;
const right = rowsOf(opening, [-12_050, 54_000, -8_125, -30_000]);
const withRow = (index: number, change: Partial<Transaction>) =>
  right.map((row, at) => (at === index ? { ...row, ...change } : row));

test('an amount with a misread digit is corrected, because the balances around it agree', () => {
  const read = withRow(1, { creditPaise: 59_000 });
  expect(repair(read, opening)).toEqual([{ row: 1, figure: 'creditPaise', readPaise: 59_000, paise: 54_000 }]);
});

test.each([
  ['a digit that is never confused with the right one', withRow(1, { creditPaise: 51_200 })],
  ['another number of digits', withRow(1, { creditPaise: 5_400 })],
  ['a figure that no balance contradicts', right],
])('nothing is corrected: %s', (_what, read) => {
  expect(repair(read, opening)).toEqual([]);
});

test('a last row is not corrected if its amount or its balance may be the wrong one', () => {
  const [first, last] = rowsOf(1_050_000, [-12_000, -30_000]);
  if (!first || !last) throw new Error('There are two rows.');
  const read = [first, { ...last, debitPaise: 38_000 }];
  expect(repair(read, 1_050_000)).toEqual([]);
});

test('a row is not corrected if the balance before it may be the wrong one', () => {
  // The first balance has 9 for 4 and nothing proves it: the second row would fit with another amount.
  const [first, second] = rowsOf(4_000_000, [1_000, 5_000]);
  if (!first || !second) throw new Error('There are two rows.');
  const read = [{ ...first, balancePaise: 4_001_000 + 3_000 }, second];
  expect(repair(read, undefined)).toEqual([]);
});

test('a misreading has as many digits, of which one or two are easily confused', () => {
  expect(isMisreading(128_050, 123_050)).toBe(true);
  expect(isMisreading(-128_050, -123_050)).toBe(true);
  expect(isMisreading(128_050, -123_050)).toBe(false);
  expect(isMisreading(128_050, 128_050)).toBe(false);
  expect(isMisreading(888, 333)).toBe(false);
});

test('a correction always gives the figure that was printed, whichever digit was misread', () => {
  const amounts = fc.array(fc.integer({ min: -90_000, max: 90_000 }), { minLength: 4, maxLength: 8 });
  const figures = ['debitPaise', 'creditPaise', 'balancePaise'] as const;
  fc.assert(
    fc.property(
      amounts,
      fc.nat(),
      fc.constantFrom(...figures),
      fc.nat(),
      fc.constantFrom(...Array.from({ length: 10 }, (_, digit) => String(digit))),
      (all, at, figure, place, digit) => {
        const rows = rowsOf(
          5_000_000,
          all.map((amount) => amount || 100),
        );
        const index = at % rows.length;
        const printed = rows[index]?.[figure] ?? 0;
        const digits = [...String(printed)];
        digits[place % digits.length] = digit;
        const read = rows.map((row, other) => (other === index ? { ...row, [figure]: Number(digits.join('')) } : row));
        for (const { row, figure: corrected, paise } of repair(read, 5_000_000)) {
          expect([row, corrected, paise]).toEqual([index, figure, printed]);
        }
      },
    ),
  );
});

test('balances that were misread alike are corrected together', () => {
  const shifted = right.map((row, at) =>
    at === 1 || at === 2 ? { ...row, balancePaise: (row.balancePaise ?? 0) + 50_000 } : row,
  );
  expect(repair(shifted, opening)).toEqual([
    { row: 1, figure: 'balancePaise', readPaise: 1_091_950, paise: 1_041_950 },
    { row: 2, figure: 'balancePaise', readPaise: 1_083_825, paise: 1_033_825 },
  ]);
});

test.each([
  [
    ['proved', 'proved', 'unproved', 'proved', 'proved', 'proved'],
    ['unproved', 'unproved', 'unproved', 'proved', 'proved', 'proved'],
  ],
  [
    ['proved', 'proved'],
    ['proved', 'proved'],
  ],
  [
    ['proved', 'proved', 'proved', 'unproved', 'inferred', 'unproved'],
    ['proved', 'proved', 'proved', 'unproved', 'unproved', 'unproved'],
  ],
] as const)('rows beside a contradiction are proved only if they are several: %j', (before, after) => {
  expect(doubtShortRuns(before)).toEqual(after);
});
