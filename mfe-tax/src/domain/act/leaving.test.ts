import fc from 'fast-check';
import { noFigures } from '../figures.ts';
import { toRupees } from '../money.ts';
import { toActInputs } from '../toActInputs.ts';
import { estimateByAct } from './estimate.ts';
import { exemptGratuity, exemptLeavePay, leavingRules, type LeavingFigures } from './leaving.ts';
import { years } from './years.ts';

const retired: LeavingFigures = {
  rule: 'covered',
  gratuity: 1_500_000,
  leavePay: 900_000,
  lastSalary: 78_000,
  averageSalary: 72_000,
  gratuityEarlier: 0,
  leavePayEarlier: 0,
  years: 25,
  months: 7,
  leaveDays: 240,
};
const limits = years['2026-27'].leavingLimits;
const gratuity = (figures: Partial<LeavingFigures>) =>
  toRupees(exemptGratuity({ ...retired, ...figures }, limits.gratuity).exempt);
const leavePay = (figures: Partial<LeavingFigures>) =>
  toRupees(exemptLeavePay({ ...retired, ...figures }, limits.leavePay).exempt);

test.each([
  // 78,000 × 15 / 26 = 45,000 a year, and seven months are one.
  ['of 26 years', {}, 1_170_000],
  ['of 25 years and six months', { months: 6 }, 1_125_000],
  ['of no more than was received', { gratuity: 1_000_000 }, 1_000_000],
  ['up to the limit', { gratuity: 3_000_000, lastSalary: 260_000 }, 2_000_000],
  ['less what was exempt earlier', { gratuity: 3_000_000, lastSalary: 260_000, gratuityEarlier: 1_900_000 }, 100_000],
  ['of nothing after more than the limit', { gratuityEarlier: 2_100_000 }, 0],
  // Half of 72,000 for each completed year.
  ['by half a month without the Act', { rule: 'others' }, 900_000],
  ['of a government, whatever it is', { rule: 'government', gratuity: 2_500_000, years: 0 }, 2_500_000],
  ['as the employer exempted it', { rule: 'form16', gratuity: 2_100_000, years: 0 }, 2_100_000],
] as const)('gratuity is exempt %s', (_, figures, exempt) => {
  expect(gratuity(figures)).toBe(exempt);
});

test.each([
  // 240 days are eight months.
  ['for the leave that is left', {}, 576_000],
  ['for thirty days of each year', { years: 5 }, 360_000],
  ['for ten months at most', { leaveDays: 600 }, 720_000],
  ['up to what was received', { leavePay: 100_000 }, 100_000],
  ['up to the limit', { leavePay: 4_000_000, averageSalary: 400_000, leaveDays: 300 }, 2_500_000],
  ['less what was exempt earlier', { leavePayEarlier: 2_400_000 }, 100_000],
  ['of a government, whatever it is', { rule: 'government', leavePay: 3_000_000, leaveDays: 0 }, 3_000_000],
  ['as the employer exempted it', { rule: 'form16', leaveDays: 0 }, 900_000],
] as const)('leave pay is exempt %s', (_, figures, exempt) => {
  expect(leavePay(figures)).toBe(exempt);
});

test('both are salary, and the exempt part leaves the total income of both regimes', () => {
  const inputs = { ...toActInputs(noFigures, '2026-27'), basicSalary: 600_000, leaving: retired };
  const { old, new: recent } = estimateByAct(inputs);
  expect(toRupees(recent.grossIncome)).toBe(3_000_000);
  // 30,00,000 less 11,70,000 and 5,76,000, and the standard deduction.
  expect([old, recent].map(({ totalIncome }) => toRupees(totalIncome))).toEqual([1_204_000, 1_179_000]);
  expect(recent.deductions.flatMap(({ id, section, allowed }) => (allowed > 0n ? [[id, section]] : []))).toEqual([
    ['gratuity', '19(1)'],
    ['leavePay', '19(1)'],
    ['standardDeduction', '19'],
  ]);
});

test('no more is exempt than was received, and what was exempt earlier never raises it', () => {
  const amount = fc.integer({ min: 0, max: 5_000_000 });
  fc.assert(
    fc.property(
      fc.constantFrom(...leavingRules),
      fc.record({
        gratuity: amount,
        leavePay: amount,
        lastSalary: amount,
        averageSalary: amount,
        gratuityEarlier: amount,
        leavePayEarlier: amount,
      }),
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 0, max: 11 }),
      fc.integer({ min: 0, max: 600 }),
      (rule, amounts, years, months, leaveDays) => {
        const figures = { rule, ...amounts, years, months, leaveDays };
        const without = { ...figures, gratuityEarlier: 0, leavePayEarlier: 0 };
        for (const exempt of [exemptGratuity, exemptLeavePay]) {
          const { exempt: part, amounts: all } = exempt(figures, limits.gratuity);
          expect(part).toBeLessThanOrEqual(all[0]);
          expect(part).toBeLessThanOrEqual(exempt(without, limits.gratuity).exempt);
        }
      },
    ),
  );
});
