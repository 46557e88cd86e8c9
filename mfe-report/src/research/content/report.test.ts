import { figureWords } from '../../texts/en/figureWords.ts';
import { readReport } from './report.ts';
import solarPumps from '../reports/solar-pumps.json';

const read = (changes: object) => () => readReport('solar-pumps', { ...solarPumps, ...changes }, figureWords);

test('a content file becomes a report: closed years, a value, its rating, its length', () => {
  const { card, years, assumptions, shares } = readReport('solar-pumps', solarPumps, figureWords);
  expect(card).toMatchObject({ slug: 'solar-pumps', company: 'Kirandhar Solar Pumps', price: 58, rating: 'sell' });
  expect(card.value).toBeCloseTo(42.03, 2);
  expect(years[4].netProfit).toBe(34);
  expect(assumptions).toEqual({ growth: 12, margin: 12, tax: 26, reinvested: 55, discount: 13, lastingGrowth: 4 });
  expect(shares).toBe(4);
});

describe('a content file is refused', () => {
  test.each([
    ['without a title', { title: ' ' }],
    ['with a sector that begins a sentence', { sector: 'Farm equipment' }],
    ['with a description that search engines cut', { description: 'x'.repeat(161) }],
    ['with an invalid date', { published: '13 October 2026' }],
    ['with four years', { ledger: { ...solarPumps.ledger, revenue: [1, 2, 3, 4] } }],
    ['with an amount below zero', { ledger: { ...solarPumps.ledger, debt: [1, 2, 3, 4, -5] } }],
    ['with a ratio that its figures do not have', { ratios: ['current-ratio', 'debt-ratio', 'contribution-margin'] }],
    ['with an assumption that no slider reaches', { valuation: { ...solarPumps.valuation, growth: 31 } }],
    ['with an assumption between two steps', { valuation: { ...solarPumps.valuation, growth: 12.3 } }],
    ['with a field that there is not', { rating: 'buy' }],
    ['with an empty section', { text: { ...solarPumps.text, risks: [] } }],
  ])('%s', (_, changes) => {
    expect(read(changes)).toThrow();
  });

  test('whose text names a figure that there is not', () => {
    expect(read({ text: { ...solarPumps.text, risks: ['All {sales.2026} of it.'] } })).toThrow(
      'There is no figure {sales.2026}.',
    );
  });

  test('whose growth for good is not below its discount rate', () => {
    expect(read({ valuation: { ...solarPumps.valuation, discount: 5, lastingGrowth: 5 } })).toThrow(
      'solar-pumps: its growth for good is not below its discount rate.',
    );
  });
});
