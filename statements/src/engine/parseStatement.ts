import { readAccountHolderNames } from './categories/accountHolderNames.ts';
import { collectPrintedBalances } from './proof/printedBalances.ts';
import { completeStatement } from './statement/completeStatement.ts';
import { readPrintedFigures } from './proof/printedFigures.ts';
import { findLayouts } from './table/findLayouts.ts';
import type { LayoutMatch } from './table/findLayouts.ts';
import type { Layout } from './layouts/layout.ts';
import { layouts as builtIn } from './layouts/layouts.ts';
import { splitIntoBlocks, readLines, textOf } from './text/lines.ts';
import type { Line } from './text/lines.ts';
import { prove } from './proof/proof.ts';
import type { Proof } from './proof/proof.ts';
import { Refusal } from './statement/refusal.ts';
import { readTable } from './table/readTable.ts';
import type { TableContent } from './table/readTable.ts';
import { inferMissingAmounts } from './amounts/inferMissingAmounts.ts';
import type { Statement } from './statement/statement.ts';
import { findSections } from './table/sections.ts';
import type { Section } from './table/sections.ts';
import type { TextSource } from './text/textSource.ts';
import { readWords } from './text/words.ts';

export interface ParseOptions {
  /** More pages than this are refused before any page is read. */
  readonly maxPages: number;
  /** The bank the sender named: it decides only between layouts that fit equally well. */
  readonly bankHint?: string;
  /** The layouts to know. Standard: those of `layouts/`. */
  readonly layouts?: readonly Layout[];
}

/** A document with fewer characters than this is a picture of a statement, not a statement. */
const minCharacters = 50;

function readPages(source: TextSource): Line[][] {
  let characters = 0;
  const pages = Array.from({ length: source.pageCount }, (_, index) => {
    const page = source.readPage(index);
    characters += page.glyphs.length;
    return readLines(readWords(page));
  });
  if (characters < minCharacters) throw new Refusal('no-text');
  return pages;
}

/** A line with something like a date and something like an amount: a row, whether it was understood or not. */
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

/** Reads the account people ask about: a savings, current or overdraft account before any other, the fullest first. */
function chooseSection(sections: readonly Section[], layout: Layout): SectionReading | undefined {
  const readings = sections.map((section) => ({ layout, section, table: readTable(section, layout) }));
  const rank = ({ section, table }: SectionReading) => [section.account.kind === 'other' ? 1 : 0, -table.rows.length] as const;
  return readings.toSorted((a, b) => rank(a)[0] - rank(b)[0] || rank(a)[1] - rank(b)[1])[0];
}

/** Reads by the first layout that finds rows; one that finds none stands where no line looks like a row either. */
function readByLayout(pages: readonly (readonly Line[])[], fits: readonly LayoutMatch[]): SectionReading {
  let empty: SectionReading | undefined;
  for (const { layout, heading } of fits) {
    const found = layout.headings.length === 0 ? { ...layout, headings: [heading] } : layout;
    const reading = chooseSection(findSections(pages, found), found);
    if (reading === undefined) continue;
    if (reading.table.rows.length > 0) return reading;
    empty ??= reading;
  }
  if (empty === undefined) throw new Refusal('unknown-layout');
  if (empty.table.foreign.some(looksLikeRow)) throw new Refusal('unreadable-rows');
  return empty;
}

/** Lines that look like rows and were not read count as a break, unless the rows close between printed balances. */
function countUnreadLines(proof: Proof, unread: number, isClosed: boolean): Proof {
  return unread === 0 || proof.breaks > 0 || isClosed ? proof : { ...proof, breaks: 1 };
}

/**
 * Reads a bank statement: finds the layout by what is printed, the rows by where it stands, and proves the amounts by
 * the running balance. No row is invented; an empty statement of a known layout has no transactions.
 * Throws `Refusal`: too-many-pages, damaged-pdf, no-text, unknown-layout, unreadable-rows.
 */
export function parseStatement(source: TextSource, options: ParseOptions): Statement {
  const { maxPages, bankHint, layouts = builtIn } = options;
  if (source.pageCount > maxPages)
    throw new Refusal('too-many-pages', `It has ${source.pageCount}; the limit is ${maxPages}.`);
  if (source.pageCount < 1) throw new Refusal('damaged-pdf');
  const pages = readPages(source);
  const { layout, section, table } = readByLayout(pages, findLayouts(pages, layouts, bankHint));
  const around = readPrintedFigures([...table.foreign, ...section.rest], layout);
  const { rows, inferred } = inferMissingAmounts(table.rows, around.opening);
  const printed = collectPrintedBalances(rows, table.figures, around);
  const proof = prove(rows, printed);
  const isClosed = printed.openingPaise !== undefined && printed.closingPaise !== undefined;
  const standings = proof.standings.map((standing, index) =>
    standing === 'proved' && inferred[index] === true ? 'inferred' : standing,
  );
  const holders = readAccountHolderNames(section.rest.map((line) => splitIntoBlocks(line).map(textOf)));
  return completeStatement(layout.id, rows, countUnreadLines({ ...proof, standings }, table.unread, isClosed), holders);
}
