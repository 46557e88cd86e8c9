import { createPhraseIndex } from './phraseIndex.ts';

const index = createPhraseIndex([
  { phrase: 'BIG BASKET', value: 1 },
  { phrase: 'BIG BASKET DAILY', value: 2 },
  { phrase: 'OLA', value: 3 },
  { phrase: 'MEDICALS', value: 4 },
  { phrase: 'RENT', value: 5 },
  { phrase: 'OLA', value: 6 },
]);

function found(words: string, minPrefixLength = Infinity): number[] {
  return index.find(words, { minPrefixLength }).map(({ value }) => value.value);
}

describe('createPhraseIndex', () => {
  test('finds the longest phrase at each word, and the first of equal ones', () => {
    expect(found('PAID BIG BASKET DAILY OLA')).toEqual([2, 3]);
  });

  test('finds phrases that lost or gained a space', () => {
    expect(found('BIGBASKET')).toEqual([1]);
    expect(found('MEDI CALS')).toEqual([4]);
  });

  test('finds no short phrase inside a word or across words', () => {
    expect(found('SHREE NT')).toEqual([]);
    expect(found('COLA OLAF')).toEqual([]);
    expect(found('RE NT')).toEqual([]);
    expect(found('MEDICAL S')).toEqual([]);
  });

  test('finds the prefix of a longer word only from the given length', () => {
    expect(found('BIGBASKETCOM')).toEqual([]);
    expect(found('BIGBASKETCOM', 7)).toEqual([1]);
    expect(found('BIG BASKETCOM', 7)).toEqual([]);
  });

  test('finds the phrase a word ends with', () => {
    expect(index.findEnding('SRIGANESHMEDICALS', 7)?.value.value).toBe(4);
    expect(index.findEnding('PARENT', 7)).toBeUndefined();
    expect(index.findEnding('NOTHING', 3)).toBeUndefined();
  });

  test('completes truncated phrases, short and long', () => {
    expect(index.complete('BIG BASK').map(({ value }) => value)).toEqual([2, 1]);
    expect(index.complete('MEDI').map(({ value }) => value)).toEqual([4]);
    expect(index.complete('XYZ')).toEqual([]);
  });

  test('finds nothing in an empty text', () => {
    expect(found('')).toEqual([]);
  });
});
