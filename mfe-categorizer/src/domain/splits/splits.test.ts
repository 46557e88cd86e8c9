import fc from 'fast-check';
import { rowOf } from '../../testing/rowOf.ts';
import { summarise } from '../summary/summarise.ts';
import {
  applySplits,
  partRows,
  readParts,
  restPaise,
  setSplit,
  splitKeys,
  splittablePaise,
  type Part,
} from './splits.ts';

const mall = rowOf({ description: 'POS/BIG MALL', debitPaise: 1_000_00, balancePaise: 5_00 });
const parts: readonly Part[] = [
  { paise: 600_50, category: 'Groceries' },
  { paise: 399_50, category: 'Pets' },
];
const keyOf = (row: typeof mall) => splitKeys([row])[0] ?? '';

test('parts are taken only if there are two and their sum is the row, to the paisa', () => {
  expect(readParts(mall, parts)).toEqual(parts);
  const [one = { paise: 1, category: 'x' }, other = one] = parts;
  expect(readParts(mall, [{ ...one, paise: 600_49 }, other])).toBeUndefined();
  expect(readParts(mall, [{ ...one, paise: 1_000_00 }])).toBeUndefined();
  expect(
    readParts(mall, [
      { ...one, paise: 1_000_00 },
      { ...other, paise: 0 },
    ]),
  ).toBeUndefined();
  expect(
    readParts(mall, [
      { ...one, paise: 1_500_00 },
      { ...other, paise: -500_00 },
    ]),
  ).toBeUndefined();
  expect(restPaise(mall, [one])).toBe(399_50);
});

test('a row without a side has no parts', () => {
  expect(splittablePaise(rowOf({ debitPaise: 0, unsidedPaise: 5_00 }))).toBeUndefined();
  expect(splittablePaise(rowOf({ debitPaise: 5, creditPaise: 5 }))).toBeUndefined();
  expect(splittablePaise(rowOf({ debitPaise: 0, creditPaise: 7_00 }))).toBe(7_00);
});

test('a split is found again when the statement is opened again, and equal rows of a day are distinguished', () => {
  const twice = [mall, mall, rowOf()];
  const [, second = ''] = splitKeys(twice);
  const split = applySplits(twice, setSplit([], second, parts));
  expect(split.map((row) => row.parts)).toEqual([undefined, parts, undefined]);
  expect(keyOf({ ...mall, description: 'pos / big  mall', number: 7, fileName: 'again.csv' })).toBe(keyOf(mall));
});

test('a row is whole again without its parts, and parts of another amount are left out', () => {
  const splits = setSplit([], keyOf(mall), parts);
  expect(setSplit(splits, keyOf(mall), undefined)).toEqual([]);
  const forged = [
    {
      key: keyOf(mall),
      parts: [
        { paise: 1, category: 'x' },
        { paise: 2, category: 'y' },
      ],
    },
  ];
  expect(applySplits([mall], forged)[0]).not.toHaveProperty('parts');
});

test('each part is a row of its own, and the last in time has the balance', () => {
  const whole = applySplits([mall, rowOf({ date: '2025-10-02' })], setSplit([], keyOf(mall), parts));
  const fields = (rows: typeof whole) =>
    partRows(rows).map(({ debitPaise, category, balancePaise }) => [debitPaise, category, balancePaise]);
  expect(fields(whole)).toEqual([
    [600_50, 'Groceries', undefined],
    [399_50, 'Pets', 5_00],
    [1_00, 'Others', 100_00],
  ]);
  expect(fields(whole.toReversed()).slice(1)).toEqual([
    [600_50, 'Groceries', 5_00],
    [399_50, 'Pets', undefined],
  ]);
});

test('splitting changes no total, whatever the parts', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000_00 }), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(amounts, fc.boolean(), (paise, isDebit) => {
      const sum = paise.reduce((total, one) => total + one, 0);
      const row = rowOf(isDebit ? { debitPaise: sum } : { debitPaise: 0, creditPaise: sum });
      const read = readParts(
        row,
        paise.map((one, index) => ({ paise: one, category: `Own ${index}` })),
      );
      const rows = partRows(applySplits([row], setSplit([], keyOf(row), read)));
      expect(rows).toHaveLength(paise.length);
      const [before, after] = [summarise([row]), summarise(rows)];
      expect([after.moneyInPaise, after.moneyOutPaise]).toEqual([before.moneyInPaise, before.moneyOutPaise]);
    }),
  );
});
