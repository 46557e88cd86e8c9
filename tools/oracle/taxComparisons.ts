import fc from 'fast-check';
import * as v from 'valibot';
import { estimateByAct, type ActInputs, type RegimeEstimate } from '../../mfe-tax/src/domain/act/estimate.ts';
import { leavingRules } from '../../mfe-tax/src/domain/act/leaving.ts';
import type { AgeBand } from '../../mfe-tax/src/domain/act/years.ts';
import { financialYears } from '../../mfe-tax/src/domain/financialYear.ts';
import { toRupees } from '../../mfe-tax/src/domain/money.ts';
import type { Comparison } from './comparison.ts';
import { decimal } from './decimal.ts';
import { nothing } from './nothing.ts';
import { seed } from './seed.ts';

const regimeSchema = v.object({ totalIncome: decimal, total: decimal, payable: decimal, due: decimal });
type RegimeAnswer = v.InferOutput<typeof regimeSchema>;

/** Exactly the same in rupees; what is not rounded may differ by less than a tenth of a paisa. */
const isSame = (one: RegimeAnswer, other: RegimeAnswer): boolean =>
  one.totalIncome === other.totalIncome &&
  one.payable === other.payable &&
  one.due === other.due &&
  Math.abs(one.total - other.total) < 0.001;
const answerSchema = v.object({ old: regimeSchema, new: regimeSchema });

const rupees = (max: number) => fc.integer({ min: 0, max });
const paise = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((amount) => amount / 100);
const often = (amount: fc.Arbitrary<number>) => fc.oneof(fc.constant(0), amount);

const person = {
  year: fc.constantFrom(...financialYears),
  age: fc.constantFrom<AgeBand[]>('under60', '60to79', '80plus'),
  resident: fc.boolean(),
};

const city = fc.constantFrom(
  'Delhi',
  'Mumbai',
  'Kolkata',
  'Chennai',
  'Pune',
  'Bengaluru',
  'Hyderabad',
  'Ahmedabad',
  'Noida',
  '',
);
const month = fc.integer({ min: 1, max: 12 });
const span = fc.tuple(month, month).map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }));

/** The amounts that leaving an employer paid, often next to a limit. */
const leaving = fc.record({
  rule: fc.constantFrom(...leavingRules),
  gratuity: paise(3_000_000),
  leavePay: paise(3_000_000),
  lastSalary: paise(200_000),
  averageSalary: paise(200_000),
  gratuityEarlier: often(paise(2_100_000)),
  leavePayEarlier: often(paise(2_600_000)),
  years: rupees(40),
  months: rupees(11),
  leaveDays: rupees(600),
});

/** Everything that the estimate asks for. */
const anybody: fc.Arbitrary<ActInputs> = fc.record({
  ...person,
  basicSalary: fc.oneof(paise(1_500_000), paise(90_000_000)),
  houseRentAllowance: often(paise(900_000)),
  otherAllowance: often(paise(900_000)),
  rentPaid: often(paise(900_000)),
  jobSpan: span,
  otherJobs: fc.array(
    fc.record({
      span,
      basicSalary: paise(1_500_000),
      houseRentAllowance: often(paise(500_000)),
      otherAllowance: often(paise(500_000)),
      taxDeducted: often(paise(300_000)),
    }),
    { maxLength: 3 },
  ),
  homeSpan: span,
  otherHomes: fc.array(fc.record({ span, rentPaid: paise(500_000), city }), { maxLength: 5 }),
  leaving,
  exemptAllowances: often(paise(60_000)),
  otherDeductions: often(paise(60_000)),
  city,
  section80C: often(paise(200_000)),
  section80CCD1B: often(paise(70_000)),
  employerNps: often(paise(500_000)),
  governmentEmployer: fc.boolean(),
  section80D: fc.record({
    selfFamily: often(paise(70_000)),
    selfSenior: fc.boolean(),
    parents: often(paise(70_000)),
    parentsSenior: fc.boolean(),
  }),
  homeLoanInterest: often(paise(300_000)),
  professionalTax: often(paise(3_000)),
  otherIncome: often(paise(2_000_000)),
  dividends: often(paise(2_000_000)),
  rentReceived: fc.integer({ min: 10_000, max: 1_000_000 }),
  municipalTaxes: often(paise(10_000)),
  letOutInterest: often(paise(1_000_000)),
  shortTermGains: often(paise(2_000_000)),
  longTermGains: often(paise(2_000_000)),
  shortTermGainsEarlier: often(paise(500_000)),
  longTermGainsEarlier: often(paise(500_000)),
  taxDeducted: often(paise(500_000)),
});

const thresholds = [
  250_000, 300_000, 400_000, 500_000, 700_000, 800_000, 1_000_000, 1_200_000, 1_500_000, 1_600_000, 2_000_000,
  2_400_000, 5_000_000, 10_000_000, 20_000_000, 50_000_000,
];

/** Next to where a rule begins: the income itself, and the same income with gains in it. */
const atThreshold: fc.Arbitrary<ActInputs> = fc
  .record({
    ...person,
    threshold: fc.constantFrom(...thresholds),
    distance: fc.oneof(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 0, max: 90_000 }), rupees(2_500_000)),
    shortTermGains: often(rupees(200_000)),
    longTermGains: often(rupees(400_000)),
    dividends: often(rupees(30_000_000)),
  })
  .map(({ threshold, distance, ...one }) => ({
    ...nothing,
    ...one,
    otherIncome: Math.max(0, threshold + distance - one.shortTermGains - one.longTermGains),
  }));

/** Every rupee around a threshold, for each year, age and residence. */
const edges: readonly ActInputs[] = financialYears.flatMap((year) =>
  (['under60', '60to79', '80plus'] as const).flatMap((age) =>
    [true, false].flatMap((resident) =>
      thresholds.flatMap((threshold) =>
        [-6, -5, -4.99, -0.5, 0, 4.99, 5, 10, 100].map((distance) => ({
          ...nothing,
          year,
          age,
          resident,
          otherIncome: threshold + distance,
        })),
      ),
    ),
  ),
);

function estimateOf(inputs: ActInputs) {
  const estimate = estimateByAct(inputs);
  const read = ({ totalIncome, total, payable, due }: RegimeEstimate) => ({
    totalIncome: toRupees(totalIncome),
    total: toRupees(total),
    payable: toRupees(payable),
    due: toRupees(due),
  });
  return { old: read(estimate.old), new: read(estimate.new) };
}

/** Random people, people next to where a rule begins, and every threshold, under both regimes. */
export function compareTaxes(): readonly Comparison[] {
  const cases = [
    ...edges,
    ...fc.sample(anybody, { seed, numRuns: 1500 }),
    ...fc.sample(atThreshold, { seed, numRuns: 1500 }),
  ];
  return cases.map((one) => {
    const ours = estimateOf(one);
    return {
      question: { kind: 'tax', case: { ...nothing, ...one } },
      ours,
      agrees: (answer) => {
        const theirs = v.parse(answerSchema, answer);
        return isSame(ours.old, theirs.old) && isSame(ours.new, theirs.new);
      },
    };
  });
}
