import { findBalanceChanges } from './findBalanceChanges.ts';

const row = (balancePaise: number | undefined) => ({ debitPaise: 0, creditPaise: 0, balancePaise });
const rows = [row(900), row(1000), row(undefined), row(700), row(650)];

test('follows the balances from the opening balance on', () => {
  expect(findBalanceChanges(rows, { order: 'oldest first', openingPaise: 1000 })).toEqual([
    -100,
    100,
    undefined,
    undefined,
    -50,
  ]);
});

test('knows nothing of the first row without an opening balance', () => {
  expect(findBalanceChanges(rows.slice(0, 2), { order: 'oldest first', openingPaise: undefined })).toEqual([
    undefined,
    100,
  ]);
});

test('follows the order of time where the newest row is first', () => {
  expect(findBalanceChanges([row(650), row(700)], { order: 'newest first', openingPaise: 500 })).toEqual([-50, 200]);
});
