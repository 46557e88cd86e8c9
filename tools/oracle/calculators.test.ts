import fc from 'fast-check';
import * as v from 'valibot';
import { cagr } from '../../mfe-glossary/src/domain/calculators/cagr.ts';
import { emi } from '../../mfe-glossary/src/domain/calculators/emi.ts';
import { fixedDeposit } from '../../mfe-glossary/src/domain/calculators/fixedDeposit.ts';
import { sip } from '../../mfe-glossary/src/domain/calculators/sip.ts';
import { computeXirr } from '../../mfe-glossary/src/domain/calculators/xirr.ts';
import { askOracle, type Question } from './askOracle.ts';
import { decimal } from './decimal.ts';
import { seed } from './seed.ts';

const hundredths = (min: number, max: number) =>
  fc.oneof(
    fc.constantFrom(min, max),
    fc.integer({ min: min * 100, max: max * 100 }).map((amount) => amount / 100),
  );
const whole = (min: number, max: number) => fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max }));
const answersOf = (results: readonly { readonly name: string; readonly value: number }[]) =>
  Object.fromEntries(results.map(({ name, value }) => [name, value]));

const DAY_MS = 86_400_000;
const dayAfter = (days: number) => new Date(Date.UTC(2010, 0, 1) + days * DAY_MS).toISOString().slice(0, 10);

/** Payments first, one sum back at the end: such flows have one rate. */
const flows = fc
  .record({
    gaps: fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 60 }),
    paid: fc.array(fc.integer({ min: 100, max: 100_000 }), { minLength: 60, maxLength: 60 }),
    backPercent: fc.integer({ min: 5, max: 400 }),
  })
  .map(({ gaps, paid, backPercent }) => {
    const payments = gaps.map((_, index) => paid[index] ?? 0);
    const days = gaps.reduce<number[]>((sofar, gap) => [...sofar, (sofar.at(-1) ?? 0) + gap], [0]);
    const sum = payments.reduce((all, one) => all + one, 0);
    return [
      ...payments.map((rupees, index) => ({ day: dayAfter(days[index] ?? 0), rupees: -rupees })),
      { day: dayAfter(days.at(-1) ?? 0), rupees: Math.round((sum * backPercent) / 100) + 1 },
    ];
  });

/** A calculator of the site: how its figures are made up, and what it answers. */
function questionsOf<Case extends object>(
  kind: Question['kind'],
  cases: fc.Arbitrary<Case>,
  ours: (one: Case) => object,
) {
  return fc.sample(cases, { seed, numRuns: 400 }).map((one) => ({ kind, case: one, ours: ours(one) }));
}

const questions = [
  ...questionsOf(
    'emi',
    fc.record({ amount: hundredths(1, 1_000_000), rate: hundredths(0, 50), months: whole(1, 480) }),
    (one) => answersOf(emi.compute(one)),
  ),
  ...questionsOf(
    'sip',
    fc.record({ instalment: hundredths(1, 1_000_000), rate: hundredths(0, 30), years: whole(1, 40) }),
    (one) => answersOf(sip.compute(one)),
  ),
  ...questionsOf(
    'fixedDeposit',
    fc.record({ amount: hundredths(1, 1_000_000), rate: hundredths(0, 20), months: whole(1, 120) }),
    (one) => answersOf(fixedDeposit.compute(one)),
  ),
  ...questionsOf(
    'cagr',
    fc.record({ first: hundredths(1, 1_000_000), last: hundredths(1, 1_000_000), years: hundredths(1, 50) }),
    (one) => answersOf(cagr.compute(one)),
  ),
];

test('loans, plans, deposits and growth are those of the program in Python, to the paisa', () => {
  const theirs = askOracle(questions, v.record(v.string(), decimal));
  const differences = questions.flatMap(({ ours, ...one }, index) => {
    const answer = theirs[index];
    const same = Object.entries(ours).every(([name, value]) => answer?.[name] === value);
    return same ? [] : [{ one, ours, answer }];
  });
  expect({ seed, count: differences.length, first: differences.slice(0, 3) }).toEqual({ seed, count: 0, first: [] });
});

/** The same to half a hundredth, or to seven digits of a rate that has more. */
const isSameRate = (one: number, other: number) => Math.abs(one - other) <= Math.max(0.0051, Math.abs(other) * 1e-7);

test('the yearly rate of payments on many days is that of the program in Python', () => {
  const cases = fc.sample(flows, { seed, numRuns: 400 });
  const theirs = askOracle(
    cases.map((one) => ({ kind: 'xirr', case: { flows: one } })),
    v.object({ percent: v.nullable(decimal) }),
  );
  const differences = cases.flatMap((one, index) => {
    const ours = computeXirr(one);
    const percent = theirs[index]?.percent ?? NaN;
    const same =
      ours.kind === 'rate' ? isSameRate(ours.percent, percent) : ours.kind === 'nearlyAll' && percent < -99.99;
    return same ? [] : [{ one, ours, percent }];
  });
  expect({ seed, count: differences.length, first: differences.slice(0, 2) }).toEqual({ seed, count: 0, first: [] });
});
