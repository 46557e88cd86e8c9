import { findShopWord } from './findShopWord.ts';

function word(name: string, { address = '', cuts = false } = {}): string | undefined {
  return findShopWord(name, address, cuts)?.phrase;
}

describe('findShopWord', () => {
  test('takes the last kind of shop in a name for its head', () => {
    expect(word('CITY HOSPITAL CANTEEN')).toBe('CANTEEN');
    expect(word('SRI BALAJI MEDICAL STORES')).toBe('MEDICAL STORES');
  });

  test('prefers a clear word to a faint one', () => {
    expect(word('LAXMI TEXTILES ENTERPRISES')).toBe('TEXTILES');
    expect(word('MEHTA ENTERPRISES')).toBe('ENTERPRISES');
  });

  test('completes the last word where the bank cuts names, but no name of a person', () => {
    expect(word('CITY DIAGN', { cuts: true })).toMatch(/^DIAGNOS/);
    expect(word('CITY DIAGN')).toBeUndefined();
    expect(word('ANITA SHAR', { cuts: true })).toBeUndefined();
    expect(word('HOSP', { cuts: true })).toBe('HOSP');
    expect(word('SILVER OAK APARTME', { cuts: true })).toMatch(/^APARTMENT/);
  });

  test('finds a word at the end of others written together, and in the address', () => {
    expect(word('SRIGANESHMEDICALS')).toBe('MEDICALS');
    expect(word('SRI GANESH', { address: 'GANESH MEDICALS' })).toBe('MEDICALS');
    expect(word('SRI GANESH', { address: 'GANESHMEDICALS' })).toBe('MEDICALS');
  });

  test('finds nothing in the names of people', () => {
    for (const name of ['VIDYA SHARMA', 'CARMEL DSOUZA', 'RAJESH MALL', 'KAVITA MESSI'])
      expect(word(name)).toBeUndefined();
  });
});
