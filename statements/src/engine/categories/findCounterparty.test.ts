import { findCounterparty } from './findCounterparty.ts';

const debit = (description: string) => findCounterparty({ description, debitPaise: 100, creditPaise: 0 });

test.each([
  ['UPI-SWIGGY LIMITED-swiggy@icici-ICIC0DC0099-412345678901-PAYMENT', 'SWIGGY LIMITED'],
  ['UPI/412345678901/DR/RAMESH K/SBIN/ramesh@okaxis/rent', 'RAMESH K'],
  ['POS 416021XXXXXX1234 BIG BAZAAR MUMBAI', 'BIG BAZAAR MUMBAI'],
  ['CASH WITHDRAWAL AT ATM 0012', 'CASH WITHDRAWAL AT ATM'],
])('%s is from %s', (description, counterparty) => {
  expect(debit(description)).toBe(counterparty);
});

test('is the same on two days, whatever the reference', () => {
  const first = debit('UPI-BLUE TOKAI-q123456789@ybl-YESB0YBLUPI-412345678901-UPI');
  expect(debit('UPI-BLUE TOKAI-q123456789@ybl-YESB0YBLUPI-498765432101-UPI')).toBe(first);
  expect(first).toBe('BLUE TOKAI');
});

test('is the UPI address if there is no name', () => {
  expect(debit('UPI/412345678901/tea.stall@okaxis')).toBe('TEA STALL');
});

test('is empty if there are only numbers', () => {
  expect(debit('000123 456')).toBe('');
});
