import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formulaNames } from '../../texts/en/formulaNames.ts';
import { ratioWords } from '../../texts/en/ratioWords.ts';
import { readings } from '../../texts/en/readings.ts';
import { termIds, type TermId } from '../termIds.ts';
import { computeRatio, type RatioFigures } from './computeRatio.ts';
import { explainFault } from './explainFault.ts';
import { formatInput, formatRatio, formatRatioShortly } from './formatRatio.ts';
import { inputIds } from './inputs.ts';
import { inputsOf } from './inputsOf.ts';
import { computeSheet } from './testing/computeSheet.ts';
import { sheetName, writeSheet } from './writeSheet.ts';
import { writeLatex } from './writeLatex.ts';
import { writePlain } from './writePlain.ts';
import { writeWorked } from './writeWorked.ts';

/** Figures that tell every input from every other. */
const distinct: RatioFigures = {
  ...Object.fromEntries(inputIds.map((id, index) => [id, 100_000 * (index + 3)])),
  rate: 0.1,
  periods: 5,
};

describe('a formula in LaTeX', () => {
  test('is the one that the page is typeset from, for every ratio', () => {
    const lines = readFileSync(join(import.meta.dirname, '../../texts/en/formulas.tex'), 'utf8')
      .trimEnd()
      .split('\n');
    expect(termIds.map((id) => `${id} = ${writeLatex(id, formulaNames)}`)).toEqual(lines);
  });
});

describe('a formula as a line of text', () => {
  test.each([
    ['quick-ratio', 'Quick Ratio = (Current Assets - Inventory - Prepaid Expenses) / Current Liabilities'],
    ['average-collection-period', 'Average Collection Period = Accounts Receivable / (Annual Credit Sales / 365)'],
    ['cash-conversion-cycle', 'Cash Conversion Cycle = ICP + RCP - PCP'],
    ['discounted-payback-period', 'Discounted Payback Period = ln(1 / (1 - I × r / CF)) / ln(1 + r)'],
    ['equivalent-annual-annuity', 'Equivalent Annual Annuity = r × NPV / (1 - (1 + r)^-n)'],
    ['net-profit-margin', 'Net Profit Margin = Net Profit / Sales Revenue × 100%'],
    ['inventory-conversion-ratio', 'Inventory Conversion Ratio = Sales × 0.5 / Cost of Goods Sold'],
  ] as const)('%s', (id, line) => {
    expect(writePlain(id, formulaNames)).toBe(line);
  });
});

describe('a formula for a spreadsheet', () => {
  test.each([
    ['asset-to-sales-ratio', '=TotalAssets/SalesRevenue'],
    ['average-collection-period', '=AccountsReceivable/(NetCreditSales/365)'],
    [
      'cash-conversion-cycle',
      '=AverageInventory/(CostOfGoodsSold/365)+AverageAccountsReceivable/(NetCreditSales/365)-AverageAccountsPayable/(CostOfGoodsSold/365)',
    ],
    [
      'equivalent-annual-annuity',
      '=IF(RatePerPeriod=0,NetPresentValue/NumberOfPeriods,RatePerPeriod*NetPresentValue/(1-(1+RatePerPeriod)^-NumberOfPeriods))',
    ],
  ] as const)('%s', (id, formula) => {
    expect(writeSheet(id)).toBe(formula);
  });

  test.each(termIds)('%s gives what the report computes', (id) => {
    for (const figures of [distinct, { ...distinct, rate: 0 }, { ...distinct, periodicCashFlow: 900_000 }]) {
      const cells = Object.fromEntries(inputsOf(id).map((input) => [sheetName(input), figures[input] ?? Number.NaN]));
      const outcome = computeRatio(id, figures);
      expect(outcome.kind).toBe('value');
      if (outcome.kind === 'value') expect(computeSheet(writeSheet(id), cells)).toBeCloseTo(outcome.value, 9);
    }
  });

  test('names cells as spreadsheets let them be named', () => {
    for (const id of inputIds) expect(sheetName(id)).toMatch(/^[A-Z][A-Za-z]{3,}$/);
    expect(new Set(inputIds.map(sheetName)).size).toBe(inputIds.length);
  });
});

describe('a worked line', () => {
  test.each<[TermId, RatioFigures, string]>([
    ['current-ratio', { currentAssets: 1_800_000, currentLiabilities: 1_200_000 }, '₹18,00,000 ÷ ₹12,00,000 = 1.5'],
    ['net-profit-margin', { netProfit: -640_000, salesRevenue: 8_000_000 }, '(−₹6,40,000) ÷ ₹80,00,000 = −8%'],
    [
      'discounted-payback-period',
      { initialInvestment: 1_000_000, rate: 0.1, periodicCashFlow: 300_000 },
      'ln(1 ÷ (1 − ₹10,00,000 × 10% ÷ ₹3,00,000)) ÷ ln(1 + 10%) = 4.25 periods',
    ],
    [
      'discounted-payback-period',
      { initialInvestment: 1_000_000, rate: 0, periodicCashFlow: 250_000 },
      '₹10,00,000 ÷ ₹2,50,000 = 4 periods',
    ],
    [
      'equivalent-annual-annuity',
      { npv: 250_000, rate: 0.1, periods: 5 },
      '10% × ₹2,50,000 ÷ (1 − (1 + 10%)^−5) = ₹65,949.37',
    ],
    [
      'cash-conversion-cycle',
      {
        averageInventory: 600_000,
        costOfGoodsSold: 4_800_000,
        averageAccountsReceivable: 750_000,
        netCreditSales: 5_475_000,
        averageAccountsPayable: 480_000,
      },
      '45.6 days + 50 days − 36.5 days = 59.1 days',
    ],
    [
      'net-profit',
      { grossProfit: 100, operatingExpenses: 30, taxes: -5.5, interest: 0 },
      '₹100 − ₹30 − (−₹5.5) − ₹0 = ₹75.5',
    ],
  ])('%s', (id, figures, line) => {
    expect(writeWorked(id, figures, ratioWords)).toBe(line);
  });

  test('is not written for what is not defined', () => {
    expect(writeWorked('current-ratio', { currentAssets: 1, currentLiabilities: 0 }, ratioWords)).toBeUndefined();
  });
});

