import type { Calculator, CalculatorFigures, Fact, FigureRow, Source } from './calculator.ts';
import { roundQuotient, roundToHundredth, toHundredths } from './hundredths.ts';

type PpfField = 'yearly' | 'when' | 'rate' | 'blocks' | 'extension';
type PpfFact = 'rate' | 'limit';

/** The term, and the years of each extension. */
const TERM = 15;
const BLOCK = 5;

/** Hundredths of a percent a year in a whole a month. */
const MONTHLY = 120_000n;

const rate: Fact<PpfFact> = { name: 'rate', unit: 'percent', value: 7.1 };
const limit: Fact<PpfFact> = { name: 'limit', unit: 'rupees', value: 150_000 };

const sources: readonly Source<PpfFact>[] = [
  {
    facts: [rate],
    authority: 'Ministry of Finance, rates of January to March 2026',
    url: 'https://dea.gov.in/',
    asOf: '2026-01-01',
    isRead: false,
  },
  {
    facts: [limit],
    authority: 'Public Provident Fund Scheme, 2019 (G.S.R. 915(E) of 12 December 2019)',
    url: 'https://www.indiacode.nic.in/',
    asOf: '2019-12-12',
    isRead: false,
  },
];

/** A way to pay in: the months from April in which a part is paid, and whether it is there by the 5th. */
interface Habit {
  readonly isMonthly: boolean;
  readonly isByFifth: boolean;
  /** The month of a single payment: 0 is April. */
  readonly month: number;
}

/** The ways to pay in, in the order of the choices. */
const habits: readonly Habit[] = [
  { isMonthly: false, isByFifth: true, month: 0 },
  { isMonthly: true, isByFifth: true, month: 0 },
  { isMonthly: true, isByFifth: false, month: 0 },
  { isMonthly: false, isByFifth: false, month: 11 },
];

/** The deposit of a month in paise; the last month has what a division by twelve leaves. */
function depositOf(yearly: bigint, { isMonthly, month }: Habit, at: number): bigint {
  if (!isMonthly) return at === month ? yearly : 0n;
  const part = yearly / 12n;
  return at === 11 ? yearly - 11n * part : part;
}

/**
 * The account by financial years, to the paisa. The interest of a month is that of the lowest balance from the end of the 5th to
 * the end of the month; it is added to the account at the end of the year.
 */
function rows(figures: CalculatorFigures<PpfField>): readonly FigureRow[] {
  const habit = habits[figures.when] ?? { isMonthly: true, isByFifth: true, month: 0 };
  const done: FigureRow[] = [];
  let balance = 0n;
  for (let year = 1; year <= TERM + BLOCK * figures.blocks; year += 1) {
    const yearly = year > TERM && figures.extension === 1 ? 0n : toHundredths(figures.yearly);
    let lowest = 0n;
    for (let month = 0; month < 12; month += 1) {
      const before = balance;
      balance += depositOf(yearly, habit, month);
      lowest += habit.isByFifth ? balance : before;
    }
    const interest = roundQuotient(lowest * toHundredths(figures.rate), MONTHLY);
    balance += interest;
    done.push([year, roundToHundredth(yearly, 1n), roundToHundredth(interest, 1n), roundToHundredth(balance, 1n)]);
  }
  return done;
}

const sumOf = (amounts: readonly (number | undefined)[]): number =>
  roundToHundredth(
    amounts.reduce((total, amount) => total + toHundredths(amount ?? 0), 0n),
    1n,
  );

/** The Public Provident Fund over its fifteen years and the extensions of five. */
export const ppf: Calculator<
  PpfField,
  'value' | 'deposited' | 'interest',
  'deposit' | 'interest' | 'balance',
  PpfFact
> = {
  fields: [
    { name: 'yearly', unit: 'rupees', min: 500, max: limit.value },
    { name: 'when', unit: 'choice', min: 0, max: habits.length - 1 },
    { name: 'rate', unit: 'percent', min: 0, max: 15 },
    { name: 'blocks', unit: 'count', min: 0, max: 7 },
    { name: 'extension', unit: 'choice', min: 0, max: 1 },
  ],
  example: { yearly: limit.value, when: 0, rate: rate.value, blocks: 0, extension: 0 },
  compute: (figures) => {
    const years = rows(figures);
    return [
      { name: 'value', unit: 'rupees', value: years.at(-1)?.[3] ?? 0 },
      { name: 'deposited', unit: 'rupees', value: sumOf(years.map(([, deposit]) => deposit)) },
      { name: 'interest', unit: 'rupees', value: sumOf(years.map(([, , interest]) => interest)) },
    ];
  },
  table: { rowHead: 'year', columns: ['deposit', 'interest', 'balance'], drawn: ['balance'], rows },
  sources,
};
