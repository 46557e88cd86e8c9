import fc from 'fast-check';
import { columnNameKey, matchColumnName } from './columnName.ts';

describe('columnNameKey', () => {
  test.each([
    ['Withdrawal Amt.', 'withdrawalamt'],
    [' Chq./Ref.\nNo. ', 'chqrefno'],
    ['विवरण', 'विवरण'],
    ['Ｄｅｂｉｔ', 'debit'],
    ['(INR)', 'inr'],
    ['...', ''],
  ])('reduces %j to %j', (name, key) => {
    expect(columnNameKey(name)).toBe(key);
  });
});

describe('matchColumnName', () => {
  test.each([
    ['Debit', 'debit', 0],
    ['Withdrawal  Amt.', 'WITHDRAWAL AMT', 0],
    ['Debit (INR )', 'Debit', 1],
    ['Debit', 'Debit in Rs.', 1],
    ['Withdrawal Amount (INR)', 'Withdrawal Amount Rs', 1],
    ['Withdrawal Amount', 'Withdrawal', 2],
    ['Withdrawal Amount', 'With', 2],
    ['Dr Amount', 'Dr', 2],
  ])('ranks title %j for name %j as %i', (title, name, rank) => {
    expect(matchColumnName(title, name)).toBe(rank);
  });

  test.each([
    ['Draft', 'Dr'],
    ['Debit', 'Credit'],
    ['Debit', 'Debit Amount'],
    ['Amount Withdrawal', 'Withdrawal'],
    ['', 'Debit'],
    ['Debit', '...'],
    ['INR', 'Rs'],
  ])('does not match title %j with name %j', (title, name) => {
    expect(matchColumnName(title, name)).toBeUndefined();
  });

  test('matches a name with itself in any case and spacing', () => {
    const word = fc.stringMatching(/^[A-Za-z]{1,8}$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(' ', '  ', '\n', '/', '. '),
        (words, gap) => {
          expect(matchColumnName(words.join(' '), words.join(gap).toUpperCase())).toBe(0);
        },
      ),
    );
  });
});
