import { percentOf, remainder, type Money } from '../money.ts';
import type { SurchargeBand } from './years.ts';

/** A surcharge with its rate and marginal relief. */
export interface Surcharge {
  readonly surchargeRatePercent: number;
  /** After the relief. */
  readonly surcharge: Money;
  readonly surchargeRelief: Money;
}

/**
 * The surcharge on the tax of an income. Marginal relief: tax and surcharge together are at most those at the band's
 * beginning, at the rate below it, and the income above it.
 */
export function computeSurcharge(
  bands: readonly SurchargeBand[],
  income: Money,
  taxOn: (income: Money) => Money,
): Surcharge {
  const reached = bands.filter(({ above }) => income > above);
  const band = reached.at(-1);
  if (!band) {
    return { surchargeRatePercent: 0, surcharge: 0n, surchargeRelief: 0n };
  }
  const rateBelow = reached.at(-2)?.ratePercent ?? 0;
  const tax = taxOn(income);
  const full = percentOf(band.ratePercent, tax);
  const most = percentOf(100 + rateBelow, taxOn(band.above)) + (income - band.above);
  const surchargeRelief = remainder(tax + full, most);
  return { surchargeRatePercent: band.ratePercent, surcharge: full - surchargeRelief, surchargeRelief };
}
