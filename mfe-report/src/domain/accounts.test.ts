import fc from 'fast-check';
import { closeYears, sumOf, type FiveYears, type Ledger } from './accounts.ts';

const ledger: Ledger = {
  lastYear: 2026,
  revenue: [100, 110, 120, 130, 140],
  costs: [80, 90, 95, 100, 105],
  interest: [4, 4, 5, 5, 6],
  tax: [4, 4, 5, 6, 7],
  cash: [5, 6, 7, 8, 9],
  owedByCustomers: [20, 21, 22, 23, 24],
  stock: [10, 11, 12, 13, 14],
  fixedAssets: [60, 62, 64, 66, 68],
  currentLiabilities: [25, 26, 27, 28, 29],
  debt: [40, 41, 42, 43, 44],
  depreciation: [5, 5, 5, 5, 5],
  opening: { cash: 4, owedByCustomers: 19, stock: 9, fixedAssets: 58, currentLiabilities: 24, debt: 39 },
};

const amount = fc.nat(10_000);

const line = fc
  .array(amount, { minLength: 5, maxLength: 5 })
  .map(([a = 0, b = 0, c = 0, d = 0, e = 0]): FiveYears<number> => [a, b, c, d, e]);

const anyLedger = fc.record({
  lastYear: fc.constant(2026),
  revenue: line,
  costs: line,
  interest: line,
  tax: line,
  cash: line,
  owedByCustomers: line,
  stock: line,
  fixedAssets: line,
  currentLiabilities: line,
  debt: line,
  depreciation: line,
  opening: fc.record({
    cash: amount,
    owedByCustomers: amount,
    stock: amount,
    fixedAssets: amount,
    currentLiabilities: amount,
    debt: amount,
  }),
});

describe('closing the years of a ledger', () => {
  test('gives every total of a year', () => {
    expect(closeYears(ledger)[4]).toEqual({
      year: 2026,
      revenue: 140,
      costs: 105,
      operatingProfit: 35,
      interest: 6,
      tax: 7,
      netProfit: 22,
      cash: 9,
      owedByCustomers: 24,
      stock: 14,
      currentAssets: 47,
      fixedAssets: 68,
      totalAssets: 115,
      currentLiabilities: 29,
      debt: 44,
      totalLiabilities: 73,
      ownersShare: 42,
      depreciation: 5,
      operatingCash: 22 + 5 - 1 - 1 + 1,
      investingCash: -(2 + 5),
      borrowedCash: 1,
      ownersCash: -19,
      cashGrowth: 1,
    });
  });

  test('counts the years up to the last one', () => {
    expect(closeYears(ledger).map(({ year }) => year)).toEqual([2022, 2023, 2024, 2025, 2026]);
  });

  test('leaves no crore of revenue and no asset unaccounted for, whatever the ledger', () => {
    fc.assert(
      fc.property(anyLedger, (any) => {
        for (const year of closeYears(any)) {
          expect(year.costs + year.interest + year.tax + year.netProfit).toBe(year.revenue);
          expect(year.totalLiabilities + year.ownersShare).toBe(year.totalAssets);
          expect(year.operatingCash + year.investingCash + year.borrowedCash + year.ownersCash).toBe(year.cashGrowth);
        }
      }),
    );
  });

  test('begins the cash flow of the first year where the ledger opens', () => {
    const [first] = closeYears(ledger);
    expect([first.cashGrowth, first.borrowedCash, first.investingCash]).toEqual([1, 1, -7]);
  });

  test('adds a line up over the five years', () => {
    expect(sumOf(closeYears(ledger), 'revenue')).toBe(600);
    expect(sumOf(closeYears(ledger), 'netProfit')).toBe(12 + 12 + 15 + 19 + 22);
  });
});
