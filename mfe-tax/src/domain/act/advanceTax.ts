import type { FinancialYear } from '../financialYear.ts';
import { fromRupees, least, percentOf, remainder, sum, type Money } from '../money.ts';
import type { Taxpayer } from './computeActTax.ts';
import type { PaymentDate, PaymentId } from '../years/yearRules.ts';
import { roundToTens } from './rounding.ts';
import { years } from './years.ts';

export type { PaymentId };

const HUNDRED = fromRupees(100);

/** The dates of a year until which advance tax is paid, in their order. */
export const paymentDatesOf = (year: FinancialYear): readonly PaymentDate[] => years[year].advanceTax.dates;

/** The figures that advance tax and its interest depend on. */
export interface AdvanceTaxFigures {
  readonly year: FinancialYear;
  /** The tax of the year less what others deducted; not rounded. */
  readonly tax: Money;
  /** The part of the tax that is due on gains and dividends. */
  readonly taxOnGains: Money;
  /** The first date after the gains and dividends: they need not be foreseen. */
  readonly gainsFrom: PaymentId;
  /** The payments until each date, since the one before. */
  readonly paid: Readonly<Record<PaymentId, Money>>;
}

/** One date, with what is paid by then and what it costs if that is too little. */
export interface DateResult {
  readonly id: PaymentId;
  /** The tax due by then and the tax paid by then, both since the beginning of the year. */
  readonly due: Money;
  readonly paid: Money;
  readonly interest: Money;
}

/** The day of a date, as YYYY-MM-DD. */
export function dayOf(year: FinancialYear, { id, day }: PaymentDate): string {
  const start = Number(year.slice(0, 4));
  return `${id === 'march' || id === 'later' ? start + 1 : start}-${day}`;
}

/** Why a person pays no advance tax; undefined for everybody who does. */
export function whyNotLiable(
  tax: Money,
  { year, age, resident }: Pick<Taxpayer, 'year' | 'age' | 'resident'>,
): 'age' | 'small' | undefined {
  if (resident && age !== 'under60') return 'age';
  return tax < years[year].advanceTax.leastTax ? 'small' : undefined;
}

/** The amount that bears interest, in whole hundreds: rule 119A of the Income-tax Rules 1962. */
function inHundreds(amount: Money): Money {
  return (amount / HUNDRED) * HUNDRED;
}

function interestOn(amount: Money, months: number, year: FinancialYear): Money {
  return percentOf(years[year].advanceTax.interestPercentAMonth * months, inHundreds(amount));
}

/** The tax that a date counts: without that on gains that come after it. */
function taxOn(index: number, { year, tax, taxOnGains, gainsFrom }: AdvanceTaxFigures): Money {
  const from = paymentDatesOf(year).findIndex(({ id }) => id === gainsFrom);
  return index < from ? remainder(tax, taxOnGains) : tax;
}

/**
 * Whether a shortfall because of gains and dividends bears no interest: only if the whole tax on them is paid by the
 * dates after them, or by the end of the year. Section 234C(1), first proviso (425(4) of the Act of 2025).
 */
function isLaterTaxPaid(figures: AdvanceTaxFigures): boolean {
  const { year, tax, taxOnGains, gainsFrom, paid } = figures;
  const dates = paymentDatesOf(year);
  const later = dates.slice(dates.findIndex(({ id }) => id === gainsFrom)).map(({ id }) => paid[id]);
  const isPaid = (due: Money, soFar: Money) => roundToTens(remainder(due, soFar)) === 0n;
  return isPaid(least(taxOnGains, tax), sum(later)) || isPaid(tax, paidUntil(dates.length - 1, figures));
}

function paidUntil(index: number, { year, paid }: AdvanceTaxFigures): Money {
  return sum(
    paymentDatesOf(year)
      .slice(0, index + 1)
      .map(({ id }) => paid[id]),
  );
}

/** Computes the tax due and paid by each date, and the interest of section 234C on a shortfall. */
export function computeDates(figures: AdvanceTaxFigures): readonly DateResult[] {
  const isPaidLater = isLaterTaxPaid(figures);
  return paymentDatesOf(figures.year).map(({ id, percent, enoughPercent, interestMonths }, index) => {
    const due = percentOf(percent, taxOn(index, figures));
    const paid = paidUntil(index, figures);
    const tax = isPaidLater ? taxOn(index, figures) : figures.tax;
    const isEnough = paid >= percentOf(enoughPercent, tax);
    const missing = remainder(percentOf(percent, tax), paid);
    return { id, due, paid, interest: isEnough ? 0n : interestOn(missing, interestMonths, figures.year) };
  });
}

/**
 * The interest of section 234B, if less than 90% of the tax was paid in advance.
 * @param payment the day on which the rest is paid, after the year, as YYYY-MM-DD.
 */
export function computeYearEndInterest(figures: AdvanceTaxFigures, payment: string): Money {
  const { year, tax } = figures;
  const { dates, enoughByYearEndPercent } = years[year].advanceTax;
  const paid = paidUntil(dates.length - 1, figures);
  if (paid >= percentOf(enoughByYearEndPercent, tax)) return 0n;
  const [paymentYear = 0, month = 0] = payment.split('-').map(Number);
  const months = (paymentYear - Number(year.slice(0, 4)) - 1) * 12 + month - 3;
  return interestOn(tax - paid, months, year);
}

/**
 * Plans the payments for each date from a day on, to the nearest ten rupees, so that nothing is missing at any of them.
 * @param today as YYYY-MM-DD; nothing can be paid for dates before it.
 */
export function planPayments(figures: AdvanceTaxFigures, today: string): AdvanceTaxFigures['paid'] {
  const planned = { june: 0n, september: 0n, december: 0n, march: 0n, later: 0n };
  for (const [index, date] of paymentDatesOf(figures.year).entries()) {
    if (dayOf(figures.year, date) < today) continue;
    const missing = percentOf(date.percent, taxOn(index, figures)) - paidUntil(index, figures);
    planned[date.id] = roundToTens(remainder(missing, sum(Object.values(planned))));
  }
  return planned;
}

/** Payments with others added to them. */
export function addPayments(
  paid: AdvanceTaxFigures['paid'],
  more: AdvanceTaxFigures['paid'],
): AdvanceTaxFigures['paid'] {
  return {
    june: paid.june + more.june,
    september: paid.september + more.september,
    december: paid.december + more.december,
    march: paid.march + more.march,
    later: paid.later + more.later,
  };
}
