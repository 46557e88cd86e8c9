import fc from 'fast-check';
import { createReplacer } from './createReplacer.ts';
import { findKeptParts, isBrokenWord, isKnownWord } from './knownWords.ts';
import { systemRandomness } from './randomness.ts';

test('letters become other letters of the same case, script and number', () => {
  const { letters } = createReplacer(systemRandomness);
  expect(letters('Anita')).toMatch(/^(?!A)[A-Z](?!n)[a-z](?!i)[a-z](?!t)[a-z](?!a)[a-z]$/);
  expect(letters('शर्मा')).toMatch(/^[\p{Script=Devanagari}]{5}$/u);
  expect(letters('शर्मा')).not.toBe('शर्मा');
});

test('equal words become equal words in any case, and others in another copy', () => {
  const { letters, digits } = createReplacer(systemRandomness);
  expect(letters('ANITADESHPANDE')).toBe(letters('anitadeshpande').toUpperCase());
  expect(digits('512345678901')).toBe(digits('512345678901'));
  expect(createReplacer(systemRandomness).digits('512345678901')).not.toBe(digits('512345678901'));
});

test('no digit stays in its place', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,20}$/), (run) => {
      const made = createReplacer(systemRandomness).digits(run);
      expect(made).toHaveLength(run.length);
      expect(Array.from(made).filter((digit, index) => digit === run[index])).toEqual([]);
    }),
  );
});

test.each(['Balance', 'ClosingBalance', 'VALUEDT', 'BANKOF', 'NEFT', 'XXXX', 'Dr', 'दिनांक', 'March'])(
  '%s is a word of statements',
  (word) => {
    expect(isKnownWord(word)).toBe(true);
  },
);

test.each(['ANITA', 'SWIGGY', 'Deshpande', 'okhdfcbank', 'datedeshpande', 'q'])('%s is not personal data', (word) => {
  expect(isKnownWord(word)).toBe(false);
});

test('the bank of an IFSC is kept, and not its branch', () => {
  const text = 'IFSC HDFC0001234 B/F page 2 of 3';
  expect(findKeptParts(text).map(([from, to]) => text.slice(from, to))).toEqual(['HDFC0', 'B/F', 'page 2 of 3']);
});

test('a title that was broken over two lines is a word of statements', () => {
  expect([isBrokenWord('Withdra', 'wal'), isBrokenWord('Transactio', 'n')]).toEqual([true, true]);
  expect([isBrokenWord('Anita', 'wal'), isBrokenWord('Da', 'te'), isBrokenWord('Ma', 'hindra')]).toEqual([
    false,
    false,
    false,
  ]);
});
