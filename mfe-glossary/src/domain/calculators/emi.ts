import type { Calculator } from './calculator.ts';
import { roundToHundredth, toHundredths } from './hundredths.ts';

/** The fields of the EMI calculator. */
export type EmiField = 'amount' | 'rate' | 'months';

/** The results of the EMI calculator. */
export type EmiAnswer = 'emi' | 'interest' | 'total';

/** Hundredths of a percent a year in a whole a month. */
const MONTHLY = 120_000n;

/**
 * The instalment that pays back an amount with its interest in so many months, in the unit of the amount, as a quotient.
 * @param yearly hundredths of a percent.
 */
export function equalInstalment(amount: bigint, yearly: bigint, months: bigint): readonly [bigint, bigint] {
  if (yearly === 0n) return [amount, months];
  const grown = (MONTHLY + yearly) ** months;
  return [amount * yearly * grown, MONTHLY * (grown - MONTHLY ** months)];
}

/**
 * The equal monthly instalment of a loan of P rupees at r a month over n months: P·r·(1+r)ⁿ ÷ ((1+r)ⁿ − 1), and P ÷ n
 * without interest; r is a twelfth of the yearly rate. It is the annuity formula, the `PMT` of spreadsheets. The sum of all
 * instalments is worked out before the instalment is rounded: a bank's last instalment makes up for the rounding.
 */
export const emi: Calculator<EmiField, EmiAnswer> = {
  fields: [
    { name: 'amount', unit: 'rupees', min: 1, max: 1_000_000_000 },
    { name: 'rate', unit: 'percent', min: 0, max: 50 },
    { name: 'months', unit: 'months', min: 1, max: 480 },
  ],
  example: { amount: 2_500_000, rate: 8.5, months: 240 },
  compute: ({ amount, rate, months }) => {
    const paise = toHundredths(amount);
    const n = BigInt(months);
    const [dividend, divisor] = equalInstalment(paise, toHundredths(rate), n);
    return [
      { name: 'emi', unit: 'rupees', value: roundToHundredth(dividend, divisor) },
      { name: 'interest', unit: 'rupees', value: roundToHundredth(n * dividend - paise * divisor, divisor) },
      { name: 'total', unit: 'rupees', value: roundToHundredth(n * dividend, divisor) },
    ];
  },
};
