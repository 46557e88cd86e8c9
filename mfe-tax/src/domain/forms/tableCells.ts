import type { Place, PlacedLine } from './printedPage.ts';
import { startsAsRow, startsAsSentence } from './rowWords.ts';
import { readTableLine, type PrintedAmount, type TableLine } from './printedAmount.ts';

/** A row of a table: its words, which may be on several lines, and its amounts from left to right. */
export interface TableCell {
  readonly label: string;
  readonly amounts: readonly (PrintedAmount & { readonly place: Place })[];
  readonly place: Place;
}

/** How the first line of a row is told: by its first word, by its marker such as `(a)`, or by either. */
export const rowStarts = ['word', 'marker', 'either'] as const;

/** How the first line of a row is told. */
export type RowStart = (typeof rowStarts)[number];

/** A list of sections continues on the next line: '…80C,' or '…80CCC and'. */
const isUnfinished = (label: string): boolean =>
  /(?:,|\band|\bof|\bunder|\bsection|\bu\/s\.?|\bthe)$/i.test(label.trim());

/** The number of a section that was broken off, which looks like the marker of a row. */
function brokenOffNumber({ words }: PlacedLine, before: string): string {
  const first = words[0]?.text ?? '';
  return /^\d{1,2}$/.test(first) && isUnfinished(before) ? first : '';
}

function startsRow({ label, marker }: TableLine, by: RowStart, before: string): boolean {
  if (label === '' || isUnfinished(before)) return false;
  if (by === 'marker') return marker;
  return startsAsRow(label) || (by === 'either' && marker && startsAsSentence(label));
}

/** Puts the lines of a table together into rows. */
export function readCells(lines: readonly PlacedLine[], by: RowStart): readonly TableCell[] {
  const cells: { label: string; amounts: TableCell['amounts'][number][]; place: Place }[] = [];
  for (const line of lines) {
    const part = readTableLine(line);
    const amounts = part.amounts.map((amount) => ({ ...amount, place: line.place }));
    const cell = cells.at(-1);
    if (cell === undefined || startsRow(part, by, cell.label)) {
      cells.push({ label: part.label, amounts, place: line.place });
    } else {
      cell.label = `${cell.label} ${part.label || brokenOffNumber(line, cell.label)}`.trim();
      cell.amounts.push(...amounts);
    }
  }
  return cells;
}