describe('what is not defined says why', () => {
  test.each<[string, TermId, RatioFigures, string]>([
    ['a figure is missing', 'debt-ratio', { totalAssets: 5 }, 'It needs Total liabilities.'],
    [
      'a divisor of zero',
      'current-ratio',
      { currentAssets: 5, currentLiabilities: 0 },
      'Current liabilities is ₹0, and nothing can be divided by zero.',
    ],
    [
      'a divisor within a divisor',
      'average-collection-period',
      { accountsReceivable: 5, netCreditSales: 0 },
      'Net credit sales is ₹0, and nothing can be divided by zero.',
    ],
    [
      'a divisor below zero',
      'payback-period',
      { initialInvestment: 100, periodicCashFlow: -20 },
      'Periodic cash flow is below zero (−₹20), and the result would mean nothing.',
    ],
    [
      'a project that never pays back',
      'discounted-payback-period',
      { initialInvestment: 1_000_000, rate: 0.1, periodicCashFlow: 100_000 },
      'Interest on the investment is ₹1,00,000 a period, and only ₹1,00,000 comes in: the money never comes back.',
    ],
    [
      'a rate below zero',
      'discounted-payback-period',
      { initialInvestment: 100, rate: -0.5, periodicCashFlow: 50 },
      'The rate per period is below zero, and the formula needs one of zero or more.',
    ],
    [
      'a rate at which nothing is left',
      'discounted-payback-period',
      { initialInvestment: 100, rate: -1, periodicCashFlow: 50 },
      'The rate per period is below zero, and the formula needs one of zero or more.',
    ],
    [
      'a rate that is lost in rounding',
      'equivalent-annual-annuity',
      { npv: 5, rate: 1e-17, periods: 5 },
      'The rate per period is too close to zero to compute with.',
    ],
    [
      'no periods',
      'equivalent-annual-annuity',
      { npv: 5, rate: 0.1, periods: 0 },
      'The number of periods is 0, and there must be at least one.',
    ],
    [
      'no periods, at a rate of zero',
      'equivalent-annual-annuity',
      { npv: 5, rate: 0, periods: 0 },
      'Number of periods is 0, and nothing can be divided by zero.',
    ],
    [
      'more than can be counted',
      'asset-turnover-ratio',
      { salesRevenue: 1e13, totalAssets: 0.001 },
      'The result is too large to show.',
    ],
  ])('%s', (_, id, figures, reason) => {
    const outcome = computeRatio(id, figures);
    expect(outcome.kind === 'undefined' && explainFault(id, outcome.fault, figures, ratioWords)).toBe(reason);
  });
});

describe('a value', () => {
  test.each([
    [1.7391304, 'x', '1.74'],
    [0.08, '%', '8%'],
    [-0.0815, '%', '−8.15%'],
    [65_949.3702, 'INR', '₹65,949.37'],
    [1, 'days', '1 day'],
    [59.125, 'days', '59.1 days'],
    [4.254163, 'periods', '4.25 periods'],
  ] as const)('%d in %s reads %s', (value, unit, text) => {
    expect(formatRatio(value, unit, ratioWords)).toBe(text);
  });

  test.each([
    [1.7391304, 'x', '1.74'],
    [0.08, '%', '8%'],
    [180, 'INR', '₹180'],
    [65_949.37, 'INR', '₹65,949'],
    [-640_000, 'INR', '−6.4 lakh'],
    [59.125, 'days', '59.1'],
    [4.254163, 'periods', '4.25'],
  ] as const)('%d in %s, in a small space, reads %s', (value, unit, text) => {
    expect(formatRatioShortly(value, unit, ratioWords)).toBe(text);
  });

  test('that no format of the site can write is written as scientists do', () => {
    expect(formatInput(-1e300, 'rupees')).toBe('−1.00e+300');
  });
});

describe('how a ratio is read', () => {
  test.each(termIds)('%s is read in two sentences, with a warning of one or two', (id) => {
    const { read, watch } = readings[id];
    expect(read.split(/(?<=\.) /)).toHaveLength(2);
    expect(watch.split(/(?<=\.) /).length).toBeLessThanOrEqual(2);
    for (const text of [read, watch]) expect(text).toMatch(/^[A-Z].{30,200}[a-z]\.$/);
  });

  test('those with nearly the same name say how they differ', () => {
    expect(termIds.filter((id) => readings[id].differs !== undefined)).toEqual([
      'asset-turnover-ratio',
      'inventory-turnover-ratio',
      'asset-turnover',
      'inventory-turnover',
    ]);
    expect(readings['asset-turnover'].differs).toContain('Asset Turnover Ratio');
    expect(readings['inventory-turnover'].differs).toContain('Inventory Turnover Ratio');
  });
});
