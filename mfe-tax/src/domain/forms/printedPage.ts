import { startsAsRow } from './rowWords.ts';

/** A word that a file prints; points from the left of the page. */
export interface PrintedWord {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
}

/** The words on one baseline, from left to right; points from the top of the page. */
export interface PrintedLine {
  readonly words: readonly PrintedWord[];
  readonly baseline: number;
  readonly height: number;
}

/** The lines of a page, from top to bottom. */
export type PrintedPage = readonly PrintedLine[];

/** The place of a printed figure: page and line, both counted from 1. */
export interface Place {
  readonly page: number;
  readonly line: number;
}

/** A line with its place and its words as one text. */
export interface PlacedLine extends PrintedLine {
  readonly place: Place;
  readonly text: string;
}

const textOf = (words: readonly PrintedWord[]): string => words.map(({ text }) => text).join(' ');

/** The key that is equal for the same header or footer on two pages: its letters and its height on the page. */
const headerKey = ({ text, baseline }: PlacedLine): string =>
  `${Math.round(baseline / 2)} ${text.toLowerCase().replace(/[^a-z]/g, '')}`;

/** How many lines from the start of the list are headers, one after another. */
function countHeaders(lines: readonly PlacedLine[], isRepeated: (line: PlacedLine) => boolean): number {
  const end = lines.findIndex((line) => !isRepeated(line));
  return end < 0 ? lines.length : end;
}

/**
 * All lines of a file in order with their places, without the headers and footers that several pages repeat: those
 * would come between the lines of a row that continues on the next page. The first page keeps its own, which are facts
 * of the form.
 */
export function placeLines(pages: readonly PrintedPage[]): readonly PlacedLine[] {
  const placed = pages.map((lines, page) =>
    lines.map((line, index) => ({ ...line, text: textOf(line.words), place: { page: page + 1, line: index + 1 } })),
  );
  const pagesWith = new Map<string, number>();
  for (const lines of placed) {
    for (const key of new Set(lines.map(headerKey))) pagesWith.set(key, (pagesWith.get(key) ?? 0) + 1);
  }
  const isRepeated = (line: PlacedLine) => !startsAsRow(line.text) && (pagesWith.get(headerKey(line)) ?? 0) > 1;
  return placed.flatMap((lines, page) => {
    if (page === 0) return lines;
    const [headers, footers] = [countHeaders(lines, isRepeated), countHeaders(lines.toReversed(), isRepeated)];
    return lines.slice(headers, Math.max(headers, lines.length - footers));
  });
}
