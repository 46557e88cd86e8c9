import fc from 'fast-check';
import { normalizeWords } from './normalizeWords.ts';

test.each([
  ['  Mr. A. Kumar ', 'MR A KUMAR'],
  ['UPI/shop-1', 'UPI SHOP 1'],
  ['M/s', 'M S'],
  ["Kwality Wall's", 'KWALITY WALLS'],
  ['...', ''],
  ['वेतन/अप्रैल 26', 'SALARY 26'],
  ['पेन्शन', 'PENSION'],
])('%j becomes %j', (text, expected) => {
  expect(normalizeWords(text)).toBe(expected);
});

test('normalized words stay as they are', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const words = normalizeWords(text);
      expect(normalizeWords(words)).toBe(words);
      expect(words).toMatch(/^(?:[A-Z0-9]+(?: [A-Z0-9]+)*)?$/);
    }),
  );
});
