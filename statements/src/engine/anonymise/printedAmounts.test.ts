import fc from 'fast-check';
import { printAmountLike, readPrintedAmount } from './printedAmounts.ts';

const reprint = (text: string, paise: number) => {
  const printed = readPrintedAmount(text);
  return printed && printAmountLike(printed, paise);
};

test.each([
  ['1,23,456.78', 98_76_543_21, '98,76,543.21'],
  ['123,456.78', 98_76_543_21, '9,876,543.21'],
  ['1,234.50', 7_654_32, '7,654.32'],
  ['500.00Cr', 65_00, '65.00Cr'],
  ['(1,000.00)', 99_00, '(99.00)'],
  ['-20.00', 7_05, '-7.05'],
  ['75000', 80_000_00, '80000'],
  ['75000.0', 80_000_50, '80000.5'],
  ['75000.0', 80_000_55, '80000.55'],
  ['.72', 55, '.55'],
  ['1.234,50', 9_876_543_21, '9.876.543,21'],
])('%s with %d paise is printed as %s', (text, paise, expected) => {
  expect(reprint(text, paise)).toBe(expected);
});

test.each(['UPI/12', '12/05/2026', 'A1.00B2', '1.2.3', ''])('%s is no amount', (text) => {
  expect(readPrintedAmount(text)).toBeUndefined();
});

test('what is printed is read as the same amount', () => {
  const amounts = fc.integer({ min: 1, max: 10_000_000_00 });
  fc.assert(
    fc.property(
      amounts,
      fc.constantFrom('1,23,456.78', '123,456.78', '12.5', '7', '1234.50-', 'Rs.10.00'),
      (paise, like) => {
        expect(readPrintedAmount(reprint(like, paise) ?? '')?.paise).toBe(paise);
      },
    ),
  );
});
