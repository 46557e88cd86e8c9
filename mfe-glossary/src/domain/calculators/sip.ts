import type { Calculator } from './calculator.ts';
import { instalmentYears } from './instalmentYears.ts';
import { roundToHundredth, toHundredths } from './hundredths.ts';

/** The fields of the SIP calculator. */
type SipField = 'instalment' | 'rate' | 'years';

/** The results of the SIP calculator. */
type SipAnswer = 'value' | 'invested' | 'gain';

/** Hundredths of a percent a year in a whole a month. */
const MONTHLY = 120_000n;

/**
 * The value of monthly instalments of P rupees at r a month after n months, each paid at the beginning of its month:
 * P·((1+r)ⁿ − 1)÷r·(1+r), and P·n without a return; r is a twelfth of the assumed yearly rate. It is the annuity due, the
 * `FV` of spreadsheets with payments at the beginning.
 */
export const sip: Calculator<SipField, SipAnswer, 'invested' | 'value'> = {
  fields: [
    { name: 'instalment', unit: 'rupees', min: 1, max: 1_000_000 },
    { name: 'rate', unit: 'percent', min: 0, max: 30 },
    { name: 'years', unit: 'wholeYears', min: 1, max: 40 },
  ],
  example: { instalment: 5_000, rate: 10, years: 10 },
  compute: ({ instalment, rate, years }) => {
    const months = BigInt(years) * 12n;
    const paise = toHundredths(instalment);
    const invested = paise * months;
    const monthly = toHundredths(rate);
    const unit = MONTHLY ** months;
    const [dividend, divisor] =
      monthly === 0n
        ? [invested, 1n]
        : [paise * ((MONTHLY + monthly) ** months - unit) * (MONTHLY + monthly), monthly * unit];
    return [
      { name: 'value', unit: 'rupees', value: roundToHundredth(dividend, divisor) },
      { name: 'invested', unit: 'rupees', value: roundToHundredth(invested, 1n) },
      { name: 'gain', unit: 'rupees', value: roundToHundredth(dividend - invested * divisor, divisor) },
    ];
  },
  table: {
    rowHead: 'year',
    columns: ['invested', 'value'],
    drawn: ['value', 'invested'],
    rows: (figures) =>
      instalmentYears({ ...figures, step: 0 }).map(([year, , invested = 0, value = 0]) => [year, invested, value]),
  },
};
