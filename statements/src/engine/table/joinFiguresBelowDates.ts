import { readLeadingDate } from '../amounts/dates.ts';
import { unitPattern } from '../amounts/unitPattern.ts';
import type { Line } from '../lines/lines.ts';

/** A date, two amounts and a balance are the most that a row prints. */
const maxFigures = 3;
/** The place for the figures: right of any text of their row. */
const figuresAt = 10_000;

const isDateWithText = ({ words }: Line): boolean =>
  readLeadingDate(words.map(({ text }) => text)) !== undefined && !words.some(({ isAmount }) => isAmount);

function holdsFiguresAlone({ words }: Line): boolean {
  const count = words.filter(({ isAmount }) => isAmount).length;
  const areFigures = words.every(({ text, isAmount }, index) => isAmount || (index > 0 && unitPattern.test(text)));
  return areFigures && count > 0 && count <= maxFigures;
}

const joinLines = (line: Line, below: Line): Line => ({
  ...line,
  words: [...line.words, ...below.words.map((word) => ({ ...word, x0: word.x0 + figuresAt, x1: word.x1 + figuresAt }))],
});

/**
 * Joins lines of a date and a text with the figures on the line below, which may be the first of the next page: a line
 * printer goes on there if the paper is too narrow for the row.
 */
export function joinFiguresBelowDates(pages: readonly (readonly Line[])[]): Line[][] {
  const all = pages.flat();
  const joined = new Map<Line, Line | undefined>();
  for (const [index, line] of all.entries()) {
    const below = all[index + 1];
    if (below === undefined || !isDateWithText(line) || !holdsFiguresAlone(below)) continue;
    joined.set(line, joinLines(line, below));
    joined.set(below, undefined);
  }
  return pages.map((lines) => lines.flatMap((line) => (joined.has(line) ? (joined.get(line) ?? []) : [line])));
}
