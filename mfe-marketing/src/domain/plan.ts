import { formatRupees } from '@artha/shared/format';

/** The one plan. Prices in US dollars. */
export const plan = { perMonth: 30, perYear: 300, trialDays: 14 } as const;

/** How often the plan is billed. */
export type Billing = 'monthly' | 'yearly';

/** How much a year costs less than twelve single months. */
export const yearlySaving = 12 * plan.perMonth - plan.perYear;

/** The price by one way of billing, in the words of the page. */
export interface Quote {
  /** The price of a day: a month counts 30 days, a year 365. */
  readonly perDay: string;
  /** The amount that is billed, and how often. */
  readonly price: string;
  /** The price by the other billing. */
  readonly other: string;
}

const month = `$${plan.perMonth} per month`;
const year = `$${plan.perYear} per year`;

const quotes: Readonly<Record<Billing, Quote>> = {
  monthly: {
    perDay: dailyPrice('monthly'),
    price: month,
    other: `Billed monthly. Or ${year}, $${yearlySaving} less than twelve months.`,
  },
  yearly: {
    perDay: dailyPrice('yearly'),
    price: year,
    other: `Billed yearly: $${yearlySaving} less than twelve months at ${month}.`,
  },
};

/** `1` → `1`, `0.8219` → `0.82`: cents only if there are any. */
function dollars(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}

/** The price of a day in dollars: a month counts 30 days, a year 365. */
export function dailyPrice(billing: Billing): string {
  return dollars(billing === 'monthly' ? plan.perMonth / 30 : plan.perYear / 365);
}

/** Returns the price for a billing period, in words. */
export function quote(billing: Billing): Quote {
  return quotes[billing];
}

/** The billed amount in rupees at a rate: `About ₹2,640 per month, at ₹88 to the dollar.` */
export function quoteInRupees(billing: Billing, rupeesPerDollar: number): string {
  const [dollarsBilled, period] = billing === 'monthly' ? [plan.perMonth, 'month'] : [plan.perYear, 'year'];
  return `About ${formatRupees(dollarsBilled * rupeesPerDollar)} per ${period}, at ₹${rupeesPerDollar} to the dollar.`;
}
