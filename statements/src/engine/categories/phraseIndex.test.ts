import { createPhraseIndex } from './phraseIndex.ts';

const book = createPhraseIndex([
  { phrase: 'BIG BASKET', value: 1 },
  { phrase: 'BIG BASKET DAILY', value: 2 },
  { phrase: 'OLA', value: 3 },
  { phrase: 'MEDICALS', value: 4 },
  { phrase: 'RENT', value: 5 },
  { phrase: 'OLA', value: 6 },
]);

function found(words: string, shortestGlued = Infinity): number[] {
  return book.find(words, { minPrefixLength: shortestGlued }).map(({ value }) => value.value);
}

describe('phraseBook', () => {
  test('finds the longest phrase at each word, the first of two that are the same', () => {
    expect(found('PAID BIG BASKET DAILY OLA')).toEqual([2, 3]);
  });

  test('finds phrases that lost their spaces or gained one', () => {
    expect(found('BIGBASKET')).toEqual([1]);
    expect(found('MEDI CALS')).toEqual([4]);
  });

  test('never finds a short phrase in the middle of words or across them', () => {
    expect(found('SHREE NT')).toEqual([]);
    expect(found('COLA OLAF')).toEqual([]);
    expect(found('RE NT')).toEqual([]);
    expect(found('MEDICAL S')).toEqual([]);
  });

  test('finds the start of a longer word only where that is wanted', () => {
    expect(found('BIGBASKETCOM')).toEqual([]);
    expect(found('BIGBASKETCOM', 7)).toEqual([1]);
    expect(found('BIG BASKETCOM', 7)).toEqual([]);
  });

  test('finds what a word ends with', () => {
    expect(book.findEnding('SRIGANESHMEDICALS', 7)?.value.value).toBe(4);
    expect(book.findEnding('PARENT', 7)).toBeUndefined();
    expect(book.findEnding('NOTHING', 3)).toBeUndefined();
  });

  test('completes what was cut off, short and long', () => {
    expect(book.complete('BIG BASK').map(({ value }) => value)).toEqual([2, 1]);
    expect(book.complete('MEDI').map(({ value }) => value)).toEqual([4]);
    expect(book.complete('XYZ')).toEqual([]);
  });

  test('finds nothing in nothing', () => {
    expect(found('')).toEqual([]);
  });
});
