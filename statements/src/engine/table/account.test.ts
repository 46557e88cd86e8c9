import { typedLines } from '../text/testing/typedLines.ts';
import { readAccount, isSameAccount } from './account.ts';

function account(...texts: readonly string[]) {
  const page = texts.map((text, index) => ({ x: 10, y: 20 + 12 * index, text }));
  return readAccount(typedLines(page));
}

describe('readAccount', () => {
  test.each([
    [['Statement of Transactions in Savings Account XXXXXXXX0136 in INR'], { kind: 'liquid', number: 'XXXXXXXX0136' }],
    [['Account Type : CURRENT ACCOUNT', 'Account No : 5010012345678'], { kind: 'liquid', number: '5010012345678' }],
    [['DL/TL ACCOUNT XXXXXXX0000'], { kind: 'other', number: 'XXXXXXX0000' }],
    [['LOAN ACCOUNT', 'SAVING ACCOUNT'], { kind: 'liquid' }],
    [['Statement of Linked Fixed Deposits in INR'], { kind: 'other' }],
    [['A letter about nothing'], {}],
  ])('%j', (texts, expected) => {
    expect(account(...texts)).toEqual(expected);
  });

  test('distinguishes accounts by kind and number, as far as both are known', () => {
    expect(isSameAccount({ kind: 'liquid' }, { number: '123456' })).toBe(true);
    expect(isSameAccount({ kind: 'liquid' }, { kind: 'other' })).toBe(false);
    expect(isSameAccount({ number: '123456' }, { number: '123457' })).toBe(false);
  });
});
