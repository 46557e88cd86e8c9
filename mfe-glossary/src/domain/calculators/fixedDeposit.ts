import type { Calculator } from './calculator.ts';
import { roundToHundredth, toHundredths } from './hundredths.ts';

/** The fields of the calculator of fixed deposits. */
type DepositField = 'amount' | 'rate' | 'months';

/** The results of the calculator of fixed deposits. */
type DepositAnswer = 'value' | 'interest';

/** Hundredths of a percent a year in a whole a quarter, and in a whole a month. */
const QUARTERLY = 40_000n;
const MONTHLY = 120_000n;

/**
 * The value of a deposit of P rupees whose interest is added each quarter: P·(1+r÷4)^q·(1+r·m÷12), with q whole quarters
 * and m months after them. Banks add interest to rupee deposits by the quarter, and pay it in proportion for a part of one
 * (IBA Code for Banking Practice); they count the days of that part, here it is months.
 */
export const fixedDeposit: Calculator<DepositField, DepositAnswer> = {
  fields: [
    { name: 'amount', unit: 'rupees', min: 1, max: 1_000_000_000 },
    { name: 'rate', unit: 'percent', min: 0, max: 20 },
    { name: 'months', unit: 'months', min: 1, max: 120 },
  ],
  example: { amount: 100_000, rate: 7, months: 36 },
  compute: ({ amount, rate, months }) => {
    const paise = toHundredths(amount);
    const yearly = toHundredths(rate);
    const quarters = BigInt(Math.floor(months / 3));
    const rest = BigInt(months % 3);
    const dividend = paise * (QUARTERLY + yearly) ** quarters * (MONTHLY + yearly * rest);
    const divisor = QUARTERLY ** quarters * MONTHLY;
    return [
      { name: 'value', unit: 'rupees', value: roundToHundredth(dividend, divisor) },
      { name: 'interest', unit: 'rupees', value: roundToHundredth(dividend - paise * divisor, divisor) },
    ];
  },
};
