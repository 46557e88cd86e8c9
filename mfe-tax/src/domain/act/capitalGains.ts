import type { FinancialYear } from '../financialYear.ts';
import { least, percentOf, remainder, sum, type Money } from '../money.ts';
import { gainKinds, years, type GainKind } from './years.ts';

/** A year's gains with a rate of their own by kind, after losses. */
export type Gains = Readonly<Record<GainKind, Money>>;

/** The tax on one kind of gain. */
export interface GainTax {
  readonly kind: GainKind;
  readonly ratePercent: number;
  readonly gain: Money;
  /** The part without tax: what the index adds to the cost, what was left of the basic exemption, and that of 112A. */
  readonly exempt: Money;
  readonly tax: Money;
}

/** No gains at all. */
export const noGains: Gains = {
  shortTerm: 0n,
  shortTermEarlier: 0n,
  indexed: 0n,
  otherLongTerm: 0n,
  longTerm: 0n,
  longTermEarlier: 0n,
};

/** All gains together. */
export function sumGains(gains: Gains): Money {
  return sum(Object.values(gains));
}

/** The gains less an amount, which comes off those with the highest rate first. */
export function reduceGains(gains: Gains, deduction: Money): Gains {
  const reduced = { ...gains };
  let left = deduction;
  for (const kind of gainKinds) {
    reduced[kind] = remainder(gains[kind], left);
    left = remainder(left, gains[kind]);
  }
  return reduced;
}

/**
 * The taxes at the rates of sections 111A, 112 and 112A (196 to 198 of the Income-tax Act 2025), highest rate first;
 * kinds without a gain are left out.
 * @param unusedExemption what other income leaves of a resident's basic exemption: the gains fall by it.
 * @param indexation by how much the index raises the cost behind the gains of the kind `indexed`.
 */
export function computeGainTaxes(
  year: FinancialYear,
  gains: Gains,
  unusedExemption: Money,
  indexation: Money = 0n,
): readonly GainTax[] {
  const { rates, longTermExemption } = years[year].capitalGains;
  const left = { basic: unusedExemption, longTerm: longTermExemption };
  const taxes: GainTax[] = [];
  for (const kind of gainKinds) {
    const gain = gains[kind];
    const ofIndex = kind === 'indexed' ? least(gain, indexation) : 0n;
    const ofBasic = least(gain - ofIndex, left.basic);
    const ofLongTerm = isLongTerm(kind) ? least(gain - ofBasic, left.longTerm) : 0n;
    left.basic -= ofBasic;
    left.longTerm -= ofLongTerm;
    const exempt = ofIndex + ofBasic + ofLongTerm;
    if (gain > 0n) {
      taxes.push({ kind, ratePercent: rates[kind], gain, exempt, tax: percentOf(rates[kind], gain - exempt) });
    }
  }
  return taxes;
}

/** Whether a gain has the exemption and the rate of section 112A. */
export function isLongTerm(kind: GainKind): boolean {
  return kind === 'longTerm' || kind === 'longTermEarlier';
}
