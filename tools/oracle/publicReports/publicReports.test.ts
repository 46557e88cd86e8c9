import { estimateByAct } from '../../../mfe-tax/src/domain/act/estimate.ts';
import { whyNotLiable } from '../../../mfe-tax/src/domain/act/advanceTax.ts';
import { cagr } from '../../../mfe-glossary/src/domain/calculators/cagr.ts';
import { emi } from '../../../mfe-glossary/src/domain/calculators/emi.ts';
import { fixedDeposit } from '../../../mfe-glossary/src/domain/calculators/fixedDeposit.ts';
import { sip } from '../../../mfe-glossary/src/domain/calculators/sip.ts';
import { computeXirr } from '../../../mfe-glossary/src/domain/calculators/xirr.ts';
import { computeRatio } from '../../../mfe-report/src/domain/ratios/computeRatio.ts';
import { fromRupees, toRupees } from '../../../mfe-tax/src/domain/money.ts';
import { interestOf } from '../interestOf.ts';
import { nothing } from '../nothing.ts';
import { calculatorReports, type CalculatorCase } from './calculatorReports.ts';
import { interestReports, toAnswers, toInterestCase } from './interestReports.ts';
import { ratioReports } from './ratioReports.ts';
import { taxReports } from './taxReports.ts';
import { flowsOf, xirrReports } from './xirrReports.ts';

test.each(taxReports)('$kind', ({ one: { regime, inputs, payable } }) => {
  expect(toRupees(estimateByAct({ ...nothing, ...inputs })[regime].payable)).toBe(payable);
});

test.each(interestReports)('$kind', ({ one }) => {
  expect(interestOf(toInterestCase(one))).toEqual(toAnswers(one));
});

/** A calculator's answer to the figures of a report. */
function answersOf({ calculator, figures }: CalculatorCase) {
  const of = (name: string) => figures[name] ?? NaN;
  const loan = { amount: of('amount'), rate: of('rate'), months: of('months') };
  const results = {
    emi: () => emi.compute(loan),
    fixedDeposit: () => fixedDeposit.compute(loan),
    sip: () => sip.compute({ instalment: of('instalment'), rate: of('rate'), years: of('years') }),
    cagr: () => cagr.compute({ first: of('first'), last: of('last'), years: of('years') }),
  }[calculator]();
  return Object.fromEntries(results.map(({ name, value }) => [name, value]));
}

test.each(calculatorReports)('$kind', ({ one }) => {
  expect(answersOf(one)).toMatchObject(one.answers);
});

test.each(xirrReports)('$kind', ({ one }) => {
  expect(computeXirr(flowsOf(one))).toEqual(one.answer);
});

test.each(ratioReports)('$kind', ({ one: { ratio, figures, answer } }) => {
  const outcome = computeRatio(ratio, figures);
  expect(outcome.kind === 'value' ? Number(outcome.value.toFixed(4)) : outcome.fault.kind).toBe(answer);
});

test.each([
  [
    'https://support.kdksoftware.com/portal/en/kb/articles/234c-interest-calculation-in-case-of-senior-citizen',
    '60to79',
    true,
    50_000,
    'age',
  ],
  [
    'https://www.thehindubusinessline.com/portfolio/personal-finance/tax-query-do-senior-citizens-need-to-pay-advance-tax/article38087937.ece',
    '60to79',
    false,
    50_000,
    undefined,
  ],
  [
    'https://www.thehindubusinessline.com/portfolio/personal-finance/your-taxes/article31134038.ece',
    'under60',
    true,
    9_999,
    'small',
  ],
  ['https://contest.com/sampledata/ca3f47ebfbcfd0b4e1/6679535026087086736', 'under60', true, 10_000, undefined],
] as const)('advance tax of who owes none, or does: %s', (_, age, resident, tax, why) => {
  expect(whyNotLiable(fromRupees(tax), { year: '2026-27', age, resident })).toBe(why);
});

test('growth of less than a year is refused: https://github.com/kenlasko/monize/issues/538', () => {
  expect(cagr.fields.find(({ name }) => name === 'years')?.min).toBe(1);
});

test('the reports are of more kinds than the 56 that were tried', () => {
  const kinds = [taxReports, interestReports, calculatorReports, xirrReports, ratioReports].flatMap((reports) =>
    reports.map(({ kind }) => kind),
  );
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds.length).toBeGreaterThanOrEqual(56);
});
