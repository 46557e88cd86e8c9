import { banks, defineBank, isBankName, isStartOfBankName } from './banks.ts';

const all = Object.values(banks);

test('banks have unique codes, names and IFSC prefixes', () => {
  for (const key of ['code', 'name', 'ifscPrefix'] as const) {
    expect(new Set(all.map((bank) => bank[key])).size).toBe(all.length);
  }
});

test.each(all.map((bank) => ({ ...bank })))(
  'statements of $name carry its name or its IFSC',
  ({ name, ifscPrefix, marks }) => {
    const isMarked = (text: string) => marks.some((mark) => mark.test(text));
    expect(isMarked(`Welcome to ${name}, Pune`)).toBe(true);
    expect(isMarked(`IFSC: ${ifscPrefix}0001234`)).toBe(true);
    expect(isMarked(`${ifscPrefix}0001234X`)).toBe(false);
    expect(isMarked('Another bank')).toBe(false);
  },
);

test.each(all.map((bank) => ({ ...bank })))('no other bank is taken for $name', ({ name, marks }) => {
  const others = all.filter((bank) => bank.name !== name).map((bank) => `${bank.name} ${bank.ifscPrefix}0001234`);
  expect(others.filter((text) => marks.some((mark) => mark.test(text)))).toEqual([]);
});

test('a bank’s marks are its printed names and its IFSC', () => {
  const { marks } = defineBank('X', 'X Bank', 'XBNK', /\bX Bank\b/);
  expect(marks.map((mark) => mark.test('XBNK0ABC123'))).toEqual([false, true]);
});

test.each([
  'HDFC',
  'utib',
  'HDFC BANK LTD',
  'Bank of Baroda',
  'STATE BANK OF INDIA',
  'KOTAK MAHINDRA',
  'PAYTM PAYMENTS',
  'SOUTH INDIAN',
  'AIRTEL PAYMENT',
  'UNION BANK OF INDIA',
  'PYTM',
])('%s names a bank', (text) => expect(isBankName(text)).toBe(true));

test.each(['', 'LEELA THOMAS', 'AXIS', 'BANKIM', 'HDFC ERGO', 'KOTAK MAHINDRA LIFE', 'UJJIVAN SMALL FINANCE'])(
  '%j names no bank',
  (text) => {
    expect(isBankName(text)).toBe(false);
  },
);

test('a bank’s name is known if its end is cut', () => {
  for (const text of ['K', 'Kotak Mahindra', 'IDBI Bank Limit', 'Ca']) expect(isStartOfBankName(text)).toBe(true);
  for (const text of ['', 'LUNCH', 'Zed Bank']) expect(isStartOfBankName(text)).toBe(false);
});
