import type { Random } from '../random.ts';
import { englishTitles, french, mixedScripts, scripts } from './titleTexts.ts';
import type { ColumnKey, TitleTexts } from './titleTexts.ts';

/** The form of the titles of columns. */
export interface TitleForm {
  /** The texts of the titles, by column. */
  readonly texts: Readonly<Record<ColumnKey, string>>;
  /** The same titles in another script, on a line above or on the same line; absent for some columns. */
  readonly second?: { readonly texts: TitleTexts; readonly at: 'above' | 'before' };
  /** The text after the titles of money. */
  readonly unit: string;
  readonly isUpperCase: boolean;
  /** Titles of several words are on two lines. */
  readonly isOnTwoLines: boolean;
  readonly align: 'left' | 'center' | 'as figures';
  /** The smallest distance between titles, in sizes of the text. */
  readonly gap: number;
  /** The text below the titles, in the middle of the table; nothing if it is empty. */
  readonly caption: string;
}

const firstOf = (texts: readonly string[]): string => texts[0] ?? '';

function englishTexts(choose: (texts: readonly string[]) => string): Readonly<Record<ColumnKey, string>> {
  return {
    serial: choose(englishTitles.serial),
    date: choose(englishTitles.date),
    valueDate: choose(englishTitles.valueDate),
    narration: choose(englishTitles.narration),
    reference: choose(englishTitles.reference),
    debit: choose(englishTitles.debit),
    credit: choose(englishTitles.credit),
    amount: choose(englishTitles.amount),
    side: choose(englishTitles.side),
    balance: choose(englishTitles.balance),
    branch: choose(englishTitles.branch),
    status: choose(englishTitles.status),
    type: choose(englishTitles.type),
  };
}

/** The titles of a plain layout. */
export const plainTitles: TitleForm = {
  texts: englishTexts(firstOf),
  unit: '',
  isUpperCase: false,
  isOnTwoLines: false,
  align: 'as figures',
  gap: 1,
  caption: '',
};

const units = [' (\u20b9)', ' (INR)', ' (Rs.)', ' ($)', ' (\ufffd)', '(\u20b9)', ' Rs'];

/** Draws a form of titles. */
export function drawTitles(random: Random): TitleForm {
  const english = englishTexts((texts) => random.pick(texts));
  const kind = random.pick(['english', 'english', 'script', 'second script'] as const);
  const script = random.pick(kind === 'script' ? scripts : mixedScripts);
  return {
    texts: kind === 'script' ? { ...english, ...script } : english,
    ...(kind === 'second script' && { second: { texts: script, at: random.pick(['above', 'before'] as const) } }),
    unit: random.chance(0.4) ? random.pick(units) : '',
    isUpperCase: random.chance(0.3),
    isOnTwoLines: kind !== 'second script' && random.chance(0.25),
    align: random.pick(['left', 'center', 'as figures', 'as figures']),
    gap: random.pick([0.3, 1, 1.5]),
    caption: '',
  };
}

/** Titles in French. */
export function drawFrenchTitles(random: Random): TitleForm {
  return { ...plainTitles, texts: { ...plainTitles.texts, ...random.pick(french) }, unit: random.pick(['', ' ($)']) };
}

const captions = [
  'Domestic Transactions',
  'Transaction Details for this Period',
  'International Transactions',
  'Primary Card',
];

/** Draws the text between the titles and the rows. */
export const drawCaption = (random: Random): string => random.pick(captions);

/** The titles of an account that has other ones than the accounts before it on the statement. */
export function drawTitlesOfLast(random: Random): TitleForm {
  const texts = random.pick([
    { balance: 'HKD Balance' },
    { narration: 'Transaction Details', balance: 'Running Balance' },
    { debit: 'Money Out', credit: 'Money In' },
    { date: 'Txn Date', narration: 'Particulars', debit: 'Withdrawals', credit: 'Deposits' },
  ]);
  return { ...plainTitles, texts: { ...plainTitles.texts, ...texts } };
}
