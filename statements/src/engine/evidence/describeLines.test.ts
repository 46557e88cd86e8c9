import { typedLines } from '../text/testing/typedLines.ts';
import { describeRefusal } from '../refusals/describeRefusal.ts';
import { describeLines, hasFormOfTransaction } from './describeLines.ts';

const linesOf = (...texts: string[]) =>
  typedLines(
    texts.flatMap((text, index) =>
      text.split('  ').map((cell, at) => ({ x: 30 + 150 * at, y: 20 + 12 * index, text: cell })),
    ),
  );

test.each([
  [['A letter', 'Dear customer'], 'No line of it has a date or an amount.'],
  [['01/04/2026  Rent', '02/04/2026  Food'], 'It has 2 lines with a date and 0 with an amount, but none with both.'],
  [['01/04/2026  Rent', 'Total  10.00'], 'It has 1 line with a date and 1 with an amount, but none with both.'],
  [['01/04/2026  Rent  10.00'], 'It has 1 line with a date and an amount, but its columns were not understood.'],
  [
    ['1  01/04/2026  Rent  10.00', '2  02 Apr 2026  Food  5.00'],
    'It has 2 lines with a date and an amount, but its columns were not understood.',
  ],
  [
    ['01/04/2026  Rent  1,200  USD  Cr', '02/04/2026  Food  900  USD'],
    'It has 2 lines with a date and an amount, but its columns were not understood.',
  ],
])('says what is in %j', (texts, said) => {
  expect(describeRefusal('Refused.', describeLines(linesOf(...texts)))).toBe(`Refused. ${said}`);
});

test.each([
  ['15/04/2026  RENT  10.00', true],
  ['ACME SALARY  15 Apr 2026  10.00', true],
  ['RENT  10.00', false],
  ['15/04/2026  10.00', false],
  ['15/04/2026  RENT', false],
  ['15/04/2026  Opening balance  10.00', false],
  ['Payment due  15/04/2026  10.00', false],
])('%j may be a transaction: %s', (text, mayBe) => {
  expect(linesOf(text).map(hasFormOfTransaction)).toEqual([mayBe]);
});
