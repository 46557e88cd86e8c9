import fc from 'fast-check';
import { estimateByAct, type ActInputs } from '../../../../domain/act/estimate.ts';
import { noFigures, type Figures } from '../../../../domain/figures.ts';
import { financialYears } from '../../../../domain/financialYear.ts';
import { fromRupees, sum, toRupees } from '../../../../domain/money.ts';
import type { RegimeId } from '../../../../domain/regimes.ts';
import { toActInputs } from '../../../../domain/toActInputs.ts';
import { toAdvanceTax } from '../../../../domain/toAdvanceTax.ts';
import { results } from '../../../../texts/en/results.tsx';
import { way } from '../../../../texts/en/way.ts';
import { mergeSheets } from './mergeSheets.ts';
import { sheetParts, type SheetPart } from './sheetParts.ts';

const base = toActInputs(noFigures, '2026-27');
const paid = (amounts: Figures['amounts']): Figures => ({ amounts, choices: {} });
const sheetOf = (
  changes: Partial<ActInputs>,
  regime: RegimeId,
  { figures = noFigures, today = '2026-11-29' }: { readonly figures?: Figures; readonly today?: string } = {},
) => {
  const inputs = { ...base, ...changes };
  const advanceTax = toAdvanceTax(figures, inputs, regime);
  return sheetParts(
    { inputs, result: estimateByAct(inputs)[regime], advanceTax, today },
    { results, sheet: way.sheet },
  );
};
const shown = (parts: readonly SheetPart[], id: SheetPart['id']) =>
  parts.find((part) => part.id === id)?.lines.map(({ name, amount }) => [name, toRupees(amount)]);

const person: Partial<ActInputs> = {
  basicSalary: 1_500_000,
  section80C: 100_000,
  rentReceived: 300_000,
  municipalTaxes: 20_000,
  letOutInterest: 100_000,
  otherIncome: 50_000,
  dividends: 20_000,
  shortTermGains: 100_000,
};

test('has the income head by head, the total income and the tax, without a line of nothing', () => {
  const parts = sheetOf(person, 'old');
  expect(parts.map(({ id }) => id)).toEqual(['salary', 'houses', 'gains', 'other', 'total', 'tax', 'paid']);
  expect(shown(parts, 'salary')).toEqual([
    ['Basic Salary', 1_500_000],
    ['Less: Standard deduction (section 19)', -50_000],
    ['Income from salaries', 1_450_000],
  ]);
  expect(shown(parts, 'houses')).toEqual([
    ['Rent Received', 300_000],
    ['Less: municipal taxes', -20_000],
    ['Less: House let out: 30% for repairs (section 22)', -84_000],
    ['Less: House let out: interest (section 22 and 109)', -100_000],
    ['Income from house property', 96_000],
  ]);
  expect(shown(parts, 'gains')).toEqual([['Capital gains', 100_000]]);
  expect(shown(parts, 'other')).toEqual([
    ['Interest and other income', 30_000],
    ['Dividends', 20_000],
    ['Income from other sources', 50_000],
  ]);
  expect(shown(parts, 'total')).toEqual([
    ['Gross total income', 1_696_000],
    ['Less: Savings and investments (section 123)', -100_000],
    ['Total income, to the nearest ten (section 516)', 1_596_000],
  ]);
  // 12,500 + 1,00,000 + 30% of 4,96,000, and 20% of the gains; cess 11,252.
  expect(shown(parts, 'tax')?.at(-1)).toEqual(['Tax payable, to the nearest ten (section 516)', 292_550]);
});

