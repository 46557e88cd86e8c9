import { categorize } from './categorize.ts';
import { categoryOfCode } from './merchantCodes.ts';

test.each([
  ['5411', 'Groceries'],
  ['5462', 'Food & Dining'],
  ['5812', 'Food & Dining'],
  ['5912', 'Health'],
  ['5942', 'Education'],
  ['5977', 'Shopping'],
  ['4112', 'Travel'],
  ['4131', 'Transport & Fuel'],
  ['9311', 'Taxes & Government'],
  ['6540', undefined],
  ['0000', undefined],
  ['541', undefined],
  ['', undefined],
])('the code %s is of %s', (code, category) => {
  expect(categoryOfCode(code)).toBe(category);
});

const categoryOf = (narration: string) =>
  categorize({ narration, debitPaise: 1, creditPaise: 0, holders: new Set() }).category;

test('the code of a shop without a known name gives its category, and a person stays a person', () => {
  expect(categoryOf('UPIOUT/512345678901/paytm.s13q@pty/Pai/5462')).toBe('Food & Dining');
  expect(categoryOf('UPIOUT/512345678901/quorra.v21@axl/Pai/0000')).toBe('Transfer');
  expect(categoryOf('UPIOUT/512345678901/zed@axl/Pai/6540')).toBe('Others');
});
