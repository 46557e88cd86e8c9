import { readHolders } from './accountHolder.ts';
import { readBalances } from './balances.ts';
import { completeStatement } from './completeStatement.ts';
import { findLayout } from './findLayout.ts';
import { layouts } from './layouts/index.ts';
import { blocksOf, readLines, textOf } from './lines.ts';
import type { Line } from './lines.ts';
import { prove } from './proof.ts';
import { Refusal } from './refusal.ts';
import { readRows } from './rows.ts';
import type { Statement } from './statement.ts';
import { findTable } from './table.ts';
import type { TextSource } from './textSource.ts';
import { readWords } from './words.ts';

export interface ParseOptions {
  /** More pages than this are refused before any page is read. */
  readonly maxPages: number;
  /** The bank the sender named: it decides only between layouts that fit equally well. */
  readonly bankHint?: string;
}

/** A document with fewer characters than this is a picture of a statement, not a statement. */
const fewestCharacters = 50;

function readPages(source: TextSource): Line[][] {
  let characters = 0;
  const pages = Array.from({ length: source.pageCount }, (_, index) => {
    const page = source.readPage(index);
    characters += page.glyphs.length;
    return readLines(readWords(page));
  });
  if (characters < fewestCharacters) throw new Refusal('no-text');
  return pages;
}

/** A line with something like a date and something like an amount: a row, whether it was understood or not. */
function looksDated({ words }: Line): boolean {
  return (
    words.some((word) => /\d{1,2}[/.-]\w{2,3}[/.-]\d{2,4}/.test(word.text)) &&
    words.some((word) => /\d\.\d{2}\b/.test(word.text))
  );
}

/**
 * Reads a bank statement: finds the layout by what is printed, the rows by where it stands, and proves the amounts by
 * the running balance. No row is invented; an empty statement of a known layout has no transactions.
 * Throws `Refusal`: too-many-pages, damaged-pdf, no-text, unknown-layout, unreadable-rows.
 */
export function parseStatement(source: TextSource, { maxPages, bankHint }: ParseOptions): Statement {
  if (source.pageCount > maxPages) throw new Refusal('too-many-pages', `The limit is ${maxPages}.`);
  if (source.pageCount < 1) throw new Refusal('damaged-pdf');
  const pages = readPages(source);
  const layout = findLayout(pages, layouts, bankHint);
  if (layout === undefined) {
    const banks = [...new Set(layouts.map(({ bank }) => bank))].join(', ');
    throw new Refusal('unknown-layout', `Supported banks: ${banks}.`);
  }
  const { table, rest } = findTable(pages, layout);
  const rows = readRows(table, layout);
  if (rows.length === 0 && table.some((part) => part.lines.some(looksDated))) throw new Refusal('unreadable-rows');
  const holders = readHolders(rest.map((line) => blocksOf(line).map(textOf)));
  return completeStatement(layout.id, rows, prove(rows, readBalances(rest, layout)), holders);
}
