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

test('an employer is taken to deduct the tax on the salary, unless the person says what was deducted', () => {
  const figures = (hash: string) => readFigures(hash) ?? noFigures;
  const advance = (hash: string) => toAdvanceTax(figures(hash), toActInputs(figures(hash), '2026-27'), 'new');
  // New regime: 15,00,000 less 75,000: 97,500 with cess.
  const salaried = advance('#basicSalary=1500000');
  expect([toRupees(salaried.tax), toRupees(salaried.assumed)]).toEqual([0, 97_500]);
  // Interest of 2,00,000 on top: 1,75,000 at 15 % and 25,000 at 20 %, with cess 32,500, of which no employer knows.
  const withInterest = advance('#basicSalary=1500000&otherIncome=200000');
  expect([toRupees(withInterest.tax), toRupees(withInterest.assumed)]).toEqual([32_500, 97_500]);
  const typed = advance('#basicSalary=1500000&taxDeducted=50000');
  expect([toRupees(typed.tax), toRupees(typed.assumed)]).toEqual([47_500, 0]);
  const typedZero = advance('#basicSalary=1500000&taxDeducted=0');
  expect([toRupees(typedZero.tax), toRupees(typedZero.assumed)]).toEqual([97_500, 0]);
  const withoutSalary = advance('#otherIncome=1500000');
  expect([withoutSalary.tax > 0n, withoutSalary.assumed]).toEqual([true, 0n]);
});

test('an employer deducts no more than the tax of the year, which a loss from a house that is let out may lower', () => {
  const figures = readFigures('#basicSalary=1500000&rentReceived=100000&letOutInterest=400000') ?? noFigures;
  const { tax, assumed } = toAdvanceTax(figures, toActInputs(figures, '2026-27'), 'old');
  expect(tax).toBe(0n);
  expect(assumed).toBeGreaterThan(0n);
});

test('the tax on dividends counts with their surcharge of 15%, and without them nothing has it', () => {
  const figures = readFigures('#otherIncome=30000000&dividends=6000000') ?? noFigures;
  const { tax, taxOnGains } = toAdvanceTax(figures, toActInputs(figures, '2026-27'), 'old');
  // Tax 88,12,500 with a surcharge of 20,26,875; of 2,40,00,000 alone 70,12,500 with 17,53,125. Cess of 4% on both.
  expect([tax, taxOnGains].map(toRupees)).toEqual([11_272_950, 2_156_700]);
});
