import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import * as v from 'valibot';
import type { PaymentId } from '../../mfe-tax/src/domain/act/advanceTax.ts';
import { financialYears } from '../../mfe-tax/src/domain/financialYear.ts';
import type { Comparison } from './comparison.ts';
import { decimal } from './decimal.ts';
import { interestOf } from './interestOf.ts';
import { seed } from './seed.ts';

const answerSchema = v.object({
  june: decimal,
  september: decimal,
  december: decimal,
  march: decimal,
  yearEnd: decimal,
});

/** The amount paid by a date: a part of the tax next to a bound of the Act, or anything. */
const part = fc.oneof(
  fc.constantFrom(0, 0.12, 0.1199, 0.15, 0.24, 0.3, 0.25, 0.4, 0.9),
  fc.integer({ min: 0, max: 600 }).map((thousandths) => thousandths / 1000),
);

const toPaise = (rupees: number) => Math.round(rupees * 100) / 100;

const anyCase = fc
  .record({
    year: fc.constantFrom(...financialYears),
    tax: fc.integer({ min: 1_000_000, max: 300_000_000 }).map((paise) => paise / 100),
    ofGains: part,
    gainsFrom: fc.constantFrom<PaymentId[]>('june', 'september', 'december', 'march', 'later'),
    parts: fc.record({ june: part, september: part, december: part, march: part, later: part }),
    isInTens: fc.boolean(),
    payment: fc.record({
      month: fc.integer({ min: 4, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
      later: fc.boolean(),
    }),
  })
  .map(({ year, tax, ofGains, gainsFrom, parts, isInTens, payment }) => {
    const amount = (of: number) => (isInTens ? Math.round((tax * of) / 10) * 10 : toPaise(tax * of));
    const start = Number(year.slice(0, 4)) + (payment.later ? 2 : 1);
    const twoDigits = (one: number) => String(one).padStart(2, '0');
    return {
      year,
      tax,
      taxOnGains: toPaise(tax * ofGains),
      gainsFrom,
      paid: {
        june: amount(parts.june),
        september: amount(parts.september),
        december: amount(parts.december),
        march: amount(parts.march),
        later: amount(parts.later),
      },
      payment: `${start}-${twoDigits(payment.month)}-${twoDigits(payment.day)}`,
    };
  });

/** Taxes with payments in advance, some of them exactly at a bound of the Act. */
export function compareInterest(): readonly Comparison[] {
  return fc.sample(anyCase, { seed, numRuns: 3000 }).map((one) => {
    const ours = interestOf(one);
    return {
      question: { kind: 'interest', case: one },
      ours,
      agrees: (answer) => isDeepStrictEqual(ours, v.parse(answerSchema, answer)),
    };
  });
}
