import type { ParseOptions } from '../report/parseStatement.ts';
import { StatementRefusal } from '../refusals/refusal.ts';
import { correctFigures } from './correctFigures.ts';
import { doubtDates, findDatesAmongWords } from './doubtDates.ts';
import type { RowPlace } from './figureLines.ts';
import { lendTitles, readTitlesAgain } from './lostTitles.ts';
import { readLinesAgain } from './readLinesAgain.ts';
import { doubtRows, readScannedPages } from './scannedStatement.ts';
import type { ScannedStatement } from './scannedStatement.ts';
import type { ScannedPage } from '../pictures/scannedPage.ts';
import type { ReadStrip } from './stripReader.ts';

/** Sizes in which titles and lines in doubt are read again. */
const furtherSizes = [1, 1.3];

/** The words of a statement, and what follows from them. */
interface Attempt {
  readonly pages: readonly ScannedPage[];
  readonly read: ScannedStatement | StatementRefusal;
  /** The lines of the rows; undefined if they are not known. */
  readonly places: readonly (RowPlace | undefined)[];
  /** Those of the rows with a balance and without a date among the words; undefined for the others. */
  readonly whole: readonly (RowPlace | undefined)[];
  /** Those of the rows that the balances confirm; undefined for the others. */
  readonly confirmed: readonly (RowPlace | undefined)[];
}

function attempt(pages: readonly ScannedPage[], options: ParseOptions): Attempt {
  try {
    const read = readScannedPages(pages, options);
    const { places, statement } = read;
    const { transactions } = statement;
    const withDates = new Set(findDatesAmongWords(transactions));
    const isWhole = transactions.map(({ balancePaise }, row) => balancePaise !== undefined && !withDates.has(row));
    const whole = places.map((place, row) => (isWhole[row] === true ? place : undefined));
    const confirmed = places.map((place, row) => (transactions[row]?.status === 'unproved' ? undefined : place));
    return { pages, read, places, whole, confirmed };
  } catch (error) {
    if (error instanceof StatementRefusal) return { pages, read: error, places: [], whole: [], confirmed: [] };
    throw error;
  }
}

/** The number of rows that the balances confirm as they were read; -1 for a refused statement. */
const countSure = ({ read }: Attempt): number =>
  read instanceof StatementRefusal
    ? -1
    : read.statement.proof.statuses.filter((status) => status === 'figures-proved').length;

/** The number of rows that were found, and of those that lack nothing. */
const countRows = ({ places, whole }: Attempt): number =>
  places.length + whole.filter((place) => place !== undefined).length;

/** Pages with words that were read again; undefined if there is nothing to read. */
type ReadAgain = (last: Attempt) => readonly ScannedPage[] | undefined;

/** Reads a statement again in several ways, one after another: each counts if it makes a number greater. */
function improve(
  first: Attempt,
  options: ParseOptions,
  ways: readonly ReadAgain[],
  numberOf: (one: Attempt) => number,
): Attempt {
  let best = first;
  for (const readAgain of ways) {
    const pages = readAgain(best);
    const next = pages && attempt(pages, options);
    if (next && numberOf(next) > numberOf(best)) best = next;
  }
  return best;
}

/**
 * Reads a statement from the words of scanned pages, by the same engine as the text of a PDF. Titles that were not
 * found are read again, which counts if more rows are found, or more that lack nothing; then lines in doubt, which
 * counts if the balances confirm more rows. Dates, which no balance confirms, are read twice.
 * @param readStrip reads lines again.
 * @throws StatementRefusal as `parseStatement` does.
 */
export function parseScan(
  scanned: readonly ScannedPage[],
  options: ParseOptions,
  readStrip: ReadStrip,
): ScannedStatement {
  const titles = furtherSizes.map(
    (size): ReadAgain =>
      ({ pages, whole }) =>
        readTitlesAgain(pages, whole, readStrip, size),
  );
  const lines = furtherSizes.map(
    (size): ReadAgain =>
      ({ pages, confirmed }) =>
        readLinesAgain(pages, confirmed, readStrip, size),
  );
  const first = attempt(scanned.map(correctFigures), options);
  const titled = improve(first, options, titles, countRows);
  const lent: ReadAgain = ({ pages, whole }) => lendTitles(pages, whole);
  const best = improve(titled, options, [lent, ...lines], countSure);
  if (best.read instanceof StatementRefusal) throw best.read;
  const doubts = doubtDates(best.pages, best.confirmed, readStrip);
  return doubtRows(best.read, new Set([...doubts, ...findDatesAmongWords(best.read.statement.transactions)]));
}
