import type { ScannedPage, ScannedWord } from '../../pictures/scannedPage.ts';
import type { ReadStrip } from '../stripReader.ts';

/** Pixels. */
export const letterWidth = 14;
const lineHeight = 40;

/** The left or, if negative, the right edges of the columns, in pixels. */
const columns = [150, 420, -1500, -1850, -2300];

function wordsAt(text: string, edge: number, baseline: number): ScannedWord[] {
  const start = edge < 0 ? -edge - text.length * letterWidth : edge;
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    x0: start + index * letterWidth,
    x1: start + (index + word.length) * letterWidth,
    baseline,
    height: 32,
  }));
}

/** A page of cells; a row that is one text is at the left edge. */
export function pageOf(rows: readonly (readonly string[])[]): ScannedPage {
  const words = rows.flatMap((cells, row) =>
    cells.flatMap((text, column) => wordsAt(text, columns[column] ?? 0, 200 + row * lineHeight)),
  );
  return { width: 2480, height: 3508, words, confidence: 90 };
}

/** The titles of a table that the engine knows. */
export const titles = ['Date', 'Narration', 'Withdrawal', 'Deposit', 'Balance'];
/** Its first line. */
export const opening = ['01/04/2026', 'OPENING BALANCE', '', '', '10,000.00'];
/** Its rows, which its balances prove. */
export const rows = [
  ['02/04/2026', 'UPI RAVI KUMAR', '1,250.00', '', '8,750.00'],
  ['03/04/2026', 'NEFT SALARY APRIL', '', '40,000.00', '48,750.00'],
  ['04/04/2026', 'ATM WITHDRAWAL PUNE', '5,000.00', '', '43,750.00'],
  ['06/04/2026', 'POS GROCERY STORE', '310.50', '', '43,439.50'],
];

/** Reads lines again as they are on pages. */
export const readFrom =
  (pages: readonly ScannedPage[]): ReadStrip =>
  ({ page, top, bottom, left = 0, right = Infinity }) =>
    (pages[page]?.words ?? []).filter(
      ({ x0, x1, baseline }) => baseline > top && baseline < bottom && x1 > left && x0 < right,
    );
