import { inferMissingAmounts } from './amounts/inferMissingAmounts.ts';
import { readAccountHolderNames } from './categories/accountHolderNames.ts';
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
import type { TableContent } from './table/readTable.ts';
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

/** Whether a line holds something like a date and something like an amount, and so may be a row that was not read. */
function looksLikeRow({ words }: Line): boolean {
  return (
    words.some((word) => /\d{1,2}[/.-]\w{2,3}[/.-]\d{2,4}/.test(word.text)) &&
    words.some((word) => /\d\.\d{2}\b/.test(word.text))
  );
}

interface SectionReading {
  readonly layout: Layout;
  readonly section: Section;
  readonly table: TableContent;
}

/**
 * Chooses the account that people ask about: a savings, current or overdraft account before any other, then the one
 * with the most rows.
 */
function chooseSection(sections: readonly Section[], layout: Layout): SectionReading | undefined {
  const readings = sections.map((section) => ({ layout, section, table: readTable(section, layout) }));
  const rank = ({ section, table }: SectionReading) =>
    [section.account.kind === 'other' ? 1 : 0, -table.rows.length] as const;
  return readings.toSorted((a, b) => rank(a)[0] - rank(b)[0] || rank(a)[1] - rank(b)[1])[0];
}

/**
 * Reads by the first layout that finds rows. A layout without rows is used only where no line looks like a row.
 * @throws Refusal with unknown-layout or unreadable-rows.
 */
function readByLayout(pages: readonly Page[], fits: readonly LayoutMatch[]): SectionReading {
  let empty: SectionReading | undefined;
  for (const { layout, heading } of fits) {
    const found = layout.headings.length === 0 ? { ...layout, headings: [heading] } : layout;
    const reading = chooseSection(
      findSections(
        pages.map(({ lines }) => lines),
        found,
        pages.map(({ rulings }) => rulings),
      ),
      found,
    );
    if (reading === undefined) continue;
    if (reading.table.rows.length > 0) return reading;
    empty ??= reading;
  }
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
  const { layout, section, table } = readByLayout(
    pages,
    findLayouts(
      pages.map(({ lines }) => lines),
      layouts,
      bankHint,
    ),
  );
  const around = readPrintedFigures([...table.otherLines, ...section.rest], layout);
  const { rows, inferred } = inferMissingAmounts(table.rows, around.opening);
  const printed = collectPrintedBalances(rows, table.summaryLines, around);
  const proof = markInferred(prove(rows, printed), inferred);
  const isClosed = printed.openingPaise !== undefined && printed.closingPaise !== undefined;
  const holders = readAccountHolderNames(section.rest.map((line) => splitIntoBlocks(line).map(textOf)));
  return completeStatement(layout.id, rows, countUnreadLines(proof, table.unreadCount, isClosed), holders);
}
