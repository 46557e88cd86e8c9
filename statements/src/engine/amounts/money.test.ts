import fc from 'fast-check';
import { formatPaise, parseMoney, signedBalance } from './money.ts';

const paise = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

/** Groups digits the Indian way: three, then twos. */
function inLakhs(whole: string): string {
  const head = whole.slice(0, -3).replace(/\B(?=(?:\d\d)+$)/g, ',');
  return head === '' ? whole : `${head},${whole.slice(-3)}`;
}

describe('parseMoney', () => {
  test.each([
    ['1,23,456.78', 12345678],
    ['123,456.78', 12345678],
    ['123456.78', 12345678],
    ['74.0', 7400],
    ['0.89', 89],
    ['500', 50000],
    ['(1,000.00)', -100000],
    ['-12.30', -1230],
    ['-,77,65,682.30', -776568230],
    ['INR 10.00', 1000],
    ['Rs.1,000.50', 100050],
    ['₹ 1,000.50', 100050],
    ['-₹5.00', -500],
    ['1 234.50', 123450],
    ['-0.00', 0],
    ['.72', 72],
    ['.7', 70],
    ['Rs .72', 72],
    ['Rs. .72', 72],
    ['1,500 .72', 150072],
    ['`12.00', 1200],
    ['■ 500.00', 50000],
    ['-.05', -5],
    ['75000.0', 7500000],
    ['1,000.00-', -100000],
    ['250.00+', 25000],
    ['$1,234.50', 123450],
    ['-$12.00', -1200],
    ['$-12.00', -1200],
    ['£9.99', 999],
    ['€ 10.00', 1000],
    ['10.00 USD', 1000],
    ['(10.00) USD', -1000],
    ['10.00- INR', -1000],
    ['S$5.00', 500],
    ['\u{fffd}500.00', 50000],
    ['500/-', 50000],
    ["1'234.50", 123450],
  ])('reads %s', (text, expected) => {
    expect(parseMoney(text)).toEqual({ paise: expected });
  });

  test.each([
    ['3,75,438.27 Cr', 37543827, 'credit'],
    ['60,000.00Dr.', 6000000, 'debit'],
    ['347.00(Dr)', 34700, 'debit'],
    ['10.00 INR Dr', 1000, 'debit'],
    ['500 Rs.Cr', 50000, 'credit'],
    ['12.50 C', 1250, 'credit'],
    ['12.50D', 1250, 'debit'],
    ['+250.00', 25000, 'credit'],
    ['+ ■250.00', 25000, 'credit'],
    ['`1,234.50 Dr', 123450, 'debit'],
  ])('reads the side of %s', (text, expected, side) => {
    expect(parseMoney(text)).toEqual({ paise: expected, side });
  });

  test.each([
    '',
    '-',
    '.',
    '1,2,3.00',
    '12,34.00',
    '1.234',
    '1,234,56.00',
    '--5.00',
    ',100.00',
    '04/01/26',
    '12a',
    '1.2.3',
    '(−5.00',
    '-5.00-',
    '(5.00)-',
    'R',
    '$',
    'C',
    '+-5.00',
    '`',
  ])('refuses %j', (text) => {
    expect(parseMoney(text)).toBeUndefined();
  });

  test.each([
    ['1.234,50', 123450],
    ['-1.234.567,00', -123456700],
    ['12,5', 1250],
    ['250,00-', -25000],
    ['€ 10,00', 1000],
    ['1.234', 123400],
  ])('reads %s where a comma is before the cents', (text, expected) => {
    expect(parseMoney(text, 'comma')).toEqual({ paise: expected });
  });

  test.each(['1,234.50', '1.23', '.5.0'])('refuses %s where a comma is before the cents', (text) => {
    expect(parseMoney(text, 'comma')).toBeUndefined();
  });

  test('refuses amounts beyond the safe integers', () => {
    expect(parseMoney('90071992547409.91')).toEqual({ paise: Number.MAX_SAFE_INTEGER });
    expect(parseMoney('90071992547409.92')).toBeUndefined();
  });

  test('reads every amount printed in lakhs, in thousands or without grouping', () => {
    fc.assert(
      fc.property(paise, (amount) => {
        const [whole = '', fraction = ''] = formatPaise(amount).split('.');
        const thousands = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
        for (const printed of [whole, thousands, inLakhs(whole)]) {
          expect(parseMoney(`${printed}.${fraction}`)).toEqual({ paise: amount });
          expect(parseMoney(`(${printed}.${fraction})`)?.paise).toBe(0 - amount || 0);
        }
      }),
    );
  });
});

describe('formatPaise', () => {
  test('formats paise that parse to the same paise', () => {
    fc.assert(
      fc.property(fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }), (amount) => {
        expect(formatPaise(amount)).toMatch(/^-?\d+\.\d{2}$/);
        expect(parseMoney(formatPaise(amount))?.paise).toBe(amount);
      }),
    );
  });
});

describe('signedBalance', () => {
  test('makes a debit balance negative', () => {
    expect(signedBalance({ paise: 500, side: 'debit' })).toBe(-500);
    expect(signedBalance({ paise: 500, side: 'credit' })).toBe(500);
    expect(signedBalance({ paise: -500 })).toBe(-500);
  });
});
