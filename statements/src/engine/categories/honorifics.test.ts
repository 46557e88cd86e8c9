import { readAccountHolderNames } from './accountHolderNames.ts';
import { isHonorific, removeHonorific } from './honorifics.ts';
import { isAccountHolder } from './isAccountHolder.ts';
import { hasPersonName } from './isPerson.ts';

const honorifics = ['MR', 'MRS', 'MS', 'MISS', 'DR', 'SHRI', 'SRI', 'SMT', 'KUM', 'PROF', 'MASTER'];

describe.each(honorifics)('the honorific %s', (honorific) => {
  test('is recognized as a word and removed before a name', () => {
    expect(isHonorific(honorific)).toBe(true);
    expect(removeHonorific(`${honorific} LEELA THOMAS`)).toBe('LEELA THOMAS');
  });

  test('marks a person, whatever the name', () => {
    expect(hasPersonName(`${honorific} QWERTY`)).toBe(true);
  });

  test('may be before the account holder’s name on the statement, in the narration or in both', () => {
    const printed = `${honorific.toLowerCase()}. Leela Thomas`;
    expect(readAccountHolderNames([[printed]])).toEqual(new Set(['LEELA THOMAS']));
    for (const onStatement of [printed, 'Leela Thomas']) {
      for (const inNarration of [printed, 'Leela Thomas']) {
        expect(isAccountHolder(inNarration, readAccountHolderNames([[onStatement]]), false)).toBe(true);
      }
    }
  });
});

test('M/S before the name of a firm is removed', () => {
  expect(readAccountHolderNames([['M/s Kaveri Traders']])).toEqual(new Set(['KAVERI TRADERS']));
});

test('initials that read like M/S stay part of a name', () => {
  expect(isAccountHolder('M S DHONI', new Set(['MAHENDRA SINGH DHONI']), false)).toBe(true);
});

test('a name that only begins with the letters of an honorific keeps them', () => {
  expect(removeHonorific('DRISHTI RAO')).toBe('DRISHTI RAO');
  expect(isHonorific('MRSA')).toBe(false);
});
