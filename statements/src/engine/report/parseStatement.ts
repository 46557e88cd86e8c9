import { readAccountHolderNames } from '../categories/accountHolderNames.ts';
import { readFileFacts } from '../evidence/fileFacts.ts';
import { lacksPages } from '../evidence/pageNumbers.ts';
import { layouts as knownLayouts } from '../layouts/data/layouts.ts';
import type { Layout } from '../layouts/layout.ts';
import { splitIntoBlocks, textOf } from '../lines/lines.ts';
import { linesOf } from '../lines/page.ts';
import { readPages } from '../lines/readPages.ts';
import { checkEmptiness } from '../proof/checkEmptiness.ts';
import { chooseReading } from '../proof/chooseReading.ts';
import { doubtAll, markFiguresAlone } from '../proof/proof.ts';
import { countRows, doubtsOf } from '../proof/reading.ts';
import type { AccountReading } from '../proof/reading.ts';
import type { Doubt } from '../refusals/doubts.ts';
import { StatementRefusal } from '../refusals/refusal.ts';
import { findLayouts } from '../table/headings/findLayouts.ts';
import type { TextSource } from '../text/textSource.ts';
import { completeStatement } from './completeStatement.ts';
import type { Statement } from './statement.ts';

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

/**
 * Reads a bank statement: finds the layout by its titles, the rows by their positions, and proves the amounts by the
 * running balance. An empty statement of a known layout has no transactions.
 * @throws StatementRefusal with too-many-pages, damaged-pdf, no-text, unknown-layout or unreadable-rows.
 */
export function parseStatement(source: TextSource, options: ParseOptions): Statement {
  const { maxPages, bankHint, layouts = knownLayouts } = options;
  if (source.pageCount > maxPages)
    throw new StatementRefusal('too-many-pages', { kind: 'pages', count: source.pageCount, limit: maxPages });
  if (source.pageCount < 1) throw new StatementRefusal('damaged-pdf');
  const isDamaged = options.isDamaged === true || source.isDamaged === true;
  const pages = readPages(source);
  const lines = linesOf(pages);
  const facts = readFileFacts(lines);
  const reading = chooseReading(pages, findLayouts(lines, layouts, bankHint), facts);
  const { printedPages } = facts;
  const doubts: Doubt[] = [
    ...(isDamaged ? (['damaged'] as const) : []),
    ...(lacksPages(printedPages) ? (['pages-missing'] as const) : []),
    ...doubtsOf(reading),
  ];
  if (countRows(reading) === 0) checkEmptiness(lines.flat(), reading.accounts, doubts);
  // Accounts in one table have the same lines around it.
  const linesAround = new Set(reading.accounts.flatMap(({ rest }) => rest));
  const holders = readAccountHolderNames([...linesAround].map((line) => splitIntoBlocks(line).map(textOf)));
  const accounts = reading.accounts.map((account) => takeBackCertainty(account, isDamaged));
  const statement = completeStatement(reading.layout.id, accounts, holders, doubts);
  return { ...statement, ...(printedPages && { printedPages }) };
}
