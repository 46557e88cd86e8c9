import { rowOf } from '../../testing/rowOf.ts';
import { isToBeChecked, isToBeSeen, markRow } from './rowMark.ts';
import { marks } from '../../texts/en/proof.ts';

const words = (row: Parameters<typeof rowOf>[0], isProvable = true) => markRow(rowOf(row), isProvable, marks)?.words;

test('a row that its balance proves has no mark', () => {
  expect(words({})).toBeUndefined();
});

test.each([
  [
    { debitPaise: 5_104_51, balanceChangePaise: -104_51 },
    'the balance fell by ₹104.51, but the debit is ₹5,104.51 (₹5,000.00 difference)',
  ],
  [
    { debitPaise: 0, creditPaise: 10_00, balanceChangePaise: 12_00 },
    'the balance rose by ₹12.00, but the credit is ₹10.00 (₹2.00 difference)',
  ],
  [
    { debitPaise: 10_00, balanceChangePaise: 0 },
    'the balance stayed the same, but the debit is ₹10.00 (₹10.00 difference)',
  ],
])('a row that does not close says its arithmetic and the difference: %j', (row, arithmetic) => {
  expect(words({ status: 'unproved', ...row })).toBe(`Check this row: ${arithmetic}`);
});

test.each([{ balanceChangePaise: undefined }, { debitPaise: 10_00, balanceChangePaise: -10_00 }])(
  'a row in doubt for another reason asks to be checked: %j',
  (row) => {
    expect(words({ status: 'unproved', ...row })).toBe('Check this row');
  },
);

test.each([
  [{ status: 'figures-proved' }, 'Corrected by you, figures confirmed'],
  [{ status: 'inferred', isOldest: true }, 'Corrected by you'],
  [{ status: 'unproved' }, 'Corrected by you. Check this row'],
] as const)('a row that the person corrected says so: %j', (row, expected) => {
  expect(words({ ...row, isCorrected: true })).toBe(expected);
});

test('an amount without a side asks to be checked', () => {
  const row = rowOf({ debitPaise: 0, unsidedPaise: 1_234_50, status: 'unprovable' });
  expect(markRow(row, true, marks)).toEqual({
    kind: 'check',
    words: 'Check this row: ₹1,234.50 may be a debit or a credit',
  });
  expect(isToBeChecked(row)).toBe(true);
});

test('a row of which the figures alone are confirmed asks to check the words, without an alarm', () => {
  const row = rowOf({ status: 'figures-proved' });
  expect(markRow(row, true, marks)).toEqual({ kind: 'note', words: 'Figures confirmed, check the words' });
  expect([isToBeChecked(row), isToBeSeen(row)]).toEqual([false, true]);
});

test('a row of which only the date is open has no mark', () => {
  const row = rowOf({ status: 'figures-proved', isOnlyDateOpen: true });
  expect(markRow(row, true, marks)).toBeUndefined();
  expect([isToBeChecked(row), isToBeSeen(row)]).toEqual([false, false]);
});

test('a repaired row says so without an alarm, and the oldest row has nothing before it', () => {
  expect(markRow(rowOf({ status: 'inferred' }), true, marks)).toEqual({
    kind: 'note',
    words: 'Worked out from the balances around it',
  });
  expect(words({ status: 'inferred', isOldest: true })).toBeUndefined();
  expect(isToBeChecked(rowOf({ status: 'inferred' }))).toBe(false);
});

test('a row that nothing proves says so where other rows are proved', () => {
  expect(words({ status: 'unprovable' })).toBe('No balance is printed that would prove this row');
  expect(words({ status: 'unprovable' }, false)).toBeUndefined();
});
