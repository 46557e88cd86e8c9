import { leftOverEnglish, renderScreen } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { computeActTax } from '../../domain/act/computeActTax.ts';
import { years } from '../../domain/act/years.ts';
import { compareRegimes } from '../../domain/compareRegimes.ts';
import { financialYears } from '../../domain/financialYear.ts';
import { fromRupees } from '../../domain/money.ts';
import { describeBetterRegime } from '../../domain/period.ts';
import { results as englishResults } from '../../texts/en/results.tsx';
import { results as hindiResults } from '../../texts/hi/results.tsx';
import { taxLines } from '../tax-calculator/estimate/taxLines.ts';
import { TaxCalculator } from '../tax-calculator/TaxCalculator.tsx';
import { explainConcession } from '../tax-calculator/workings/explainConcession.ts';
import { TaxCalculatorHi } from './TaxCalculatorHi.tsx';

const PATH = '/hi/tools/tax-calculator';
const EVERYTHING =
  '#basicSalary=5200000&houseRentAllowance=480000&otherAllowance=120000&section80C=140000&section80D=12000&rentPaid=600000&employerNps=100000&metroCity=yes&year=2026-27';
const HOUSE_AND_GAINS =
  '&rentReceived=300000&letOutInterest=500000&shortTermGains=100000&longTermGains=200000&taxDeducted=150000';

/** Sections and parts of Acts, `HRA` on a payslip, the English name of a tax on it, and addresses of sources. */
const allowed =
  /\d+[A-Z]+(\(\w+\))*|\d+\(\w+\)|भाग I(-B)?|अनुसूची III|अध्याय (VI-A|VIII)|\(HRA\)|\(professional tax\)|(\w+\.)+(com|in)/g;

// Reading the style of every element takes jsdom its time.
const setUp = () => userEvent.setup({ pointerEventsCheck: 0 });

const renderHindi = (address: string) => renderScreen(<TaxCalculatorHi />, { path: PATH + address, language: 'hi' });

const amountsIn = (element: Element) =>
  [...new Set(element.textContent.match(/₹\d{1,3}(,\d{2,3})*/g))].sort((one, other) => one.localeCompare(other));

describe('the Hindi calculator has no English left', () => {
  test.each([
    ['in the first step', '#basicSalary=960000', 'साल भर की आय'],
    ['in the second step', `?step=deductions${EVERYTHING}`, 'साल भर की कटौतियाँ'],
    ['with relief instead of the slabs', '?step=result#basicSalary=1349999&metroCity=no&year=2020-21', 'कर की गणना'],
    ['without a tax', '?step=result#basicSalary=300000&metroCity=no', 'कर की गणना'],
    ['in the estimate', `?step=estimate${EVERYTHING}${HOUSE_AND_GAINS}`, 'तारीख के अनुसार अग्रिम कर, रुपयों में'],
  ])('%s', async (_, address, heading) => {
    const { container } = renderHindi(address);
    expect(await screen.findByText(heading)).toBeInTheDocument();
    expect(leftOverEnglish(container, allowed)).toEqual([]);
  });

  test('in the sentences of refused amounts', async () => {
    const { container } = renderHindi(`?step=deductions#basicSalary=1200000&section80C=150001&metroCity=no`);
    const field = screen.getByRole('textbox', { name: 'धारा 80C' });
    expect(field).toHaveAccessibleDescription(/धारा 80C की रकम ₹1,50,000 से ज़्यादा नहीं हो सकती।/);
    const user = setUp();
    await user.clear(field);
    await user.paste('बहुत');
    await user.tab();
    expect(field).toHaveAccessibleDescription(/अंकों में लिखें, जैसे 12,00,000 या 12 लाख।/);
    expect(leftOverEnglish(container, allowed)).toEqual([]);
  });
});

test('an amount is spelled out in Hindi, whichever way it is typed', async () => {
  const user = setUp();
  renderHindi('');
  const salary = screen.getByRole('textbox', { name: 'मूल वेतन' });
  await user.type(salary, '१५ लाख{Tab}');
  expect(salary).toHaveValue('15,00,000');
  expect(salary).toHaveAccessibleDescription('पंद्रह लाख');
  expect(screen.getByText('15 लाख')).toBeInTheDocument();
  await user.clear(salary);
  await user.click(screen.getByRole('button', { name: 'आगे' }));
  expect(salary).toHaveAccessibleDescription('साल भर का मूल वेतन लिखें।');
});

test('the result is in Hindi alone, with the amounts of the English one', async () => {
  const address = `?step=result&period=monthly${EVERYTHING}`;
  const english = renderScreen(<TaxCalculator />, { path: `/tools/tax-calculator${address}` });
  await screen.findByText('Not included');
  const amounts = amountsIn(english.container);
  english.unmount();
  const hindi = renderHindi(address);
  expect(await screen.findByText('जो शामिल नहीं है')).toBeInTheDocument();
  expect(amountsIn(hindi.container)).toEqual(amounts);
  expect(leftOverEnglish(hindi.container, allowed)).toEqual([]);
  expect(within(screen.getByRole('region', { name: 'नई कर व्यवस्था' })).getByText('कम कर')).toBeInTheDocument();
});

test('whatever the income, both languages say the same figures', () => {
  const figuresIn = (texts: readonly string[]) =>
    texts.flatMap((text) => text.match(/\d+(?:,\d+)*/g) ?? []).sort((one, other) => one.localeCompare(other));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000_000 }), fc.constantFrom(...financialYears), (income, year) => {
      const comparison = compareRegimes(
        {
          basicSalary: income,
          houseRentAllowance: 0,
          otherAllowance: 0,
          metroCity: false,
          section80C: 0,
          section80D: 0,
          rentPaid: 0,
        },
        year,
      );
      const tax = computeActTax({
        year,
        regime: 'new',
        age: 'under60',
        resident: true,
        totalIncome: fromRupees(income),
      });
      const said = (results: typeof englishResults) =>
        figuresIn([
          describeBetterRegime(comparison, 'annual', results.outcome),
          ...explainConcession(comparison.new, results),
          ...taxLines(tax, years[year], results).map(({ name }) => name),
        ]);
      expect(said(hindiResults)).toEqual(said(englishResults));
    }),
    { numRuns: 30 },
  );
});
