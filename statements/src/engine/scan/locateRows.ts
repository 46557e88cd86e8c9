import { parseMoney } from '../amounts/money.ts';
import type { Transaction } from '../statement/statement.ts';
import type { ScannedPage, ScannedWord } from './scannedPage.ts';

/** The line of a row in the picture of its page, in pixels. */
export interface RowPlace {
  /** Index of the page. */
  readonly page: number;
  readonly top: number;
  readonly bottom: number;
}

interface LineOfFigures {
  readonly place: RowPlace;
  readonly figures: ReadonlySet<number>;
}

/** Words whose baselines differ by less than this share of their height are on one line. */
const maxOffset = 0.4;
/** The picture of a line reaches this many heights above its baseline and below it. */
const above = 1.1;
const below = 0.5;

function figureOf({ text }: ScannedWord): number | undefined {
  const money = /\.\d{2}/.test(text) ? parseMoney(text) : undefined;
  return money && Math.abs(money.paise);
}

/** The lines of a page with figures, from top to bottom. */
function findLines({ words }: ScannedPage, page: number): LineOfFigures[] {
  const lines: { readonly first: ScannedWord; readonly figures: Set<number> }[] = [];
  for (const word of words.toSorted((a, b) => a.baseline - b.baseline)) {
    const figure = figureOf(word);
    if (figure === undefined) continue;
    const line = lines.at(-1);
    if (line && word.baseline - line.first.baseline < maxOffset * word.height) line.figures.add(figure);
    else lines.push({ first: word, figures: new Set([figure]) });
  }
  return lines.map(({ first: { baseline, height }, figures }) => ({
    figures,
    place: { page, top: baseline - above * height, bottom: baseline + below * height },
  }));
}

const figuresOf = ({ debitPaise, creditPaise, unsidedPaise, balancePaise = 0 }: Transaction): number[] =>
  [debitPaise, creditPaise, unsidedPaise, Math.abs(balancePaise)].filter((paise) => paise > 0);

/** The number of figures of a row that a line has. */
const countShared = (row: Transaction, { figures }: LineOfFigures): number =>
  figuresOf(row).filter((figure) => figures.has(figure)).length;

/**
 * Finds the line of each row: rows and lines are in the same order, so the best order is the one in which most figures
 * agree.
 */
export function locateRows(rows: readonly Transaction[], pages: readonly ScannedPage[]): (RowPlace | undefined)[] {
  const lines = pages.flatMap(findLines);
  // agreed[r][l]: the most figures that the rows from r on share with the lines from l on.
  const width = lines.length + 1;
  const agreed = new Float64Array((rows.length + 1) * width);
  const at = (row: number, line: number) => agreed[row * width + line] ?? 0;
  const together = (row: number, line: number): number => {
    const [one, other] = [rows[row], lines[line]];
    const shared = one && other ? countShared(one, other) : 0;
    return shared === 0 ? 0 : shared + at(row + 1, line + 1);
  };
  for (let row = rows.length - 1; row >= 0; row -= 1) {
    for (let line = lines.length - 1; line >= 0; line -= 1) {
      agreed[row * width + line] = Math.max(together(row, line), at(row + 1, line), at(row, line + 1));
    }
  }
  let line = 0;
  return rows.map((_, row) => {
    while (line < lines.length && at(row, line) === at(row, line + 1) && at(row, line) > at(row + 1, line)) line += 1;
    if (at(row, line) === at(row + 1, line)) return undefined;
    line += 1;
    return lines[line - 1]?.place;
  });
}
