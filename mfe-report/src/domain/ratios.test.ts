import { closeYears } from './accounts.ts';
import { termNames } from '../texts/en/termNames.ts';
import { paybackPeriod, ratioOf, returnOnInvestment, type RatioId } from './ratios.ts';

const [year] = closeYears({
  lastYear: 2026,
  revenue: [400, 1, 1, 1, 1],
  costs: [300, 1, 1, 1, 1],
  interest: [20, 1, 1, 1, 1],
  tax: [20, 1, 1, 1, 1],
  cash: [30, 1, 1, 1, 1],
  owedByCustomers: [80, 1, 1, 1, 1],
  stock: [50, 1, 1, 1, 1],
  fixedAssets: [90, 1, 1, 1, 1],
  currentLiabilities: [100, 1, 1, 1, 1],
  debt: [50, 1, 1, 1, 1],
  depreciation: [1, 1, 1, 1, 1],
  opening: { cash: 1, owedByCustomers: 1, stock: 1, fixedAssets: 1, currentLiabilities: 1, debt: 1 },
});

const cases: readonly (readonly [id: RatioId, name: string, value: number, unit: string])[] = [
  ['current-ratio', 'Current Ratio', 1.6, 'number'],
  ['debt-ratio', 'Debt Ratio', 0.6, 'number'],
  ['net-profit-margin', 'Net Profit Margin', 15, 'percent'],
  ['asset-turnover-ratio', 'Asset Turnover Ratio', 1.6, 'number'],
  ['inventory-turnover', 'Inventory Turnover', 8, 'number'],
  ['average-collection-period', 'Average Collection Period', 73, 'days'],
];

describe('the ratios of a closed year', () => {
  test.each(cases)('%s is the %s of the custom report, computed exactly', (id, name, value, unit) => {
    const ratio = ratioOf(id);
    expect(termNames[id].name).toBe(name);
    expect(ratio.of(year)).toBe(value);
    expect(ratio.unit).toBe(unit);
  });
});

describe('the ratios of a project', () => {
  const project = { cost: 48, yearlyCash: 12, years: 8 };

  test('a Payback Period in years', () => {
    expect(paybackPeriod(project)).toBe(4);
    expect(paybackPeriod({ ...project, yearlyCash: 32 })).toBe(1.5);
  });

  test('a Return On Investment in percent, below zero while the cost is not back', () => {
    expect(returnOnInvestment(project)).toBe(100);
    expect(returnOnInvestment({ ...project, years: 3 })).toBe(-25);
  });

  test('nothing gained and nothing lost when it runs just as long as it takes to pay back', () => {
    expect(returnOnInvestment({ ...project, years: paybackPeriod(project) })).toBe(0);
  });
});
