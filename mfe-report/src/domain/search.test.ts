import { createSearch } from './search.ts';
import { financialTerms } from '../texts/en/terms.ts';

const search = createSearch(financialTerms);
const namesFor = (words: string) => search(words).map((term) => term.name);

describe('searching the financial terms', () => {
  test.each([
    ['current', 'Current Ratio'],
    ['curent ratio', 'Current Ratio'],
    ['quick', 'Quick Ratio'],
    ['roi', 'Return On Investment'],
    ['collection', 'Average Collection Period'],
    ['cash conversion', 'Cash Conversion Cycle'],
    ['asset turnover', 'Asset Turnover'],
    ['inventory turnover', 'Inventory Turnover'],
    ['tax', 'Net Profit'],
    ['gross profit', 'Net Profit'],
    ['prepaid', 'Quick Ratio'],
    ['price per unit', 'Contribution Margin'],
  ])('for "%s" gives %s first', (words, name) => {
    expect(namesFor(words)[0]).toBe(name);
  });

  test('finds a name, a word of the explanation and a word of the formula', () => {
    expect(namesFor('payback')).toEqual(['Payback Period', 'Discounted Payback Period']);
    expect(namesFor('fixed costs')).toContain('Contribution Margin');
    expect(namesFor('accounts payable')).toContain('Payables Conversion Period');
  });

  test('keeps to a few terms for a short word', () => {
    expect(namesFor('tax').length).toBeLessThanOrEqual(6);
  });

  test.each(['frac', 'dfrac', 'text', 'zzzz'])('for "%s" finds nothing, since no markup is searched', (words) => {
    expect(namesFor(words)).toEqual([]);
  });

  test('finds every term first by its own name', () => {
    const misplaced = financialTerms.filter((term) => namesFor(term.name)[0] !== term.name);
    expect(misplaced).toEqual([]);
  });

  test('finds an exact word anywhere in an explanation', () => {
    for (const term of financialTerms) expect(namesFor(term.explanation.slice(-30))).toContain(term.name);
  });
});
