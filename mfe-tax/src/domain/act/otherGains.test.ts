import fc from 'fast-check';
import * as v from 'valibot';
import { fromRupees, toRupees } from '../money.ts';
import { computeSaleGain, isImprovementCounted, isSoldIn, type Sale } from './otherGains.ts';
import vectorsJson from './otherGainVectors.json';

const flat: Sale = {
  asset: 'property',
  boughtOn: '2010-05-10',
  soldOn: '2026-08-01',
  price: 10_000_000,
  expenses: 100_000,
  cost: 3_000_000,
  improvement: 0,
};

const vectors = v.parse(
  v.array(
    v.object({
      source: v.string(),
      sale: v.object({ boughtOn: v.string(), soldOn: v.string(), price: v.number(), cost: v.number() }),
      gain: v.number(),
      plainTax: v.number(),
      indexedCost: v.number(),
      indexedTax: v.number(),
    }),
  ),
  vectorsJson,
);

test.each(vectors)('the published example $source', ({ sale, gain, plainTax, indexedCost, indexedTax }) => {
  const computed = computeSaleGain({ ...flat, expenses: 0, ...sale }, true, '2026-27');
  expect(toRupees(computed.gain)).toBe(gain);
  expect(toRupees(computed.plainTax)).toBe(plainTax);
  expect(Math.round(toRupees(computed.indexed?.cost ?? 0n))).toBe(indexedCost);
  expect(Math.round(toRupees(computed.indexed?.tax ?? 0n))).toBe(indexedTax);
});

test('expenses and the cost of an improvement come off, the improvement by the index of its own year', () => {
  const { gain, indexed } = computeSaleGain(
    { ...flat, improvement: 508_000, improvedOn: '2015-06-01' },
    true,
    '2026-27',
  );
  expect(toRupees(gain)).toBe(6_392_000);
  // 30,00,000 × 384/167 and 5,08,000 × 384/254.
  expect(toRupees(indexed?.cost ?? 0n)).toBeCloseTo(6_898_203.59 + 768_000, 2);
  expect(indexed?.indices).toEqual([167, 384]);
  expect(indexed?.notification).toBe('85/2026, S.O. 3889(E)');
});

test('an improvement from before 1 April 2001, after the sale, or without a day, does not count', () => {
  const old = { ...flat, boughtOn: '1990-01-01', improvement: 500_000 };
  expect(computeSaleGain({ ...old, improvedOn: '2001-03-31' }, true, '2026-27').gain).toBe(fromRupees(6_900_000));
  expect(computeSaleGain({ ...old, improvedOn: '2001-04-01' }, true, '2026-27').gain).toBe(fromRupees(6_400_000));
  expect(computeSaleGain(old, true, '2026-27').gain).toBe(fromRupees(6_900_000));
  expect(isImprovementCounted({ ...old, improvedOn: old.soldOn })).toBe(true);
  expect(isImprovementCounted({ ...old, improvedOn: '2026-08-02' })).toBe(false);
});

test.each([
  ['property', '2024-08-01', '2026-08-01', 'shortTerm'],
  ['property', '2024-08-01', '2026-08-02', 'longTerm'],
  ['other', '2024-08-02', '2026-08-01', 'shortTerm'],
  ['other', '2024-07-31', '2026-08-01', 'longTerm'],
  ['debtFund', '2023-03-31', '2026-08-01', 'longTerm'],
  ['debtFund', '2023-04-01', '2026-08-01', 'shortTerm'],
  ['debtFund', '2023-03-31', '2025-03-31', 'shortTerm'],
] as const)('%s bought on %s and sold on %s is %s', (asset, boughtOn, soldOn, term) => {
  const sold = computeSaleGain({ ...flat, asset, boughtOn, soldOn }, true, '2026-27');
  expect(sold.term).toBe(term);
  expect(sold.plainTax > 0n).toBe(term === 'longTerm');
  expect(sold.isAlwaysShort).toBe(asset === 'debtFund' && boughtOn === '2023-04-01');
});

test.each([
  ['a resident who bought land before 23 July 2024', { boughtOn: '2024-07-22' }, true, true],
  ['land that was bought on that day', { boughtOn: '2024-07-23' }, true, false],
  ['a person who lives abroad', {}, false, false],
  ['gold', { asset: 'other' }, true, false],
  ['a short-term gain', { boughtOn: '2024-09-01', soldOn: '2025-06-01' }, true, false],
  ['a loss', { price: 3_000_000 }, true, false],
  ['a year without an index', { soldOn: '2027-04-01' }, true, false],
] as const)('the choice of indexation of %s', (of, changed, resident, hasChoice) => {
  const { indexed, lacksIndex } = computeSaleGain({ ...flat, soldOn: '2026-12-01', ...changed }, resident, '2026-27');
  expect(indexed !== undefined).toBe(hasChoice);
  expect(lacksIndex).toBe(of === 'a year without an index');
});

test('the index makes no loss', () => {
  const { gain, indexed } = computeSaleGain({ ...flat, price: 4_000_000 }, true, '2026-27');
  expect(toRupees(gain)).toBe(900_000);
  expect(indexed).toMatchObject({ gain: 0n, tax: 0n });
});

test('a sale belongs to the year of its day, from 23 July 2024 on', () => {
  const isOf = (year: '2024-25' | '2025-26', soldOn: string) => isSoldIn(year, { ...flat, soldOn });
  expect(isOf('2024-25', '2024-07-22')).toBe(false);
  expect(isOf('2024-25', '2024-07-23')).toBe(true);
  expect(isOf('2024-25', '2025-03-31')).toBe(true);
  expect(isOf('2024-25', '2025-04-01')).toBe(false);
  expect(isOf('2025-26', '2025-03-31')).toBe(false);
});

test('the gain with an indexed cost is never more than without, and never negative', () => {
  const rupees = fc.integer({ min: 0, max: 50_000_000 });
  fc.assert(
    fc.property(fc.integer({ min: 1980, max: 2023 }), rupees, rupees, (year, price, cost) => {
      const { gain, indexed } = computeSaleGain({ ...flat, boughtOn: `${year}-06-01`, price, cost }, true, '2026-27');
      if (!indexed) return;
      expect(indexed.gain).toBeLessThanOrEqual(gain);
      expect(indexed.gain).toBeGreaterThanOrEqual(0n);
    }),
  );
});
