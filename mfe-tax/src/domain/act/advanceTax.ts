import type { FinancialYear } from '../financialYear.ts';
import { fromRupees, percentOf, remainder, sum, type Money } from '../money.ts';
import type { Taxpayer } from './computeActTax.ts';
import { roundToTens } from './rounding.ts';

/** A date until which advance tax is paid; `later` is the end of the year, until which it still counts as such. */
export type PaymentId = 'june' | 'september' | 'december' | 'march' | 'later';

interface PaymentDate {
  readonly id: PaymentId;
  /** As MM-DD. */
  readonly day: string;
  /** How much of the tax must be paid by then. */
  readonly percent: number;
  /** From how much on there is no interest. */
  readonly enoughPercent: number;
  /** For how many months a shortfall bears interest. */
  readonly interestMonths: number;
}

/**
 * The dates of section 211 and the interest of section 234C for each (408 and 425 of the Income-tax Act 2025); the same
 * in all years. Nothing new falls due at the end of the year.
 */
export const paymentDates: readonly PaymentDate[] = [
  { id: 'june', day: '06-15', percent: 15, enoughPercent: 12, interestMonths: 3 },
  { id: 'september', day: '09-15', percent: 45, enoughPercent: 36, interestMonths: 3 },
  { id: 'december', day: '12-15', percent: 75, enoughPercent: 75, interestMonths: 3 },
  { id: 'march', day: '03-15', percent: 100, enoughPercent: 100, interestMonths: 1 },
  { id: 'later', day: '03-31', percent: 100, enoughPercent: 0, interestMonths: 0 },
];

/** The least tax, after tax deducted, that is paid in advance: section 208 (404 of the Act of 2025). */
export const ADVANCE_TAX_LIMIT = fromRupees(10_000);

/** Enough of the tax for no interest under section 234B (424 of the Act of 2025), in percent. */
const ENOUGH_BY_YEAR_END_PERCENT = 90;
const INTEREST_PERCENT_A_MONTH = 1;
const HUNDRED = fromRupees(100);

/** The figures that advance tax and its interest depend on. */
export interface AdvanceTaxFigures {
  /** The tax of the year less what others deducted; not rounded. */
  readonly tax: Money;
  /** The part of the tax that is due on gains. */
  readonly taxOnGains: Money;
  /** The first date after the gains: they need not be foreseen. */
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
  { age, resident }: Pick<Taxpayer, 'age' | 'resident'>,
): 'age' | 'small' | undefined {
  if (resident && age !== 'under60') return 'age';
  return tax < ADVANCE_TAX_LIMIT ? 'small' : undefined;
}

/** The amount that bears interest, in whole hundreds: rule 119A of the Income-tax Rules 1962. */
function inHundreds(amount: Money): Money {
  return (amount / HUNDRED) * HUNDRED;
}

function interestOn(amount: Money, months: number): Money {
  return percentOf(INTEREST_PERCENT_A_MONTH * months, inHundreds(amount));
}

/** The tax that a date counts: without that on gains that come after it. */
function taxOn(index: number, { tax, taxOnGains, gainsFrom }: AdvanceTaxFigures): Money {
  const from = paymentDates.findIndex(({ id }) => id === gainsFrom);
  return index < from ? remainder(tax, taxOnGains) : tax;
}

function paidUntil(index: number, { paid }: Pick<AdvanceTaxFigures, 'paid'>): Money {
  return sum(paymentDates.slice(0, index + 1).map(({ id }) => paid[id]));
}

/** Computes the tax due and paid by each date, and the interest of section 234C on a shortfall. */
export function computeDates(figures: AdvanceTaxFigures): readonly DateResult[] {
  return paymentDates.map(({ id, percent, enoughPercent, interestMonths }, index) => {
    const tax = taxOn(index, figures);
    const due = percentOf(percent, tax);
    const paid = paidUntil(index, figures);
    const isEnough = paid >= percentOf(enoughPercent, tax);
    return { id, due, paid, interest: isEnough ? 0n : interestOn(remainder(due, paid), interestMonths) };
  });
}

/**
 * The interest of section 234B, if less than 90% of the tax was paid in advance.
 * @param payment the day on which the rest is paid, after the year, as YYYY-MM-DD.
 */
export function computeYearEndInterest(figures: AdvanceTaxFigures, year: FinancialYear, payment: string): Money {
  const paid = paidUntil(paymentDates.length - 1, figures);
  if (paid >= percentOf(ENOUGH_BY_YEAR_END_PERCENT, figures.tax)) return 0n;
  const [paymentYear = 0, month = 0] = payment.split('-').map(Number);
  const months = (paymentYear - Number(year.slice(0, 4)) - 1) * 12 + month - 3;
  return interestOn(figures.tax - paid, months);
}

/**
 * Plans the payments for each date from a day on, to the nearest ten rupees, so that nothing is missing at any of them.
 * @param today as YYYY-MM-DD; nothing can be paid for dates before it.
 */
export function planPayments(
  figures: AdvanceTaxFigures,
  year: FinancialYear,
  today: string,
): AdvanceTaxFigures['paid'] {
  const planned = { june: 0n, september: 0n, december: 0n, march: 0n, later: 0n };
  for (const [index, date] of paymentDates.entries()) {
    if (dayOf(year, date) < today) continue;
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
