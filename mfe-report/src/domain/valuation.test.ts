import fc from 'fast-check';
import { closeYears } from './accounts.ts';
import { ratingOf, upsideOf, valueCompany, type Assumptions } from './valuation.ts';

const [, , , , last] = closeYears({
  lastYear: 2026,
  opening: { cash: 0, owedByCustomers: 0, stock: 0, fixedAssets: 100, currentLiabilities: 0, debt: 20 },
  revenue: [100, 100, 100, 100, 100],
  costs: [80, 80, 80, 80, 80],
  depreciation: [0, 0, 0, 0, 0],
  interest: [2, 2, 2, 2, 2],
  tax: [4, 4, 4, 4, 4],
  cash: [10, 10, 10, 10, 10],
  owedByCustomers: [0, 0, 0, 0, 0],
  stock: [0, 0, 0, 0, 0],
  fixedAssets: [100, 100, 100, 100, 100],
  currentLiabilities: [0, 0, 0, 0, 0],
  debt: [30, 30, 30, 30, 30],
});

const flat: Assumptions = { growth: 0, margin: 20, tax: 25, reinvested: 20, discount: 10, lastingGrowth: 0 };

const half = (min: number, max: number) => fc.integer({ min: min * 2, max: max * 2 }).map((steps) => steps / 2);
const anyAssumptions = fc.record({
  growth: half(-10, 30),
  margin: half(1, 40),
  tax: half(0, 40),
  reinvested: half(0, 99),
  discount: half(9, 25),
  lastingGrowth: half(0, 8),
});

describe('the value of a company', () => {
  test('that stays as it is for ever is its free cash divided by the discount rate', () => {
    const valuation = valueCompany(last, 5, flat);
    // 100 × 20% × 75% × 80% = 12 a year; 12 / 10% = 120; with 10 of cash and 30 of debt, 100 for 5 shares.
    expect(valuation?.years.map(({ freeCash }) => freeCash)).toEqual(Array(5).fill(expect.closeTo(12)));
    expect(valuation?.business).toBeCloseTo(120);
    expect(valuation?.owners).toBeCloseTo(100);
    expect(valuation?.perShare).toBeCloseTo(20);
  });

  test('counts the years on from the last closed one', () => {
    expect(valueCompany(last, 5, flat)?.years.map(({ year }) => year)).toEqual([2027, 2028, 2029, 2030, 2031]);
  });

  test('is nothing for the owners where the debt is larger, and never below nothing', () => {
    const poor = valueCompany(last, 5, { ...flat, reinvested: 100 });
    expect(poor?.owners).toBeCloseTo(-20);
    expect(poor?.perShare).toBe(0);
  });

  test('has no finite value if lasting growth reaches the discount rate', () => {
    expect(valueCompany(last, 5, { ...flat, discount: 8, lastingGrowth: 8 })).toBeUndefined();
    expect(valueCompany(last, 5, { ...flat, discount: 7, lastingGrowth: 8 })).toBeUndefined();
  });

  test('does not depend on where the five years end, if growth goes on as it was', () => {
    fc.assert(
      fc.property(anyAssumptions, (any) => {
        fc.pre(any.growth < any.discount && any.growth >= 0);
        const steady = { ...any, lastingGrowth: any.growth };
        const [first] = valueCompany(last, 5, steady)?.years ?? [];
        const gordon = (first?.freeCash ?? NaN) / ((any.discount - any.growth) / 100);
        expect(valueCompany(last, 5, steady)?.business).toBeCloseTo(gordon, 6);
      }),
    );
  });

  test('rises with growth, margin and lasting growth, and falls with tax, what is put back and the discount rate', () => {
    fc.assert(
      fc.property(anyAssumptions, (any) => {
        const worth = (changes: Partial<Assumptions>) => valueCompany(last, 5, { ...any, ...changes })?.business ?? NaN;
        const own = worth({});
        expect(worth({ growth: any.growth + 1 })).toBeGreaterThan(own);
        expect(worth({ margin: any.margin + 1 })).toBeGreaterThan(own);
        expect(worth({ tax: any.tax + 1 })).toBeLessThan(own);
        expect(worth({ reinvested: any.reinvested + 1 })).toBeLessThan(own);
        expect(worth({ discount: any.discount + 1 })).toBeLessThan(own);
        expect(worth({ lastingGrowth: any.lastingGrowth + 0.5 })).toBeGreaterThan(own);
      }),
    );
  });
});

describe('the rating', () => {
  test.each([
    [115, 'buy'],
    [114.9, 'hold'],
    [100, 'hold'],
    [85.1, 'hold'],
    [85, 'sell'],
    [0, 'sell'],
  ] as const)('of a value of %d at a price of 100 is %s', (value, rating) => {
    expect(ratingOf(value, 100)).toBe(rating);
  });

  test('says by how much a value is above its price', () => {
    expect(upsideOf(120, 100)).toBe(20);
    expect(upsideOf(75, 100)).toBe(-25);
  });
});
