import { readFigures, noFigures } from './figures.ts';
import { toRupees } from './money.ts';
import { toActInputs } from './toActInputs.ts';
import { toAdvanceTax } from './toAdvanceTax.ts';

test('the figures become the tax that others did not deduct, its part on gains, and the payments', () => {
  const figures =
    readFigures(
      '#otherIncome=1600000&longTermGains=225000&taxDeducted=50000&advanceJune=1&advanceSeptember=2&advanceDecember=3&advanceMarch=4&advanceLater=5&gainsFrom=december',
    ) ?? noFigures;
  // New: 1,20,000 by the slabs, 12,500 on gains, with cess 1,37,800.
  const { tax, taxOnGains, gainsFrom, paid } = toAdvanceTax(figures, toActInputs(figures, '2026-27'), 'new');
  expect([toRupees(tax), toRupees(taxOnGains), gainsFrom]).toEqual([87_800, 13_000, 'december']);
  expect(Object.entries(paid).map(([id, amount]) => [id, toRupees(amount)])).toEqual([
    ['june', 1],
    ['september', 2],
    ['december', 3],
    ['march', 4],
    ['later', 5],
  ]);
});

test('what was typed wrong was not paid, and more deducted than the tax leaves none', () => {
  const figures = { amounts: { advanceJune: 'a lot', otherIncome: '5,00,000', taxDeducted: '1,00,000' }, choices: {} };
  const result = toAdvanceTax(figures, toActInputs(figures, '2026-27'), 'old');
  expect([result.tax, result.paid.june, result.gainsFrom]).toEqual([0n, 0n, 'june']);
});
