import fc from 'fast-check';
import { spellAmount } from './spellAmount.ts';

describe('an amount in words', () => {
  test.each([
    [0, ''],
    [1, 'one'],
    [12, 'twelve'],
    [20, 'twenty'],
    [99, 'ninety-nine'],
    [100, 'one hundred'],
    [119, 'one hundred nineteen'],
    [1_000, 'one thousand'],
    [50_000, 'fifty thousand'],
    [1_500_000, 'fifteen lakh'],
    [1_275_000, 'twelve lakh seventy-five thousand'],
    [10_000_000, 'one crore'],
    [12_345_678, 'one crore twenty-three lakh forty-five thousand six hundred seventy-eight'],
    [100_000_000_000, 'ten thousand crore'],
    [1_299_999.5, 'twelve lakh ninety-nine thousand nine hundred ninety-nine rupees and fifty paise'],
    [0.05, 'five paise'],
  ])('%d is “%s”', (rupees, words) => {
    expect(spellAmount(rupees)).toBe(words);
  });

  test('every number below a hundred has its own word', () => {
    const ones = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
    const teens = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
    const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
    const words = [
      ...ones,
      ...teens,
      ...tens.flatMap((ten) => [ten, ...ones.slice(0, 9).map((one) => `${ten}-${one}`)]),
    ];
    expect(words.map((_, index) => spellAmount(index + 1))).toEqual(words);
  });

  test('no two amounts have the same words', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.nat(1_000_000_000), (one, other) => {
        expect(spellAmount(one) === spellAmount(other)).toBe(one === other);
      }),
    );
  });

  test('words are separated by one space each', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000_000 }), (rupees) => {
        expect(spellAmount(rupees)).toMatch(/^[a-z-]+( [a-z-]+)*$/);
      }),
    );
  });
});
