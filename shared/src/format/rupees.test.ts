import * as fc from 'fast-check';
import { formatFigure, formatRupees, formatRupeesAndPaise, inLakh } from './rupees.ts';
import { hindiWords } from './hindiWords.ts';

/** Reads an amount back from what a person sees. */
const amountIn = (text: string): number => Number(text.replaceAll(/[₹,]/g, '').replace('−', '-'));
const wholeRupees = fc.integer({ min: -1e12, max: 1e12 });

describe('whole rupees', () => {
  test.each([
    [0, '₹0'],
    [999, '₹999'],
    [1_000, '₹1,000'],
    [112_000, '₹1,12,000'],
    [12_345_678, '₹1,23,45,678'],
    [-75_000, '−₹75,000'],
  ])('%d reads %s', (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text);
  });

  test.each([
    [0.5, '₹1'],
    [1.5, '₹2'],
    [2.5, '₹3'],
    [-2.5, '−₹3'],
    [2.49, '₹2'],
  ])('%d has its halves rounded away from zero: %s', (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text);
  });

  test('read back as the amount that was written', () => {
    fc.assert(
      fc.property(wholeRupees, (rupees) => {
        expect(amountIn(formatRupees(rupees))).toBe(rupees);
        expect(amountIn(formatFigure(rupees))).toBe(rupees);
      }),
    );
  });

  test('are grouped in three and then in twos, and carry no decimals', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e12, noNaN: true }), (rupees) => {
        expect(formatRupees(rupees)).toMatch(/^₹(\d{1,3}|\d{1,2}(,\d{2})*,\d{3})$/);
      }),
    );
  });

  test('in a column differ from those in a sentence by the sign of the rupee only', () => {
    fc.assert(
      fc.property(wholeRupees, (rupees) => {
        expect(formatFigure(rupees)).toBe(formatRupees(rupees).replace('₹', ''));
      }),
    );
  });
});

describe('rupees and paise', () => {
  test('show both decimals', () => {
    expect(formatRupeesAndPaise(1234.5)).toBe('₹1,234.50');
    expect(formatRupeesAndPaise(0)).toBe('₹0.00');
    expect(formatRupeesAndPaise(-1)).toBe('−₹1.00');
  });

  test('read back to the paisa', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (paise) => {
        expect(Math.round(amountIn(formatRupeesAndPaise(paise / 100)) * 100)).toBe(paise);
      }),
    );
  });
});

describe('the reading aid', () => {
  test.each([
    [100_000, '1 lakh'],
    [1_250_000, '12.5 lakh'],
    [1_234_567, '12.35 lakh'],
    [10_000_000, '1 crore'],
    [30_000_000, '3 crore'],
    [12_345_678_900, '1,234.57 crore'],
  ])('of %d is %s', (rupees, text) => {
    expect(inLakh(rupees)).toBe(text);
  });

  test.each([0, 99_999.99, -5_000_000, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'of %d is empty',
    (rupees) => {
      expect(inLakh(rupees)).toBe('');
    },
  );

  test('is within half of its last decimal of the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 1e12 }), (rupees) => {
        const [figure = '', unit] = inLakh(rupees).split(' ');
        const worth = unit === 'crore' ? 10_000_000 : 100_000;
        expect(Math.abs(amountIn(figure) * worth - rupees)).toBeLessThanOrEqual(0.005 * worth + 0.001);
      }),
    );
  });

  test('never says a hundred lakh for a crore', () => {
    expect(inLakh(9_999_499)).toBe('99.99 lakh');
    expect(inLakh(9_999_500)).toBe('1 crore');
    expect(inLakh(9_999_999)).toBe('1 crore');
  });
});

test('the reading aid has the words of its language, and the same digits', () => {
  expect(inLakh(1_250_000, hindiWords)).toBe('12.5 लाख');
  expect(inLakh(30_000_000, hindiWords)).toBe('3 करोड़');
});
