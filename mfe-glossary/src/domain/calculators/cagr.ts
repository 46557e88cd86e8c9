import type { Calculator } from './calculator.ts';
import { roundToHundredth, toHundredths } from './hundredths.ts';

/** The fields of the CAGR calculator. */
type CagrField = 'first' | 'last' | 'years';

/** The results of the CAGR calculator. */
type CagrAnswer = 'cagr' | 'growth';

/** Half hundredths of a percent in a whole. */
const WHOLE = 20_000n;

/**
 * The yearly growth in hundredths of a percent, rounded exactly: c is too high as long as the growth by c less half a
 * hundredth is more than what was reached. Compares powers of whole numbers, since a floating root may be on the wrong side.
 */
function roundYearlyGrowth(first: bigint, last: bigint, hundredthYears: bigint, estimate: number): bigint {
  const reached = last ** 100n * WHOLE ** hundredthYears;
  const start = first ** 100n;
  // Nothing falls by more than all of it.
  const isPast = (half: bigint) => half > -WHOLE && start * (WHOLE + half) ** hundredthYears > reached;
  let rate = BigInt(estimate);
  while (isPast(2n * rate - 1n)) rate -= 1n;
  while (!isPast(2n * rate + 1n)) rate += 1n;
  return rate;
}

/**
 * The steady yearly growth from a first value V to a last value W in t years: (W÷V)^(1÷t) − 1, the `RRI` of spreadsheets.
 */
export const cagr: Calculator<CagrField, CagrAnswer> = {
  fields: [
    { name: 'first', unit: 'rupees', min: 1, max: 1_000_000_000 },
    { name: 'last', unit: 'rupees', min: 1, max: 1_000_000_000 },
    { name: 'years', unit: 'years', min: 1, max: 50 },
  ],
  example: { first: 100_000, last: 121_000, years: 2 },
  compute: ({ first, last, years }) => {
    const [from, to] = [toHundredths(first), toHundredths(last)];
    const estimate = Math.round(((last / first) ** (1 / years) - 1) * 10_000);
    const rate = roundYearlyGrowth(from, to, toHundredths(years), estimate);
    return [
      { name: 'cagr', unit: 'percent', value: Number(rate) / 100 },
      { name: 'growth', unit: 'percent', value: roundToHundredth((to - from) * 10_000n, from) },
    ];
  },
};
