import { inferMissingAmounts } from './amounts/inferMissingAmounts.ts';
import type { StatementRow } from './amounts/statementRow.ts';
import { readAccountHolderNames } from './categories/accountHolderNames.ts';
import { looksLikeRow } from './evidence/looksLikeRow.ts';
import type { Layout } from './layouts/layout.ts';
import { layouts as knownLayouts } from './layouts/layouts.ts';
import { collectPrintedBalances } from './proof/printedBalances.ts';
import { readPrintedFigures } from './proof/printedFigures.ts';
import { markInferred, prove } from './proof/proof.ts';
import type { Proof } from './proof/proof.ts';
import { completeStatement } from './statement/completeStatement.ts';
import { Refusal } from './statement/refusal.ts';
import type { Statement } from './statement/statement.ts';
import { findLayouts } from './table/findLayouts.ts';
import type { LayoutMatch } from './table/findLayouts.ts';
import { readTable } from './table/readTable.ts';
import type { Assumptions, TableContent } from './table/readTable.ts';
import { findSections } from './table/sections.ts';
import type { Section } from './table/sections.ts';
import { splitIntoBlocks, readLines, textOf } from './text/lines.ts';
import type { Line } from './text/lines.ts';
import { findRulings } from './text/rulings.ts';
import type { Rulings } from './text/rulings.ts';
import type { TextSource } from './text/textSource.ts';
import { readWords } from './text/words.ts';

export interface ParseOptions {
  /** Refuses documents with more pages before any page is read. */
  readonly maxPages: number;
  /** The bank the sender named: it decides only between layouts that match equally well. */
  readonly bankHint?: string | undefined;
  /** The layouts to look for. Default: all that are known. */
  readonly layouts?: readonly Layout[];
}

/** A document with fewer characters is a picture of a statement. */
const minCharacters = 50;

interface Page {
  readonly lines: readonly Line[];
  readonly rulings: Rulings;
}

function readPages(source: TextSource): Page[] {
  let characters = 0;
  const pages = Array.from({ length: source.pageCount }, (_, index) => {
    const page = source.readPage(index);
    characters += page.glyphs.length;
    return { lines: readLines(readWords(page)), rulings: findRulings(page.paths ?? []) };
  });
  if (characters < minCharacters) throw new Refusal('no-text');
  return pages;
}

/** One way to read a file: by a layout, one account's section, and what is taken for granted. */
interface Reading {
  readonly layout: Layout;
  readonly section: Section;
  readonly table: TableContent;
  readonly rows: readonly StatementRow[];
  readonly proof: Proof;
}

function judge(layout: Layout, section: Section, table: TableContent): Reading {
  const around = readPrintedFigures([...table.otherLines, ...section.rest], layout);
  const { rows, inferred } = inferMissingAmounts(table.rows, around.opening);
  const printed = collectPrintedBalances(rows, table.summaryLines, around);
  const isClosed = printed.openingPaise !== undefined && printed.closingPaise !== undefined;
  const proof = countUnreadLines(markInferred(prove(rows, printed), inferred), table.unreadCount, isClosed);
  return { layout, section, table, rows, proof };
}

/**
 * Chooses the account that people ask about: a savings, current or overdraft account before any other, then the one
 * with the most rows.
 */
function chooseSection(
  sections: readonly Section[],
  layout: Layout,
  assumptions: Assumptions,
): { readonly section: Section; readonly table: TableContent } | undefined {
  const readings = sections.map((section) => ({ section, table: readTable(section, layout, assumptions) }));
  const rank = ({ section, table }: (typeof readings)[number]) =>
    [section.account.kind === 'other' ? 1 : 0, -table.rows.length] as const;
  return readings.toSorted((a, b) => rank(a)[0] - rank(b)[0] || rank(a)[1] - rank(b)[1])[0];
}

/** Whether everything a reading says is confirmed by the balances. */
function isConfirmed({ rows, proof, table }: Reading): boolean {
  return rows.length > 0 && proof.breaks === 0 && table.unreadCount === 0 && !proof.standings.includes('unproved');
}

/** A break weighs more than a row that is proved: it is one, and it throws doubt on others. */
const breakWeight = 3;

/** How far the arithmetic supports a reading: rows that are proved, less what contradicts it. */
function supportOf({ rows, proof, table }: Reading): number {
  const proved = proof.standings.filter((standing) => standing === 'proved').length;
  const inferred = proof.standings.filter((standing) => standing === 'inferred').length;
  return proved + inferred / 2 + rows.length / 100 - breakWeight * proof.breaks - table.unreadCount;
}

const assumptionsToTry: readonly Assumptions[] = [{}, { datesOnce: true }];

/**
 * Reads by every layout whose titles are there, with what a page may leave open taken one way and the other, until a
 * reading is confirmed by the balances; otherwise the one that they support best. A reading without rows is used only
 * where no line looks like a row.
 * @throws Refusal with unknown-layout or unreadable-rows.
 */
function chooseReading(pages: readonly Page[], fits: readonly LayoutMatch[]): Reading {
  // No reading may do without a balance that another one knows how to find.
  const opening = fits.find(({ layout }) => layout.opening !== undefined)?.layout.opening;
  let best: Reading | undefined;
  let empty: Reading | undefined;
  for (const { layout, heading } of fits) {
    const found =
      layout.headings.length === 0 ? { ...layout, headings: [heading], ...(opening && { opening }) } : layout;
    const sections = findSections(
      pages.map(({ lines }) => lines),
      found,
      pages.map(({ rulings }) => rulings),
    );
    for (const assumptions of assumptionsToTry) {
      const chosen = chooseSection(sections, found, assumptions);
      if (chosen === undefined) continue;
      const reading = judge(found, chosen.section, chosen.table);
      if (reading.rows.length === 0) empty ??= reading;
      else if (isConfirmed(reading)) return reading;
      else if (best === undefined || supportOf(reading) > supportOf(best)) best = reading;
    }
  }
  if (best !== undefined) return best;
  if (empty === undefined) throw new Refusal('unknown-layout');
  if (empty.table.otherLines.some(looksLikeRow)) throw new Refusal('unreadable-rows');
  return empty;
}

/**
 * Counts lines that look like rows and were not read as a break, unless the rows connect the printed opening and
 * closing balance.
 */
function countUnreadLines(proof: Proof, unread: number, isClosed: boolean): Proof {
  return unread === 0 || proof.breaks > 0 || isClosed ? proof : { ...proof, breaks: 1 };
}

/**
 * Reads a bank statement: finds the layout by its titles, the rows by their positions, and proves the amounts by the
 * running balance. An empty statement of a known layout has no transactions.
 * @throws Refusal with too-many-pages, damaged-pdf, no-text, unknown-layout or unreadable-rows.
 */
export function parseStatement(source: TextSource, options: ParseOptions): Statement {
  const { maxPages, bankHint, layouts = knownLayouts } = options;
  if (source.pageCount > maxPages)
    throw new Refusal('too-many-pages', `It has ${source.pageCount}; the limit is ${maxPages}.`);
  if (source.pageCount < 1) throw new Refusal('damaged-pdf');
  const pages = readPages(source);
  const { layout, section, rows, proof } = chooseReading(
    pages,
    findLayouts(
      pages.map(({ lines }) => lines),
      layouts,
      bankHint,
    ),
  );
  const holders = readAccountHolderNames(section.rest.map((line) => splitIntoBlocks(line).map(textOf)));
  return completeStatement(layout.id, rows, proof, holders);
}
