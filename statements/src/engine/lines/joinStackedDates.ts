import { isDate, isDayOfYear } from '../amounts/dates.ts';
import type { Line } from './lines.ts';
import { describeText } from './words.ts';
import type { Word } from './words.ts';
import { isBelowDateTitle } from './isBelowDateTitle.ts';
import { unitPattern } from '../amounts/unitPattern.ts';

/** A date whose day, month and year are below each other: the line of each part, and the whole. */
interface StackedDate {
  readonly lines: readonly Line[];
  readonly parts: readonly Word[];
  readonly whole: Word;
  readonly hasTitle: boolean;
}

/** Fewer dates without a title may be numbers that are below each other by accident. */
const minDates = 2;
/** A part of a date is at most this many line heights below the part before. */
const maxPitch = 3;
/** Dates are below each other if their edges differ by at most this many line heights. */
const maxOffset = 1;
/** A day, a month and a year. */
const partsOfDate = 3;

const dayPattern = /^\d{1,2}$/;
const yearPattern = /^(?:19|20)\d\d$/;

const isMonth = (text: string): boolean => isDayOfYear(/^\d{1,2}$/.test(text) ? `1/${text}` : `1 ${text}`);

/** Whether a word is the part of a date with this place. */
function isPart({ text }: Word, place: number): boolean {
  if (place === 0) return dayPattern.test(text);
  return place === 1 ? isMonth(text) : yearPattern.test(text);
}

/** The lines on which the parts of a date are that begins with the first word of a line; empty if it is no date. */
function findParts(lines: readonly Line[], from: number): Line[] {
  const found: Line[] = [];
  let last: Word | undefined;
  for (const line of lines.slice(from)) {
    const [word] = line.words;
    if (word === undefined) continue;
    if (last !== undefined) {
      if (word.baseline - last.baseline > maxPitch * last.height) return [];
      // Texts of other columns may be on lines between.
      if (word.x0 > last.x1) continue;
    }
    if (!isPart(word, found.length) || (last !== undefined && word.x1 <= last.x0)) return [];
    found.push(line);
    last = word;
    if (found.length === partsOfDate) return found;
  }
  return [];
}

function readStacked(lines: readonly Line[]): StackedDate[] {
  return lines.flatMap((line, index) => {
    const found = findParts(lines, index);
    const parts = found.flatMap(({ words }) => words.slice(0, 1));
    const [day, month, year] = parts;
    if (day === undefined || month === undefined || year === undefined) return [];
    const text = parts.map((part) => part.text).join(/\d/.test(month.text) ? '/' : '-');
    if (!isDate(text)) return [];
    const whole = { ...day, ...describeText(text), x1: Math.max(day.x1, month.x1, year.x1) };
    const until = lines.indexOf(found.at(-1) ?? line);
    const hasTitle = isBelowDateTitle(lines.slice(0, index), day);
    return [{ lines: lines.slice(index, until + 1), parts, whole, hasTitle }];
  });
}

/** The figures that end a line, with their units. */
function figuresAtEnd({ words }: Line): readonly Word[] {
  const last = words.findLastIndex(({ text, isAmount }) => !isAmount && !unitPattern.test(text));
  return words.slice(last + 1);
}

/** The figures of a row that are on another line than the day. If several lines have some, they stay there. */
function figuresBelow({ lines: [first, ...others] }: StackedDate): readonly Word[] {
  if (first?.words.some(({ isAmount }) => isAmount) === true) return [];
  const lines = others.filter(({ words }) => words.some(({ isAmount }) => isAmount));
  return lines.length === 1 ? lines.flatMap(figuresAtEnd) : [];
}

/** The number of dates that begin where one of them begins. */
const countBeside = (dates: readonly StackedDate[], { whole: { x0, height } }: StackedDate): number =>
  dates.filter(({ whole }) => Math.abs(whole.x0 - x0) <= maxOffset * height).length;

/**
 * Joins dates whose day, month and year are below each other, on the line of the day, where the row begins, and moves
 * the figures of the row there.
 */
export function joinStackedDates(pages: readonly (readonly Line[])[]): readonly (readonly Line[])[] {
  const all = pages.flatMap(readStacked);
  const dates = all.filter((date) => date.hasTitle || countBeside(all, date) >= minDates);
  if (dates.length === 0) return pages;
  const added = new Map<Line, readonly Word[]>();
  const taken = new Set<Word>();
  for (const date of dates) {
    const [line] = date.lines;
    const figures = figuresBelow(date);
    for (const word of [...date.parts, ...figures]) taken.add(word);
    if (line === undefined) continue;
    const { baseline } = date.whole;
    const texts = line.words.filter((word) => !date.parts.includes(word));
    added.set(line, [date.whole, ...texts, ...figures.map((word) => ({ ...word, baseline }))]);
  }
  return pages.map((lines) =>
    lines.flatMap((line) => {
      const words = added.get(line) ?? line.words.filter((word) => !taken.has(word));
      return words.length === 0 ? [] : [{ ...line, words }];
    }),
  );
}
