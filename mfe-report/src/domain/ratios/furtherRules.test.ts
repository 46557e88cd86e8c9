import fc from 'fast-check';
import { formulaNames } from '../../texts/en/formulaNames.ts';
import { ratioWords } from '../../texts/en/ratioWords.ts';
import { furtherIds, type FurtherId } from '../furtherIds.ts';
import { computeRatio, type RatioFigures } from './computeRatio.ts';
import { explainFault } from './explainFault.ts';
import { furtherRules } from './furtherRules.ts';
import type { InputId } from './inputs.ts';
import { inputsOf } from './inputsOf.ts';
import { computeSheet } from './testing/computeSheet.ts';
import { writeLatex } from './writeLatex.ts';
import { writePlain } from './writePlain.ts';
import { sheetName, writeSheet } from './writeSheet.ts';

/** The textbook definitions as programs of their own: they share nothing with the rules but the names of figures. */
const textbook: Readonly<Record<FurtherId, (of: (input: InputId) => number) => number>> = {
  'gross-margin': (of) => of('grossProfit') / of('salesRevenue'),
  'operating-margin': (of) => of('operatingProfit') / of('salesRevenue'),
  'ebitda-margin': (of) => (of('operatingProfit') + of('depreciation')) / of('salesRevenue'),
  'return-on-equity': (of) => of('netProfit') / of('shareholdersEquity'),
  'return-on-capital-employed': (of) => of('operatingProfit') / (of('totalAssets') - of('currentLiabilities')),
  'return-on-assets': (of) => of('netProfit') / of('totalAssets'),
  'debt-to-equity': (of) => of('totalDebt') / of('shareholdersEquity'),
  'interest-cover': (of) => of('operatingProfit') / of('interest'),
  'earnings-per-share': (of) => of('netProfit') / of('numberOfShares'),
  'book-value-per-share': (of) => of('shareholdersEquity') / of('numberOfShares'),
  'price-to-earnings': (of) => (of('sharePrice') * of('numberOfShares')) / of('netProfit'),
  'price-to-book': (of) => (of('sharePrice') * of('numberOfShares')) / of('shareholdersEquity'),
  'peg-ratio': (of) => (of('sharePrice') * of('numberOfShares')) / of('netProfit') / (of('earningsGrowth') * 100),
  'enterprise-value': (of) => of('sharePrice') * of('numberOfShares') + of('totalDebt') - of('cash'),
  'ev-to-ebitda': (of) =>
    (of('sharePrice') * of('numberOfShares') + of('totalDebt') - of('cash')) /
    (of('operatingProfit') + of('depreciation')),
  'dividend-yield': (of) => of('dividendPerShare') / of('sharePrice'),
  'dividend-payout': (of) => (of('dividendPerShare') * of('numberOfShares')) / of('netProfit'),
  'free-cash-flow': (of) => of('operatingCashFlow') - of('capitalExpenditure'),
  'free-cash-flow-yield': (of) =>
    (of('operatingCashFlow') - of('capitalExpenditure')) / (of('sharePrice') * of('numberOfShares')),
};

/** Figures of a going concern, with more assets than liabilities. */
const business = fc
  .array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 24, maxLength: 24 })
  .map((amounts): RatioFigures => {
    const ids = [...new Set(furtherIds.flatMap(inputsOf))];
    const figures: RatioFigures = Object.fromEntries(ids.map((id, index) => [id, amounts[index]]));
    return {
      ...figures,
      totalAssets: (figures.totalAssets ?? 0) + 1_000_000,
      earningsGrowth: (figures.earningsGrowth ?? 0) / 1e6,
    };
  });

test.each(furtherIds)('%s is what its textbook definition gives, on the page and in a spreadsheet', (id) => {
  fc.assert(
    fc.property(business, (figures) => {
      const expected = textbook[id]((input) => figures[input] ?? Number.NaN);
      const outcome = computeRatio(id, figures);
      // Far more cash than a business is worth has no meaning as its price.
      fc.pre(outcome.kind === 'value');
      const { value } = outcome;
      expect(Math.abs(value - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)));
      const cells = Object.fromEntries(inputsOf(id).map((input) => [sheetName(input), figures[input] ?? 0]));
      const inSheet = computeSheet(writeSheet(id), cells);
      expect(Math.abs(inSheet - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)));
    }),
  );
});

test.each([
  [
    'return-on-capital-employed',
    'Return on Capital Employed (ROCE) = Operating Profit / (Total Assets - Current Liabilities) × 100%',
  ],
  ['price-to-earnings', 'Price to Earnings (P/E) = Share Price / EPS'],
  ['peg-ratio', 'PEG Ratio = P/E / (Growth of Earnings per Year × 100)'],
  ['ev-to-ebitda', 'EV to EBITDA = EV / (Operating Profit + Depreciation and Amortisation)'],
] as const)('%s is written %s', (id, line) => {
  expect(writePlain(id, formulaNames)).toBe(line);
});

test('the formula of a ratio is copied as LaTeX', () => {
  expect(writeLatex('enterprise-value', formulaNames)).toBe(
    String.raw`\text{Enterprise Value (EV)} = \text{Share Price} \times \text{Number of Shares} + \text{Total Debt} - \text{Cash and Cash Equivalents}`,
  );
});

test.each<[FurtherId, RatioFigures, string]>([
  [
    'price-to-earnings',
    { sharePrice: 100, netProfit: -50, numberOfShares: 10 },
    'Earnings per Share (EPS) is below zero (−₹5), and the result would mean nothing.',
  ],
  [
    'return-on-capital-employed',
    { operatingProfit: 5, totalAssets: 10, currentLiabilities: 10 },
    'Total assets − Current liabilities is ₹0, and nothing can be divided by zero.',
  ],
  [
    'earnings-per-share',
    { netProfit: 5, numberOfShares: 0 },
    'Number of shares is 0, and nothing can be divided by zero.',
  ],
  [
    'peg-ratio',
    { sharePrice: 100, netProfit: 50, numberOfShares: 10, earningsGrowth: 0 },
    'Growth of earnings per year × 100 is 0, and nothing can be divided by zero.',
  ],
])('%s of %j is not defined: %s', (id, figures, sentence) => {
  const outcome = computeRatio(id, figures);
  expect(outcome.kind === 'undefined' && explainFault(id, outcome.fault, figures, ratioWords)).toBe(sentence);
});

test('each has a rule of its own', () => {
  expect(Object.keys(furtherRules)).toEqual([...furtherIds]);
});
