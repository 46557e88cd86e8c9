import { findShopWord } from './findShopWord.ts';

function word(name: string, { address = '', isTruncated = false } = {}): string | undefined {
  return findShopWord(name, address, isTruncated)?.phrase;
}

describe('findShopWord', () => {
  test('uses the last kind of shop in a name', () => {
    expect(word('CITY HOSPITAL CANTEEN')).toBe('CANTEEN');
    expect(word('SRI BALAJI MEDICAL STORES')).toBe('MEDICAL STORES');
  });

  test('takes a shop of hardware or paints for a shop', () => {
    for (const name of ['SHIV SHAKTI HARDWARE', 'GAYATRI HARDWARE AND PAINTS'])
      expect(findShopWord(name, '', false)?.category).toBe('Shopping');
  });

  test('prefers a strong word to a weak one', () => {
    expect(word('LAXMI TEXTILES ENTERPRISES')).toBe('TEXTILES');
    expect(word('MEHTA ENTERPRISES')).toBe('ENTERPRISES');
  });

  test('completes the last word where the bank truncates names, but not a person’s name', () => {
    expect(word('CITY DIAGN', { isTruncated: true })).toMatch(/^DIAGNOS/);
    expect(word('CITY DIAGN')).toBeUndefined();
    expect(word('ANITA SHAR', { isTruncated: true })).toBeUndefined();
    expect(word('HOSP', { isTruncated: true })).toBe('HOSP');
    expect(word('OUR OWNER', { isTruncated: true })).toBeUndefined();
    expect(word('SILVER OAK APARTME', { isTruncated: true })).toMatch(/^APARTMENT/);
  });

  test('knows words of Indian languages for shops', () => {
    expect(findShopWord('MAMA JI KE PAKODE', '', false)?.category).toBe('Food & Dining');
    expect(findShopWord('SRI VELAN MALIGAI', '', false)?.category).toBe('Groceries');
    expect(findShopWord('JAVULI KADAI', '', false)?.category).toBe('Shopping');
    expect(findShopWord('NAVJEEVAN DAWAKHANA', '', false)?.category).toBe('Health');
  });

  test('finds a word glued to others, and in the address', () => {
    expect(word('SRIGANESHMEDICALS')).toBe('MEDICALS');
    expect(word('SRI GANESH', { address: 'GANESH MEDICALS' })).toBe('MEDICALS');
    expect(word('SRI GANESH', { address: 'GANESHMEDICALS' })).toBe('MEDICALS');
  });

  test('finds nothing in the names of people', () => {
    for (const name of ['VIDYA SHARMA', 'CARMEL DSOUZA', 'RAJESH MALL', 'KAVITA MESSI'])
      expect(word(name)).toBeUndefined();
  });
});