test('takes off what was deducted and paid, and adds the interest of dates that are past', () => {
  const figures = paid({ taxDeducted: '100000', advanceJune: '5000' });
  const parts = sheetOf({ ...person, taxDeducted: 100_000 }, 'old', { figures });
  // 1,92,552 are due in advance. June: 28,882 less 5,000, 3% of 23,800; September: 86,648 less 5,000, 3% of 81,600.
  expect(shown(parts, 'paid')).toEqual([
    ['Less: tax deducted and collected (TDS, TCS)', -100_000],
    ['Less: advance tax paid', -5_000],
    ['Interest for the dates of advance tax (section 425)', 714 + 2_448],
    ['Left to pay', 190_710],
  ]);
});

test('says a refund, and the interest after a year that is over', () => {
  expect(
    shown(sheetOf({ ...person, taxDeducted: 300_000 }, 'old', { figures: paid({ taxDeducted: '300000' }) }), 'paid'),
  ).toEqual([
    ['Less: tax deducted and collected (TDS, TCS)', -300_000],
    ['Refund', 7_450],
  ]);
  const over = sheetOf({ otherIncome: 1_500_000 }, 'old', { today: '2027-06-01' });
  expect(shown(over, 'paid')?.map(([name]) => name)).toContain('Interest after the year (section 424)');
});

test('a salary whose tax was not typed has the tax that the employer deducts', () => {
  expect(shown(sheetOf({ basicSalary: 1_500_000 }, 'new'), 'paid')).toEqual([
    ['Less: tax that the employer deducts, as estimated', -97_500],
    ['Left to pay', 0],
  ]);
});

test('deductions above the income are said, so that the sheet adds up', () => {
  const parts = sheetOf({ otherIncome: 100_000, section80C: 150_000 }, 'old');
  expect(shown(parts, 'total')).toEqual([
    ['Gross total income', 100_000],
    ['Less: Savings and investments (section 123)', -150_000],
    ['Deductions that find no income', 50_000],
    ['Total income, to the nearest ten (section 516)', 0],
  ]);
});

test('two regimes are side by side, with a row for each line of either', () => {
  const [salary] = mergeSheets([sheetOf(person, 'old'), sheetOf({ ...person, professionalTax: 2_400 }, 'old')]);
  expect(
    salary?.rows.map(({ name, amounts, isSum }) => [name, amounts.map((one) => one && toRupees(one)), isSum]),
  ).toEqual([
    ['Basic Salary', [1_500_000, 1_500_000], false],
    ['Less: Standard deduction (section 19)', [-50_000, -50_000], false],
    ['Less: Professional tax (section 19)', [undefined, -2_400], false],
    ['Income from salaries', [1_450_000, 1_447_600], true],
  ]);
});

const rupees = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((paise) => paise / 100);
const inputs: fc.Arbitrary<Partial<ActInputs>> = fc.record({
  year: fc.constantFrom(...financialYears),
  age: fc.constantFrom('under60', '60to79', '80plus'),
  resident: fc.boolean(),
  basicSalary: rupees(8_000_000),
  houseRentAllowance: rupees(1_000_000),
  rentPaid: rupees(1_000_000),
  section80C: rupees(200_000),
  homeLoanInterest: rupees(300_000),
  otherIncome: rupees(2_000_000),
  rentReceived: rupees(1_000_000),
  municipalTaxes: rupees(50_000),
  letOutInterest: rupees(1_000_000),
  shortTermGains: rupees(2_000_000),
  longTermGains: rupees(2_000_000),
  taxDeducted: rupees(1_000_000),
});

test('every head adds up to its sum, and the tax to what is payable but for the rounding', () => {
  fc.assert(
    fc.property(inputs, fc.constantFrom('old', 'new'), (given, regime) => {
      for (const { id, lines } of sheetOf(given, regime)) {
        const above = sum(lines.slice(0, -1).map(({ amount }) => amount));
        const difference = above - (lines.at(-1)?.amount ?? 0n);
        if (id === 'paid' || lines.length === 1) continue;
        const most = id === 'total' || id === 'tax' ? fromRupees(10) : 0n;
        expect(difference <= most && difference >= -most).toBe(true);
      }
    }),
  );
});
