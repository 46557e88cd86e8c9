import { capitalisedCount, countInWords } from './countInWords.ts';
import { financialTerms } from './terms.ts';

describe('a count in words', () => {
  test.each([
    [0, 'no ratios'],
    [1, 'one ratio'],
    [2, 'two ratios'],
    [22, 'twenty-two ratios'],
    [23, '23 ratios'],
  ])('%d is "%s"', (count, phrase) => {
    expect(countInWords(count, 'ratio')).toBe(phrase);
  });

  test('begins with a capital where a sentence does', () => {
    expect(capitalisedCount(3, 'term')).toBe('Three terms');
    expect(capitalisedCount(30, 'term')).toBe('30 terms');
  });

  test('has a word for as many terms as there are', () => {
    expect(countInWords(financialTerms.length, 'term')).toBe('twenty-two terms');
  });
});
