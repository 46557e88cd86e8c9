import { percentOf, remainder, type Money } from '../money.ts';
import { years } from './years.ts';
import type { FinancialYear } from '../financialYear.ts';
import type { RegimeId } from '../regimes.ts';

/** A surcharge with its rate and marginal relief. */
export interface Surcharge {
  readonly surchargeRatePercent: number;
  /** After the relief. */
  readonly surcharge: Money;
  readonly surchargeRelief: Money;
}

/** An income with the tax on it before surcharge. */
interface TaxParts {
  /** The income that reaches rates above 15%: neither gains at rates of their own nor dividends. */
  readonly income: Money;
  /** The tax on that income. */
  readonly tax: Money;
  /** The tax on gains and dividends, which bears 15% at most. */
  readonly cappedTax: Money;
}

/**
 * The surcharge on the tax of an income: the First Schedule of the Finance Act, Part I. Marginal relief: tax and surcharge
 * together are at most those on the highest amount that the whole income, with gains and dividends, exceeds, and the income
 * above it.
 * @param partsWithout the parts of the income less an amount, which comes off income at slab rates first.
 */
export function computeSurcharge(
  { year, regime }: { readonly year: FinancialYear; readonly regime: RegimeId },
  total: Money,
  partsWithout: (deduction: Money) => TaxParts,
): Surcharge {
  const { regimes, cappedSurchargePercent } = years[year];
  const bands = regimes[regime].surcharge;
  const rateOf = (all: Money, income: Money) =>
    bands.filter(({ above, ratePercent }) => (ratePercent > cappedSurchargePercent ? income : all) > above).at(-1)
      ?.ratePercent ?? 0;
  const withSurcharge = (all: Money, { income, tax, cappedTax }: TaxParts) => {
    const rate = rateOf(all, income);
    return tax + percentOf(rate, tax) + cappedTax + percentOf(Math.min(rate, cappedSurchargePercent), cappedTax);
  };
  const parts = partsWithout(0n);
  const whole = withSurcharge(total, parts);
  const exceeded = bands.filter(({ above }) => total > above).at(-1)?.above ?? total;
  const most = withSurcharge(exceeded, partsWithout(total - exceeded)) + total - exceeded;
  const surchargeRelief = remainder(whole, most);
  return {
    surchargeRatePercent: rateOf(total, parts.income),
    surcharge: whole - surchargeRelief - parts.tax - parts.cappedTax,
    surchargeRelief,
  };
}
