import * as fc from 'fast-check';
import { parseAmount } from './parseAmount.ts';
import { formatRupees, inLakh } from './rupees.ts';

const MOST_RUPEES = 100_000_000_000;

const rupeesIn = (text: string) => {
  const parsed = parseAmount(text);
  return parsed.kind === 'amount' ? parsed.rupees : parsed;
};

describe('an amount as people write it', () => {
  test.each([
    ['0', 0],
    ['-0', 0],
    ['007', 7],
    ['1500000', 1_500_000],
    ['15,00,000', 1_500_000],
    ['₹15,00,000', 1_500_000],
    ['₹ 15,00,000', 1_500_000],
    ['Rs. 15,00,000/-', 1_500_000],
    ['Rs15,00,000', 1_500_000],
    ['INR 15,00,000', 1_500_000],
    ['15,00,000 rupees', 1_500_000],
    ['1,500,000', 1_500_000],
    ['15 00 000', 1_500_000],
    ['  15,00,000\u00a0', 1_500_000],
    ['15\u00a0lakh', 1_500_000],
    ['15\u2009lakh', 1_500_000],
    ['1,50,00,000', 15_000_000],
    ['15 lakh', 1_500_000],
    ['१५००००', 150_000],
    ['₹१५,००,०००', 1_500_000],
    ['१२.५ लाख', 1_250_000],
    ['1 करोड़ 25 लाख', 12_500_000],
    ['५० हज़ार', 50_000],
    ['15 Lakhs', 1_500_000],
    ['15lac', 1_500_000],
    ['15L', 1_500_000],
    ['₹15L', 1_500_000],
    ['12.75 LPA', 1_275_000],
    ['.5 lakh', 50_000],
    ['1.5 crore', 15_000_000],
    ['1.5cr', 15_000_000],
    ['1.5 Cr.', 15_000_000],
    ['1.15 crore', 11_500_000],
    ['50k', 50_000],
    ['50 thousand', 50_000],
    ['1 crore 25 lakh', 12_500_000],
    ['2 lakh 50 thousand 500', 250_500],
    ['1 lakh 50,000', 150_000],
    ['12.', 12],
    ['1299999.5', 1_299_999.5],
    ['12,99,999.50', 1_299_999.5],
    ['１５ lakh', 1_500_000],
    ['10000 crore', MOST_RUPEES],
    ['15  \n lakh', 1_500_000],
    ['5000 rupee', 5_000],
    ['5000 Rs', 5_000],
    ['5000 rs.', 5_000],
    ['.55 lakh', 55_000],
    ['.125 crore', 1_250_000],
    ['.05', 0.05],
    ['123,456,789', 123_456_789],
  ])('“%s” is %d rupees', (text, rupees) => {
    expect(rupeesIn(text)).toBe(rupees);
  });

  test.each(['', ' ', '\u00a0\n'])('“%s” is no amount at all', (text) => {
    expect(parseAmount(text)).toEqual({ kind: 'empty' });
  });

  test.each([
    'a lot',
    '1e6',
    '12 lakh 3 lakh',
    '1 lakh ₹5',
    '5 rs 3',
    '5/-3',
    '1,000 1',
    '12 lakh 1,00',
    '5x1,000',
    '1234,567',
    '0x10',
    '1,5',
    '1,5 lakh',
    '1 2',
    '15,0',
    '15,00,00',
    '1.5.2',
    '12..5',
    '.',
    ',',
    '₹',
    'lakh',
    '15 lakh crore',
    '15 lakh 2 crore',
    '15 million',
    '15 constructor',
    '12 to 15 lakh',
    '12-15',
    '15%',
    '$15',
    '12 + 3',
    'Infinity',
    'NaN',
  ])('“%s” is not understood', (text) => {
    expect(parseAmount(text)).toEqual({ kind: 'fault', fault: 'unreadable' });
  });

  test.each(['-1', '−1', '-₹5', '₹-5', '- 15 lakh'])('“%s” is negative', (text) => {
    expect(parseAmount(text)).toEqual({ kind: 'fault', fault: 'negative' });
  });

  test.each(['100000000001', '10,001 crore', '9'.repeat(400)])('“%s” is too much', (text) => {
    expect(parseAmount(text)).toEqual({ kind: 'fault', fault: 'huge' });
  });

  test('how much is too much can be said', () => {
    expect(parseAmount('10,00,000 crore', 1e13)).toEqual({ kind: 'amount', rupees: 1e13 });
    expect(parseAmount('10,00,001 crore', 1e13)).toEqual({ kind: 'fault', fault: 'huge' });
    expect(parseAmount('101', 100)).toEqual({ kind: 'fault', fault: 'huge' });
  });

  test('what the site prints is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MOST_RUPEES }), (rupees) => {
        expect(rupeesIn(formatRupees(rupees))).toBe(rupees);
        expect(rupeesIn(String(rupees / 100))).toBe(rupees / 100);
      }),
    );
  });

  test('what the site says in lakh and crore is read back to a hundredth of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 99_000_000_000 }), (rupees) => {
        expect(rupeesIn(inLakh(rupees))).toBeCloseTo(rupees, rupees < 10_000_000 ? -3.3 : -5.3);
      }),
    );
  });

  test('any text is an amount, none, or a fault', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const parsed = parseAmount(text);
        if (parsed.kind === 'amount') expect(parsed.rupees).toBeGreaterThanOrEqual(0);
        else expect(['empty', 'fault']).toContain(parsed.kind);
      }),
    );
  });
});
