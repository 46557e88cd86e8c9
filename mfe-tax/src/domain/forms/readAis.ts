import { incomeOf, type Ais, type AisEntry } from './ais.ts';
import { findYear } from './formFacts.ts';
import { placeLines, type PlacedLine, type PrintedPage } from './printedPage.ts';
import { readTableLine } from './printedAmount.ts';

/** The first word of the code of an information. Codes by the Act of 2025 go on with a row: `TDS-393(1) [Table: S.No. 7]`. */
const codePattern = /^(?:SFT|TDS|TCS)-[\dA-Z]+(?:\([A-Za-z\d]+\))*(?:\[.*)?$/;
/** How many lines above and below its first one an entry may have, in a narrow column. */
const linesOfEntry = 3;
const panPattern = /\b[A-Z]{3}P[A-Z]\d{4}[A-Z]\b/;

/** A column of the summary rows, in points from the left. */
interface Column {
  readonly from: number;
  readonly to: number;
}

/** The words in a column on the lines of an entry. */
function textIn(lines: readonly PlacedLine[], { from, to }: Column): string {
  const words = lines.flatMap((line) => line.words.filter(({ x0, x1 }) => x0 >= from && x1 <= to));
  return words.map(({ text }) => text).join(' ');
}

/** The columns of codes and of sources, each by its title and that of the next one. */
interface Columns {
  readonly code: Column;
  readonly source: Column;
}

function findColumns({ words }: PlacedLine): Columns | undefined {
  const startOf = (title: RegExp): number | undefined => {
    const index = words.findIndex(({ text }) => title.test(text));
    const before = words[index - 1];
    return (before && /^information$/i.test(before.text) ? before : words[index])?.x0;
  };
  const [code, description, source, count] = [/^code$/i, /^description$/i, /^source$/i, /^count$/i].map(startOf);
  if (source === undefined || count === undefined) return undefined;
  return {
    code: { from: (code ?? 0) - 2, to: description ?? source },
    source: { from: source - 2, to: count },
  };
}

/** The code of an entry with the row of the table that it names, in as many lines as the column needs. */
function codeOf(first: string, lines: readonly PlacedLine[], column: Column | undefined): string {
  const text = column ? textIn(lines, column) : '';
  const [, row = ''] = /^\s*(\[.*\])/.exec(text.slice(text.indexOf(first) + first.length)) ?? [];
  return first + row;
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
  let columns: Columns | undefined;
  const entries: AisEntry[] = [];
  for (const [index, line] of lines.entries()) {
    columns = findColumns(line) ?? columns;
    const word = line.words.find(({ text }) => codePattern.test(text))?.text;
    const amount = readTableLine(line).amounts.at(-1);
    if (word === undefined || amount === undefined) continue;
    const own = linesFrom(lines, index);
    const code = codeOf(word, own, columns?.code);
    const income = incomeOf(code);
    if (income === undefined) continue;
    const source = columns ? textIn(own, columns.source) : '';
    entries.push({ income, code, source, paise: amount.paise, place: line.place });
  }
  const year = findYear(lines);
  const pan = lines.map(({ text }) => panPattern.exec(text)?.[0]).find((found) => found !== undefined);
  return { ...(year !== undefined && { year }), ...(pan !== undefined && { pan }), entries };
}
