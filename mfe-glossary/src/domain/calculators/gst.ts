import type { Calculator, CalculatorFigures, FigureRow, Source } from './calculator.ts';
import { roundQuotient, roundToHundredth, toHundredths } from './hundredths.ts';

type GstField = 'amount' | 'rate' | 'kind' | 'supply';
type GstFact = 'lower' | 'usual' | 'higher' | 'gold' | 'cutDiamonds' | 'roughDiamonds';

/** The rates of goods: central and state tax together. */
const notification: Source<GstFact> = {
  facts: [
    { name: 'lower', unit: 'share', value: 5 },
    { name: 'usual', unit: 'share', value: 18 },
    { name: 'higher', unit: 'share', value: 40 },
    { name: 'gold', unit: 'share', value: 3 },
    { name: 'cutDiamonds', unit: 'share', value: 1.5 },
    { name: 'roughDiamonds', unit: 'share', value: 0.25 },
  ],
  authority: 'Notification 9/2025-Central Tax (Rate) of 17 September 2025',
  url: 'https://cbic-gst.gov.in/',
  asOf: '2025-09-22',
  isRead: false,
};

/** The positions of the parts in the texts. */
const parts = { value: 0, central: 1, state: 2, integrated: 3 };

/** Hundredths of a percent in a whole. */
const WHOLE = 10_000n;

interface Split {
  readonly value: bigint;
  readonly tax: bigint;
}

/**
 * The value without tax and the tax, in paise. Within a state the tax is two equal halves, each rounded to the paisa; if the
 * amount includes the tax, value and tax are together the amount.
 */
function split({ amount, rate, kind, supply }: CalculatorFigures<GstField>): Split {
  const [paise, percent] = [toHundredths(amount), toHundredths(rate)];
  const halves = supply === 0 ? 2n : 1n;
  const whole = kind === 0 ? WHOLE : WHOLE + percent;
  const tax = halves * roundQuotient(paise * percent, halves * whole);
  return { tax, value: kind === 0 ? paise : paise - tax };
}

/** GST on an amount, or in it, as CGST and SGST or as IGST. */
export const gst: Calculator<GstField, 'total' | 'value' | 'tax', 'amount', GstFact> = {
  fields: [
    { name: 'amount', unit: 'rupees', min: 0.01, max: 1_000_000_000 },
    { name: 'rate', unit: 'share', min: 0, max: 100 },
    { name: 'kind', unit: 'choice', min: 0, max: 1 },
    { name: 'supply', unit: 'choice', min: 0, max: 1 },
  ],
  example: { amount: 10_000, rate: 18, kind: 0, supply: 0 },
  compute: (figures) => {
    const { value, tax } = split(figures);
    return [
      { name: 'total', unit: 'rupees', value: roundToHundredth(value + tax, 1n) },
      { name: 'value', unit: 'rupees', value: roundToHundredth(value, 1n) },
      { name: 'tax', unit: 'rupees', value: roundToHundredth(tax, 1n) },
    ];
  },
  table: {
    rowHead: 'part',
    columns: ['amount'],
    drawn: ['amount'],
    rows: (figures) => {
      const { value, tax } = split(figures);
      const half = roundToHundredth(tax, 2n);
      const taxes: readonly FigureRow[] =
        figures.supply === 0
          ? [
              [parts.central, half],
              [parts.state, half],
            ]
          : [[parts.integrated, roundToHundredth(tax, 1n)]];
      return [[parts.value, roundToHundredth(value, 1n)], ...taxes];
    },
  },
  sources: [notification],
};
