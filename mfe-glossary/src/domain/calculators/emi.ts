import type { Calculator } from './calculator.ts';
import { equalInstalment } from './equalInstalment.ts';
import { roundToHundredth, toHundredths } from './hundredths.ts';
import { repay } from './repayment.ts';

/** The fields of the EMI calculator. */
type EmiField = 'amount' | 'rate' | 'months';

/** The results of the EMI calculator. */
type EmiAnswer = 'emi' | 'interest' | 'total';

/**
 * The equal monthly instalment of a loan of P rupees at r a month over n months: P·r·(1+r)ⁿ ÷ ((1+r)ⁿ − 1), and P ÷ n
 * without interest; r is a twelfth of the yearly rate. It is the annuity formula, the `PMT` of spreadsheets. The sum of all
 * instalments is worked out before the instalment is rounded: a bank's last instalment makes up for the rounding.
 */
export const emi: Calculator<EmiField, EmiAnswer, 'interest' | 'principal' | 'balance'> = {
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
  table: {
    rowHead: 'month',
    columns: ['interest', 'principal', 'balance'],
    drawn: ['balance'],
    rows: (figures) =>
      repay({ ...figures, monthly: 0, once: 0, onceMonth: 1, keep: 0 }).rows.map(
        ([month, interest = 0, principal = 0, , balance = 0]) => [month, interest, principal, balance],
      ),
  },
};
