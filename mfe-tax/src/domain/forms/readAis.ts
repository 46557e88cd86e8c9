import { incomeOf, type Ais, type AisEntry } from './ais.ts';
import { findYear } from './formFacts.ts';
import { placeLines, type PlacedLine, type PrintedPage } from './printedPage.ts';
import { readTableLine } from './printedAmount.ts';

/** The code of an information, as it is printed in one word. */
const codePattern = /^(?:SFT|TDS|TCS)-[\dA-Z]+(?:\([A-Za-z]+\))?$/;
/** How many lines above and below its first one an entry may have, in a narrow column. */
const linesOfEntry = 3;
const panPattern = /\b[A-Z]{3}P[A-Z]\d{4}[A-Z]\b/;

/** The words of an entry's source: those between its description and the count, on its lines. */
function sourceOf(lines: readonly PlacedLine[], from: number, to: number): string {
  const words = lines.flatMap((line) => line.words.filter(({ x0, x1 }) => x0 >= from && x1 <= to));
  return words.map(({ text }) => text).join(' ');
}

/** The edges of the column of sources, by its title and that of the next one. */
interface SourceColumn {
  readonly from: number;
  readonly to: number;
}

function findSourceColumn({ words }: PlacedLine): SourceColumn | undefined {
  const [information, count] = [
    words.findIndex(({ text }) => /^source$/i.test(text)),
    words.find(({ text }) => /^count$/i.test(text)),
  ];
  const before = words[information - 1];
  const first = before && /^information$/i.test(before.text) ? before : words[information];
  return first && count && { from: first.x0 - 2, to: count.x0 };
}

/** The lines of the entry that begins at an index: up to the next code, or the titles of its details. */
function linesFrom(lines: readonly PlacedLine[], index: number): readonly PlacedLine[] {
  const next = lines
    .slice(index + 1, index + linesOfEntry)
    .findIndex(
      ({ text }) => /^(?:sr\.?\s*no|note\b)/i.test(text) || text.split(' ').some((word) => codePattern.test(word)),
    );
  return lines.slice(index, next < 0 ? index + linesOfEntry : index + 1 + next);
}

/**
 * Reads the Annual Information Statement that the portal prints as a PDF. The line of an entry has its code and, as the
 * last of its figures, the amount; the details below repeat it row by row and are not read.
 */
export function readAis(pages: readonly PrintedPage[]): Ais {
  const lines = placeLines(pages);
  let column: SourceColumn | undefined;
  const entries: AisEntry[] = [];
  for (const [index, line] of lines.entries()) {
    column = findSourceColumn(line) ?? column;
    const code = line.words.find(({ text }) => codePattern.test(text))?.text;
    const income = code === undefined ? undefined : incomeOf(code);
    const amount = readTableLine(line).amounts.at(-1);
    if (code === undefined || income === undefined || amount === undefined) continue;
    const source = column ? sourceOf(linesFrom(lines, index), column.from, column.to) : '';
    entries.push({ income, code, source, paise: amount.paise, place: line.place });
  }
  const year = findYear(lines);
  const pan = lines.map(({ text }) => panPattern.exec(text)?.[0]).find((found) => found !== undefined);
  return { ...(year !== undefined && { year }), ...(pan !== undefined && { pan }), entries };
}
