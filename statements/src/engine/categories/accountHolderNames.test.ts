import { readAccountHolderNames } from './accountHolderNames.ts';

const read = (...lines: readonly (readonly string[])[]) => [...readAccountHolderNames(lines)];

describe('readAccountHolderNames', () => {
  test('reads names of two to five words, with or without a label', () => {
    expect(read(['Leela Thomas'], ['Account Name : MR. A K IYER'], ['One'], ['A B C D E F'])).toEqual([
      'LEELA THOMAS',
      'A K IYER',
    ]);
  });

  test('reads each text of a line by itself', () => {
    expect(read(['SYED IMRAN', 'Branch : PUNE CAMP'])).toEqual(['SYED IMRAN', 'PUNE CAMP']);
  });

  test('ignores texts with digits', () => {
    expect(read(['7 RIVER ROAD'], ['IFSC HDFC0001234'])).toEqual([]);
  });

  test.each(['Nominee', 'Nomination', 'Joint Holder', 'Branch Manager', 'RM Name', 'Guardian'])(
    'ignores a line about a %s',
    (label) => {
      expect(read([`${label} : RAVI TEJA`], ['LEELA THOMAS'])).toEqual(['LEELA THOMAS']);
    },
  );
});
