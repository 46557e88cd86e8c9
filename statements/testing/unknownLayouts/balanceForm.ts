import type { Random } from '../random.ts';

/** The balances and totals that a statement prints, and their places. */
export interface BalanceForm {
  readonly running: 'every row' | 'once a day' | 'none';
  /** As a row with the balance in its column, as a row with the amount among the credits, above the table, or not. */
  readonly opening: 'row' | 'credit row' | 'above' | 'none';
  readonly openingLabel: string;
  readonly closing: 'row' | 'below' | 'none';
  readonly printsTotals: boolean;
  /** Balances carried from the end of a page to the next. */
  readonly isCarried: boolean;
  readonly isNewestFirst: boolean;
  readonly isOverdrawn: boolean;
  /** The debt of a loan is printed without a sign. */
  readonly isOwedUnsigned: boolean;
  /** The line that names the account, if owed balances have no sign. */
  readonly owedHeading: string;
}

/** The balances of a plain layout. */
export const plainBalances: BalanceForm = {
  running: 'every row',
  opening: 'row',
  openingLabel: 'Opening Balance',
  closing: 'none',
  printsTotals: false,
  isCarried: false,
  isNewestFirst: false,
  isOverdrawn: false,
  isOwedUnsigned: false,
  owedHeading: '',
};

const openingLabels = [
  'Opening Balance',
  'OPENING BALANCE',
  'B/F',
  'Balance B/F',
  'BROUGHT FORWARD',
  'Balance Forward',
  'BALANCE FROM PREVIOUS STATEMENT',
];

/** Draws a form of balances. */
export function drawBalances(random: Random): BalanceForm {
  const running = random.pick(['every row', 'every row', 'once a day', 'none'] as const);
  const isNewestFirst = random.chance(0.2);
  const opening = random.pick(['row', 'credit row', 'above', 'none'] as const);
  const hasRow = opening === 'row' || opening === 'credit row';
  return {
    running,
    opening: (running === 'none' || isNewestFirst) && hasRow ? 'none' : opening,
    openingLabel: random.pick(openingLabels),
    closing: running === 'none' ? 'none' : random.pick(['row', 'below', 'none']),
    printsTotals: random.chance(0.4),
    isCarried: running !== 'none' && !isNewestFirst && random.chance(0.3),
    isNewestFirst,
    isOverdrawn: running !== 'none' && random.chance(0.25),
    isOwedUnsigned: false,
    owedHeading: '',
  };
}

const owedLabels = [
  ...openingLabels,
  'Account Balance',
  'Outstanding Balance',
  'Previous Balance',
  'Balance as on date',
];

const owedHeadings = [
  'Loan Account Statement',
  'Overdraft Account Statement',
  'Account Type : Cash Credit',
  'Line of Credit',
  'Account Type : Current',
  'Account Type : Overdraft against Property',
];

/** The balances of a loan or an overdraft: the debt, without a sign. */
export function drawOwedBalances(random: Random): BalanceForm {
  return {
    ...plainBalances,
    opening: random.pick(['row', 'row', 'above', 'none']),
    openingLabel: random.pick(owedLabels),
    closing: random.pick(['row', 'below', 'none']),
    isNewestFirst: false,
    isOverdrawn: true,
    isOwedUnsigned: true,
    owedHeading: random.pick(owedHeadings),
  };
}

/** The balances of British banks: one at the end of each day, carried from the last statement and to the next. */
export const drawBritishBalances = (random: Random): BalanceForm => ({
  ...plainBalances,
  running: 'once a day',
  opening: 'row',
  openingLabel: random.pick(['BALANCE BROUGHT FORWARD', 'Start balance', 'Balance brought forward']),
  closing: random.pick(['row', 'below', 'none']),
  isOverdrawn: random.chance(0.2),
});
