import { percentOf, remainder, type Money } from '../money.ts';
import { years, type SurchargeBand } from './years.ts';
import type { FinancialYear } from '../financialYear.ts';
import type { RegimeId } from '../regimes.ts';

/** A surcharge with its rate and marginal relief. */
export interface Surcharge {
  readonly surchargeRatePercent: number;
  /** After the relief. */
  readonly surcharge: Money;
  readonly surchargeRelief: Money;
}

/** The income that decides the surcharge. */
export interface SurchargedIncome {
  readonly total: Money;
  /** Without gains at rates of their own. */
  readonly ordinary: Money;
}

/** The tax before surcharge, apart on gains at rates of their own and on all other income. */
export interface TaxParts {
  readonly ordinary: Money;
  readonly gains: Money;
}

/**
 * The surcharge on the tax of an income. On the tax on gains it has a limit, and the bands above that look at the other
 * income alone. Marginal relief: tax and surcharge together are at most those at the band's beginning, at the rate below it,
 * and the income above it.
 * @param taxWithout the tax on the income less an amount, which comes off the other income first.
 */
export function computeSurcharge(
  { year, regime }: { readonly year: FinancialYear; readonly regime: RegimeId },
  { total, ordinary }: SurchargedIncome,
  taxWithout: (deduction: Money) => TaxParts,
): Surcharge {
  const { regimes, cappedSurchargePercent } = years[year];
  const surchargeAt = (ratePercent: number, tax: TaxParts): Money =>
    percentOf(ratePercent, tax.ordinary) + percentOf(Math.min(ratePercent, cappedSurchargePercent), tax.gains);
  const aboveOf = ({ above, ratePercent }: SurchargeBand) =>
    (ratePercent > cappedSurchargePercent ? ordinary : total) - above;
  const reached = regimes[regime].surcharge.filter((band) => aboveOf(band) > 0n);
  const band = reached.at(-1);
  if (!band) {
    return { surchargeRatePercent: 0, surcharge: 0n, surchargeRelief: 0n };
  }
  const tax = taxWithout(0n);
  const full = surchargeAt(band.ratePercent, tax);
  const atBeginning = taxWithout(aboveOf(band));
  const most =
    atBeginning.ordinary +
    atBeginning.gains +
    surchargeAt(reached.at(-2)?.ratePercent ?? 0, atBeginning) +
    aboveOf(band);
  const surchargeRelief = remainder(tax.ordinary + tax.gains + full, most);
  return { surchargeRatePercent: band.ratePercent, surcharge: full - surchargeRelief, surchargeRelief };
}
