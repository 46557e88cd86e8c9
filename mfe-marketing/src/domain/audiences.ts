/** An audience of the landing page. */
export interface Audience {
  /** The target of the navigation's entry: `/#business-owners` and so on. */
  readonly id: string;
  readonly name: string;
  readonly line: string;
  /** The offers for them, in the words of the navigation. */
  readonly summary: string;
  /** `note` is the number of a footnote below the cards. */
  readonly offers: readonly { readonly name: string; readonly note?: number }[];
}

/** The audiences, in the order of their cards. */
export const audiences: readonly Audience[] = [
  {
    id: 'business-owners',
    name: 'Business owners',
    line: 'You run the company and its retirement plan.',
    summary: 'Solo 401k, cash balance plans, mega backdoor Roth',
    offers: [{ name: 'Solo 401k' }, { name: 'Cash balance plans' }, { name: 'Mega backdoor Roth' }],
  },
  {
    id: 'high-income-professionals',
    name: 'High-income professionals',
    line: 'More income, more rules, more choices to get right.',
    summary: 'Tax offsetting, backdoor Roth IRA, trusts',
    offers: [
      { name: 'Tax offsetting with alternative investments' },
      { name: 'Backdoor Roth IRA' },
      { name: 'Estate planning trusts' },
    ],
  },
  {
    id: 'everyone',
    name: 'Everyone',
    line: 'A plan, the accounts to hold it, and a way to invest.',
    summary: 'A plan, retirement accounts, a roboadvisor',
    offers: [
      { name: 'A custom financial plan', note: 1 },
      { name: 'Retirement accounts' },
      { name: 'A no-fee roboadvisor', note: 2 },
    ],
  },
];

/** Footnotes in the order of their numbers. */
export const footnotes = (product: string): readonly string[] => [
  'The custom plan is described for information only and is not professional financial advice. Please consult a financial services professional.',
  `${product} is still in demo. The roboadvisor is described for information only and is not investment advice.`,
];
