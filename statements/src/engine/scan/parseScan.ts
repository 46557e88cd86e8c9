import type { ParseOptions } from '../parseStatement.ts';
import { Refusal } from '../statement/refusal.ts';
import { correctFigures } from './correctFigures.ts';
import { doubtDates } from './doubtDates.ts';
import type { RowPlace } from './figureLines.ts';
import { lendTitles, readTitlesAgain } from './lostTitles.ts';
import { readLinesAgain } from './readLinesAgain.ts';
import { doubtRows, readScannedPages } from './scannedStatement.ts';
import type { ScannedStatement } from './scannedStatement.ts';
import type { ScannedPage } from './scannedPage.ts';
import type { ReadStrip } from './stripReader.ts';

/** Sizes in which titles and lines in doubt are read again. */
const furtherSizes = [1, 1.3];

/** The words of a statement, and what follows from them. */
interface Attempt {
  readonly pages: readonly ScannedPage[];
  readonly read: ScannedStatement | Refusal;
  /** The lines of the rows; undefined if they are not known. */
  readonly places: readonly (RowPlace | undefined)[];
  /** Those of the rows that the balances confirm; undefined for the others. */
  readonly confirmed: readonly (RowPlace | undefined)[];
}

function attempt(pages: readonly ScannedPage[], options: ParseOptions): Attempt {
  try {
    const read = readScannedPages(pages, options);
    const { places, statement } = read;
    const isConfirmed = statement.transactions.map(({ status }) => status !== 'unproved');
    const confirmed = places.map((place, row) => (isConfirmed[row] === true ? place : undefined));
    return { pages, read, places, confirmed };
  } catch (error) {
    if (error instanceof Refusal) return { pages, read: error, places: [], confirmed: [] };
    throw error;
  }
}

/** The number of rows that the balances confirm as they were read; -1 for a refused statement. */
const countSure = ({ read }: Attempt): number =>
  read instanceof Refusal ? -1 : read.statement.proof.statuses.filter((status) => status === 'figures-proved').length;

/**
 * Reads a statement from the words of scanned pages, by the same engine as the text of a PDF. Titles that were not
 * found and lines in doubt are read again; a further reading counts if the balances confirm more rows with it. Dates,
 * which no balance confirms, are read twice.
 * @param readStrip reads lines again.
 * @throws Refusal as `parseStatement` does.
 */
export function parseScan(
  scanned: readonly ScannedPage[],
  options: ParseOptions,
  readStrip: ReadStrip,
): ScannedStatement {
  let best = attempt(scanned.map(correctFigures), options);
  const improve = (pages: readonly ScannedPage[] | undefined) => {
    const next = pages && attempt(pages, options);
    if (next && countSure(next) > countSure(best)) best = next;
  };
  for (const size of furtherSizes) improve(readTitlesAgain(best.pages, best.confirmed, readStrip, size));
  improve(lendTitles(best.pages, best.places));
  for (const size of furtherSizes) improve(readLinesAgain(best.pages, best.confirmed, readStrip, size));
  if (best.read instanceof Refusal) throw best.read;
  return doubtRows(best.read, doubtDates(best.pages, best.confirmed, readStrip));
}
