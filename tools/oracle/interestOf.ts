import {
  computeDates,
  computeYearEndInterest,
  type AdvanceTaxFigures,
  type PaymentId,
} from '../../mfe-tax/src/domain/act/advanceTax.ts';
import type { FinancialYear } from '../../mfe-tax/src/domain/financialYear.ts';
import { fromRupees, toRupees } from '../../mfe-tax/src/domain/money.ts';

/** A year's tax with the payments in advance, in rupees, and the day after the year on which the rest is paid. */
interface InterestCase {
  readonly year: FinancialYear;
  readonly tax: number;
  readonly taxOnGains: number;
  readonly gainsFrom: PaymentId;
  readonly paid: Readonly<Record<PaymentId, number>>;
  readonly payment: string;
}

/** The site's interest of a year: that of each date, and that after the year. */
export function interestOf({ year, tax, taxOnGains, gainsFrom, paid, payment }: InterestCase) {
  const figures: AdvanceTaxFigures = {
    year,
    tax: fromRupees(tax),
    taxOnGains: fromRupees(taxOnGains),
    gainsFrom,
    paid: {
      june: fromRupees(paid.june),
      september: fromRupees(paid.september),
      december: fromRupees(paid.december),
      march: fromRupees(paid.march),
      later: fromRupees(paid.later),
    },
  };
  const dates = computeDates(figures).flatMap(({ id, interest }) =>
    id === 'later' ? [] : [[id, toRupees(interest)] as const],
  );
  return { ...Object.fromEntries(dates), yearEnd: toRupees(computeYearEndInterest(figures, payment)) };
}
