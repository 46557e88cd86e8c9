/** The one plan. Prices in US dollars. */
export const plan = { perDay: 1, perMonth: 30, perYear: 300, trialDays: 14 } as const;

export type Billing = 'monthly' | 'yearly';

/** What a year costs less than twelve single months. */
export const yearlySaving = 12 * plan.perMonth - plan.perYear;

/** The price by the chosen billing, and the other one beside it. */
export function quote(billing: Billing): { readonly price: string; readonly other: string } {
  const month = `$${plan.perMonth} per month`;
  const year = `$${plan.perYear} per year`;
  return billing === 'monthly'
    ? { price: month, other: `Or ${year}, $${yearlySaving} less than twelve months.` }
    : { price: year, other: `$${yearlySaving} less than twelve months at ${month}.` };
}
