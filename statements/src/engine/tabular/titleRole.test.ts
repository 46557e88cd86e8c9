import { titleRole } from './titleRole.ts';

test.each([
  ['Payment Received', 'credit'],
  ['Money received (INR)', 'credit'],
  ['Payments made', 'debit'],
  ['Amount Paid', 'amount'],
  ['Wertstellungsdatum', 'valueDate'],
  ['Buchung', 'date'],
])('the title %s is that of the column %s', (title, role) => {
  expect(titleRole(title)).toBe(role);
});
