import fc from 'fast-check';
import { spellEnglish as spellAmount } from '../../texts/en/amountWords.ts';
import { spellHindi as spellInHindi } from '../../texts/hi/amountWords.ts';

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

describe('an amount in Hindi words', () => {
  test.each([
    [0, ''],
    [9, 'नौ'],
    [29, 'उनतीस'],
    [89, 'नवासी'],
    [99, 'निन्यानवे'],
    [101, 'एक सौ एक'],
    [50_000, 'पचास हज़ार'],
    [1_275_000, 'बारह लाख पचहत्तर हज़ार'],
    [12_345_678, 'एक करोड़ तेईस लाख पैंतालीस हज़ार छह सौ अठहत्तर'],
    [100_000_000_000, 'दस हज़ार करोड़'],
    [1_299_999.5, 'बारह लाख निन्यानवे हज़ार नौ सौ निन्यानवे रुपये और पचास पैसे'],
    [0.05, 'पाँच पैसे'],
  ])('%d is “%s”', (rupees, words) => {
    expect(spellInHindi(rupees)).toBe(words);
  });

  test('no two numbers below a hundred have the same word', () => {
    const words = Array.from({ length: 99 }, (_, index) => spellInHindi(index + 1));
    expect(new Set(words).size).toBe(99);
    expect(words.every((word) => /^\p{Script=Devanagari}+$/u.test(word))).toBe(true);
  });

  test('has as many units as in English', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000_000 }), (rupees) => {
        const unitsIn = (text: string, units: RegExp) => text.match(units)?.length ?? 0;
        expect(unitsIn(spellInHindi(rupees), /करोड़|लाख|हज़ार|सौ/g)).toBe(
          unitsIn(spellAmount(rupees), /crore|lakh|thousand|hundred/g),
        );
      }),
    );
  });
});
