/** What stands beside 'For Who?', in the bar and in the menu. */
export const entries = [
  { label: 'Pricing', to: '/pricing' },
  { label: 'Contact', to: '/#contact' },
] as const;

/** The three audiences, each with a card on the landing page. */
export const audiences = [
  { name: 'Business owners', holds: 'Solo 401k, cash balance plans, mega backdoor Roth', to: '/#business-owners' },
  {
    name: 'High-income professionals',
    holds: 'Tax offsetting, backdoor Roth IRA, trusts',
    to: '/#high-income-professionals',
  },
  { name: 'Everyone', holds: 'A plan, retirement accounts, a roboadvisor', to: '/#everyone' },
] as const;
