import { readAccountHolderNames } from '../categories/accountHolderNames.ts';
import type { Layout } from '../layouts/layout.ts';
import { anyLabel } from '../layouts/labels.ts';
import { layouts as knownLayouts } from '../layouts/data/layouts.ts';
import { chooseReading } from '../proof/chooseReading.ts';
import type { Page } from '../proof/readAccounts.ts';
import { doubtAll, markFiguresAlone } from '../proof/proof.ts';
import { describeLines, hasDateAndFigure } from '../evidence/describeLines.ts';
import { lacksPages, readPrintedPages } from '../evidence/lacksPages.ts';
import type { AccountReading } from '../proof/reading.ts';
import { countRows, doubtsOf } from '../proof/reading.ts';
import type { Doubt } from '../refusals/doubts.ts';
import { completeStatement } from './completeStatement.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { Statement } from './statement.ts';
import { findLayouts } from '../table/headings/findLayouts.ts';
import { joinStackedDates } from '../lines/joinStackedDates.ts';
import { joinThousands } from '../lines/joinThousands.ts';
import { joinWrappedTitles } from '../lines/joinWrappedTitles.ts';
import { joinWrappedFigures } from '../lines/joinWrappedFigures.ts';
import { spreadTitles } from '../lines/spreadTitles.ts';
import { separateDatesOfDigits } from '../lines/separateDatesOfDigits.ts';
import { readLines, splitIntoBlocks, textOf } from '../lines/lines.ts';
import type { Line } from '../lines/lines.ts';
import { findRulings } from '../lines/rulings.ts';
import type { TextSource } from '../text/textSource.ts';
import { takeOutBars } from '../lines/takeOutBars.ts';
import { takeOutMarks } from '../lines/takeOutMarks.ts';
import { takeOutWatermarks } from '../lines/takeOutWatermarks.ts';
import { readWords } from '../lines/words.ts';

/** Options for reading a statement. */
export interface ParseOptions {
  /** Refuses documents with more pages before any page is read. */
  readonly maxPages: number;
  /** Whether the file is known to be damaged, so that its pages may show less than was drawn. */
  readonly isDamaged?: boolean;
  /** The bank that the sender named: it only decides between layouts that match equally well. */
  readonly bankHint?: string | undefined;
  /** The layouts to look for. Default: all known layouts. */
  readonly layouts?: readonly Layout[];
}

/** A document with fewer characters is a scanned statement. */
const minCharacters = 50;

function readPages(source: TextSource): Page[] {
  let characters = 0;
  const pages = Array.from({ length: source.pageCount }, (_, index) => {
    const page = source.readPage(index);
    characters += page.glyphs.length;
    const { lines, edges } = takeOutBars(readLines(takeOutWatermarks(readWords(page))));
    const { horizontal, vertical } = findRulings(page.paths ?? []);
    return {
      lines: spreadTitles(joinWrappedTitles(lines.map(takeOutMarks).map(joinThousands))),
      rulings: { horizontal, vertical: [...vertical, ...edges] },
    };
  });
  if (characters === 0) throw new Refusal('no-text');
  if (characters < minCharacters) throw new Refusal('no-text', { kind: 'little-text' });
  const lines = separateDatesOfDigits(joinStackedDates(joinWrappedFigures(pages.map((page) => page.lines))));
  return pages.map((page, index) => ({ ...page, lines: lines[index] ?? page.lines }));
}

/**
 * Lowers the statuses of rows in two cases. In a damaged file, words and rows may be missing even if the balances
 * agree. If the dates can be read in two ways, the balances prove the figures alone.
 */
function takeBackCertainty(account: AccountReading, isDamaged: boolean): AccountReading {
  const { proof, hasAmbiguousDates, hasDoubtfulWords } = account;
  if (isDamaged) return { ...account, proof: doubtAll(proof) };
  const isInDoubt = hasDoubtfulWords.map((isDoubtful) => isDoubtful || hasAmbiguousDates);
  return { ...account, proof: markFiguresAlone(proof, isInDoubt) };
}

/** This number of lines with a date and a figure makes a table of transactions, whatever else the lines look like. */
const minLinesOfTable = 3;

/** Whether a line has an amount that is neither a balance nor a total. */
const holdsAmount = ({ words }: Line): boolean =>
  words.some(({ isAmount }) => isAmount) && !anyLabel.test(textOf(words));

/** Whether the balances printed before and after the rows differ: there were then transactions between them. */
const hasMoved = ({ proof: { openingPaise, closingPaise } }: AccountReading): boolean => openingPaise !== closingPaise;

/**
 * Checks that a statement has no transactions: the file must be whole, and no line may be a transaction.
 * @throws Refusal with damaged-pdf or unreadable-rows.
 */
function checkEmptiness(pages: readonly Page[], accounts: readonly AccountReading[], doubts: readonly Doubt[]): void {
  if (doubts.includes('damaged')) throw new Refusal('damaged-pdf');
  if (doubts.includes('pages-missing')) throw new Refusal('unreadable-rows', { kind: 'pages-missing' });
  const lines = pages.flatMap((page) => page.lines);
  const inTables = accounts.flatMap(({ otherLines }) => otherLines);
  const mayBeRows = Math.max(lines.filter(hasDateAndFigure).length, inTables.filter(holdsAmount).length);
  if (doubts.includes('lines-unread') || accounts.some(hasMoved) || mayBeRows >= minLinesOfTable) {
    throw new Refusal('unreadable-rows', describeLines(lines));
  }
}

/**
 * Reads a bank statement: finds the layout by its titles, the rows by their positions, and proves the amounts by the
 * running balance. An empty statement of a known layout has no transactions.
 * @throws Refusal with too-many-pages, damaged-pdf, no-text, unknown-layout or unreadable-rows.
 */
export function parseStatement(source: TextSource, options: ParseOptions): Statement {
  const { maxPages, bankHint, layouts = knownLayouts } = options;
  if (source.pageCount > maxPages)
    throw new Refusal('too-many-pages', { kind: 'pages', count: source.pageCount, limit: maxPages });
  if (source.pageCount < 1) throw new Refusal('damaged-pdf');
  const isDamaged = options.isDamaged === true || source.isDamaged === true;
  const pages = readPages(source);
  const reading = chooseReading(
    pages,
    findLayouts(
      pages.map(({ lines }) => lines),
      layouts,
      bankHint,
    ),
  );
  const printedPages = readPrintedPages(pages.map(({ lines }) => lines));
  const doubts: Doubt[] = [
    ...(isDamaged ? (['damaged'] as const) : []),
    ...(lacksPages(printedPages) ? (['pages-missing'] as const) : []),
    ...doubtsOf(reading),
  ];
  if (countRows(reading) === 0) checkEmptiness(pages, reading.accounts, doubts);
  // Accounts in one table have the same lines around it.
  const linesAround = new Set(reading.accounts.flatMap(({ rest }) => rest));
  const holders = readAccountHolderNames([...linesAround].map((line) => splitIntoBlocks(line).map(textOf)));
  const accounts = reading.accounts.map((account) => takeBackCertainty(account, isDamaged));
  const statement = completeStatement(reading.layout.id, accounts, holders, doubts);
  return { ...statement, ...(printedPages && { printedPages }) };
}
