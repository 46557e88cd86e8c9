import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import * as v from 'valibot';
import { cagr } from '../../mfe-glossary/src/domain/calculators/cagr.ts';
import { emi } from '../../mfe-glossary/src/domain/calculators/emi.ts';
import { fixedDeposit } from '../../mfe-glossary/src/domain/calculators/fixedDeposit.ts';
import { sip } from '../../mfe-glossary/src/domain/calculators/sip.ts';
import { computeXirr } from '../../mfe-glossary/src/domain/calculators/xirr.ts';
import type { Question } from './askOracle.ts';
import type { Comparison } from './comparison.ts';
import { decimal } from './decimal.ts';
import { seed } from './seed.ts';

const hundredths = (min: number, max: number) =>
  fc.oneof(
    fc.constantFrom(min, max),
    fc.integer({ min: min * 100, max: max * 100 }).map((amount) => amount / 100),
  );
const whole = (min: number, max: number) => fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max }));
const rateSchema = v.object({ percent: v.nullable(decimal) });

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

/** Compares a calculator on random figures within its limits. */
function compare<Case extends object>(
  kind: Question['kind'],
  cases: fc.Arbitrary<Case>,
  compute: (one: Case) => readonly { readonly name: string; readonly value: number }[],
): readonly Comparison[] {
  return fc.sample(cases, { seed, numRuns: 400 }).map((one) => {
    const ours = Object.fromEntries(compute(one).map(({ name, value }) => [name, value]));
    return {
      question: { kind, case: one },
      ours,
      agrees: (answer) => isDeepStrictEqual(ours, v.parse(v.record(v.string(), decimal), answer)),
    };
  });
}

/** The calculators with a formula. */
export function compareGrowth(): readonly Comparison[] {
  return [
    ...compare(
      'emi',
      fc.record({ amount: hundredths(1, 1_000_000), rate: hundredths(0, 50), months: whole(1, 480) }),
      (one) => emi.compute(one),
    ),
    ...compare(
      'sip',
      fc.record({ instalment: hundredths(1, 1_000_000), rate: hundredths(0, 30), years: whole(1, 40) }),
      (one) => sip.compute(one),
    ),
    ...compare(
      'fixedDeposit',
      fc.record({ amount: hundredths(1, 1_000_000), rate: hundredths(0, 20), months: whole(1, 120) }),
      (one) => fixedDeposit.compute(one),
    ),
    ...compare(
      'cagr',
      fc.record({ first: hundredths(1, 1_000_000), last: hundredths(1, 1_000_000), years: hundredths(1, 50) }),
      (one) => cagr.compute(one),
    ),
  ];
}

/** The same to half a hundredth, or to seven digits of a rate that has more. */
const isSameRate = (one: number, other: number) => Math.abs(one - other) <= Math.max(0.0051, Math.abs(other) * 1e-7);

/** Payments and one sum back: their yearly rate, which is searched for. */
export function compareRates(): readonly Comparison[] {
  return fc.sample(flows, { seed, numRuns: 400 }).map((one) => {
    const ours = computeXirr(one);
    return {
      question: { kind: 'xirr', case: { flows: one } },
      ours,
      agrees: (answer) => {
        const percent = v.parse(rateSchema, answer).percent ?? NaN;
        return ours.kind === 'rate' ? isSameRate(ours.percent, percent) : ours.kind === 'nearlyAll' && percent < -99.99;
      },
    };
  });
}
