import { dateOrders, parseDate } from '../amounts/dates.ts';
import type { DateOrder } from '../amounts/dates.ts';
import type { Line } from './lines.ts';
import { describeText } from './words.ts';
import type { Word } from './words.ts';
import { isBelowDateTitle } from './isBelowDateTitle.ts';
import { startsWithDate } from './startsWithDate.ts';

/** A number that begins a line, and whether the line also has an amount. */
interface LeadingNumber {
  readonly line: Line;
  readonly word: Word;
  readonly hasAmount: boolean;
  readonly hasTitle: boolean;
}

/** A form of dates without marks: the digits, the same with marks, and the orders of day and month that it leaves open. */
interface DigitForm {
  readonly digits: RegExp;
  readonly withMarks: string;
  readonly orders: readonly DateOrder[];
}

const forms: readonly DigitForm[] = [
  { digits: /^(\d\d)(\d\d)(\d\d)$/, withMarks: '$1/$2/$3', orders: dateOrders },
  { digits: /^(\d\d)(\d\d)(\d\d)$/, withMarks: '20$1-$2-$3', orders: ['day first'] },
  { digits: /^(\d\d)(\d\d)(\d{4})$/, withMarks: '$1/$2/$3', orders: dateOrders },
  { digits: /^(\d{4})(\d\d)(\d\d)$/, withMarks: '$1-$2-$3', orders: ['day first'] },
];

/** Fewer numbers without a title of dates may be dates by accident. */
const minNumbers = 3;
/** Numbers are below each other if their edges differ by at most this, in points. */
const maxOffset = 2;
/** Dates of one statement are not further apart. */
const maxDays = 800;
const dayMs = 86_400_000;

const separate = (text: string, { digits, withMarks }: DigitForm): string | undefined =>
  digits.test(text) ? text.replace(digits, withMarks) : undefined;

/** The days between the first and the last date; `undefined` if they do not follow each other or one is no date. */
function daysCovered(dates: readonly (string | undefined)[]): number | undefined {
  const days = dates.flatMap((date) => (date === undefined ? [] : [Date.parse(date) / dayMs]));
  if (days.length < dates.length) return undefined;
  const steps = days.slice(1).map((day, index) => day - (days[index] ?? day));
  if (steps.some((step) => step > 0) && steps.some((step) => step < 0)) return undefined;
  const covered = Math.abs((days.at(-1) ?? 0) - (days[0] ?? 0));
  return covered <= maxDays ? covered : undefined;
}

/** The form in which all numbers are dates that follow each other most closely. */
function findForm(texts: readonly string[]): DigitForm | undefined {
  const fits = forms.flatMap((form) =>
    form.orders.flatMap((order) => {
      const days = daysCovered(texts.map((text) => parseDate(separate(text, form) ?? '', { order })));
      return days === undefined ? [] : [{ form, days }];
    }),
  );
  return fits.toSorted((a, b) => a.days - b.days)[0]?.form;
}

const readNumbers = (lines: readonly Line[]): LeadingNumber[] =>
  lines.flatMap((line, index) => {
    const word = line.words.slice(0, 2).find(({ text }) => /^(?:\d{6}|\d{8})$/.test(text));
    if (word === undefined || startsWithDate(line)) return [];
    const hasAmount = line.words.some(({ isAmount }) => isAmount);
    return [{ line, word, hasAmount, hasTitle: isBelowDateTitle(lines.slice(0, index), word) }];
  });

/** The numbers below one of them, if those on lines with amounts are dates in one form: each with its marks. */
function readColumn(numbers: readonly LeadingNumber[], first: LeadingNumber): ReadonlyMap<Word, Word> | undefined {
  const column = numbers.filter(({ word }) => Math.abs(word.x0 - first.word.x0) <= maxOffset);
  const ofRows = column.filter(({ hasAmount }) => hasAmount);
  if (ofRows.length < minNumbers && !ofRows.some(({ hasTitle }) => hasTitle)) return undefined;
  const form = findForm(ofRows.map(({ word }) => word.text));
  if (form === undefined) return undefined;
  return new Map(
    column.flatMap(({ word }): [Word, Word][] => {
      const text = separate(word.text, form);
      return text === undefined ? [] : [[word, { ...word, ...describeText(text) }]];
    }),
  );
}

/**
 * Puts marks between day, month and year of dates that are printed as digits alone: `050126` becomes `05/01/26`. They
 * are dates only if every number at their place, on a line with an amount, is one, and the dates follow each other.
 */
export function separateDatesOfDigits(pages: readonly (readonly Line[])[]): readonly (readonly Line[])[] {
  const numbers = pages.flatMap(readNumbers);
  for (const number of numbers) {
    const dates = number.hasAmount ? readColumn(numbers, number) : undefined;
    if (dates === undefined) continue;
    return pages.map((lines) =>
      lines.map((line) => ({ ...line, words: line.words.map((word) => dates.get(word) ?? word) })),
    );
  }
  return pages;
}
