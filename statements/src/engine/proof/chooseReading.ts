import type { FileFacts } from '../evidence/fileFacts.ts';
import { describeLines, hasFormOfRow } from '../evidence/describeLines.ts';
import { looksLikeRow } from '../evidence/looksLikeRow.ts';
import { genericLayout } from '../layouts/generic.ts';
import { anyLabel } from '../layouts/labels.ts';
import type { Heading, Layout } from '../layouts/layout.ts';
import { StatementRefusal } from '../refusals/refusal.ts';
import type { LayoutMatch } from '../table/headings/findLayouts.ts';
import { findAllSections } from '../table/findAllSections.ts';
import { findSections } from '../table/sections.ts';
import type { Section } from '../table/section.ts';
import { textOf } from '../lines/lines.ts';
import type { Line } from '../lines/lines.ts';
import { addOtherTables } from './addOtherTables.ts';
import type { Assumptions } from '../readings/assumptions.ts';
import { findSectionsWithoutTitles } from '../table/findSectionsWithoutTitles.ts';
import { countMissing } from './countMissing.ts';
import { readAccounts } from './readAccounts.ts';
import {
  countProved,
  countRows,
  isConfirmed,
  isConvincing,
  isListOfFigures,
  readsBalances,
  supportOf,
} from './reading.ts';
import { linesOf, rulingsOf } from '../lines/page.ts';
import type { Page } from '../lines/page.ts';
import type { Reading } from './reading.ts';

const hasBalance = (sections: readonly Section[]): boolean =>
  sections.some(({ parts }) => parts.some(({ titles }) => titles.some(({ role }) => role === 'balance')));

/** If a smaller share of the rows is proved, the titles may have been misunderstood. */
const doubtfulShare = 0.5;
/** A reading without titles has to prove this share of its rows, because it may be a list of anything. */
const certainShare = 0.8;

const isDoubtful = (reading: Reading): boolean => countProved(reading) < doubtfulShare * countRows(reading);

type FileAssumptions = Pick<FileFacts, 'isCard' | 'notation'>;

/** Reads a table by its figures alone; `undefined` if the balances do not prove it, unless it is that of a card. */
function readWithoutTitles(
  lines: readonly (readonly Line[])[],
  { isCard, ...file }: FileAssumptions,
): Reading | undefined {
  let best: Reading | undefined;
  for (const sections of findSectionsWithoutTitles(lines)) {
    const isOfCard = isCard && !hasBalance(sections);
    const reading = readAccounts(sections, genericLayout, { ...file, isCard: isOfCard });
    const isCertain = countProved(reading) >= certainShare * countRows(reading);
    if (countRows(reading) === 0 || !(isOfCard || isCertain)) continue;
    if (best === undefined || supportOf(reading) > supportOf(best)) best = reading;
  }
  return best;
}

/**
 * Whether one reading proves more than another or, if neither proves anything, has far more rows. It must not ignore
 * balances that the other one read.
 */
function readsMore(one: Reading, other: Reading | undefined): boolean {
  if (other === undefined) return true;
  if (swapsSides(one, other)) return false;
  if (readsBalances(other) && !readsBalances(one)) return false;
  if (countProved(one) > countProved(other)) return true;
  return countProved(other) === 0 && countRows(one) >= 2 * countRows(other);
}

/** A line with this number of amounts may be a row whose date was not understood. One such line may be a summary. */
const amountsOfRow = 2;

const hasFormOfFigures = ({ words }: Line): boolean =>
  words.filter((word) => word.isAmount).length >= amountsOfRow && !anyLabel.test(textOf(words));

/** Without titles, it is unknown which words are a narration. */
const doubtWords = (reading: Reading): Reading => ({
  ...reading,
  accounts: reading.accounts.map((account) => ({ ...account, hasDoubtfulWords: account.rows.map(() => true) })),
});

/**
 * Whether a reading has the amounts of another one on the other side. A debt printed without a sign agrees with swapped
 * sides, but the titles name the sides and contradict them.
 */
function swapsSides(one: Reading, other: Reading): boolean {
  const sided = ({ accounts }: Reading) =>
    accounts.flatMap(({ rows }) => rows).filter(({ debitPaise, creditPaise }) => debitPaise + creditPaise > 0);
  const keyOf = (date: string, debitPaise: number, creditPaise: number) => `${date} ${debitPaise} ${creditPaise}`;
  const named = new Set(sided(other).map((row) => keyOf(row.date, row.debitPaise, row.creditPaise)));
  const swapped = sided(one).filter((row) => named.has(keyOf(row.date, row.creditPaise, row.debitPaise)));
  const same = sided(one).filter((row) => named.has(keyOf(row.date, row.debitPaise, row.creditPaise)));
  return swapped.length > same.length;
}

/** Whether lines of a table may be rows that were not read. */
const lookUnread = (lines: readonly Line[]): boolean =>
  lines.some((line) => looksLikeRow(line) || hasFormOfRow(line)) || lines.filter(hasFormOfFigures).length > 1;

/** The facts known about a file after it was read with each of its headings. */
interface TitledReadings {
  /** The reading that is confirmed, or else the one that the balances support best. */
  best: Reading | undefined;
  isCertain: boolean;
  /** The first reading without rows. */
  empty: Reading | undefined;
  /** The headings of tables without a balance. Several may belong to one statement. */
  readonly headings: Set<Heading>;
  /** The lines that are transactions of tables without a balance. */
  readonly transactions: Set<Line>;
}

function noteTransactions({ transactions }: TitledReadings, { accounts }: Reading): void {
  for (const line of accounts.flatMap(({ transactionLines }) => transactionLines)) transactions.add(line);
}

/** Whether no line of the tables of a reading without rows can be a row, under any assumptions. */
const holdsNoFigures = ({ accounts }: Reading): boolean =>
  accounts.every(
    ({ otherLines, unreadCount }) =>
      unreadCount === 0 && !otherLines.some(({ words }) => words.some(({ text }) => /\d/.test(text))),
  );

/**
 * Whether a page certainly has the table of a layout: two titles are enough, but a single one may be any word, so that
 * the bank's name or IFSC must be printed too.
 */
function isCertainlyOf({ bank }: Layout, sections: readonly Section[], pages: readonly Page[]): boolean {
  const hasTitles = sections.some(({ parts }) => parts.some(({ titles }) => titles.length > 1));
  const isMarked = ({ words }: Line) => bank.marks.some((mark) => mark.test(textOf(words)));
  return hasTitles || pages.some(({ lines }) => lines.some(isMarked));
}

/** Reads with every layout whose titles are found, under each assumption about the points that a page leaves open. */
function readByTitles(
  pages: readonly Page[],
  fits: readonly LayoutMatch[],
  file: FileAssumptions,
  openToReading: readonly Assumptions[],
): TitledReadings {
  const found: TitledReadings = {
    best: undefined,
    isCertain: false,
    empty: undefined,
    headings: new Set(),
    transactions: new Set(),
  };
  for (const { layout, sections } of findAllSections(pages, fits)) {
    if (sections.length === 0) continue;
    const hasNoBalance = !hasBalance(sections);
    const isOneOfSeveral = layout.id === genericLayout.id && hasNoBalance;
    if (isOneOfSeveral) for (const heading of layout.headings) found.headings.add(heading);
    for (const open of openToReading) {
      const assumptions = { ...file, ...open, isCard: file.isCard && hasNoBalance };
      const reading = readAccounts(sections, layout, assumptions);
      if (countRows(reading) === 0) {
        if (isCertainlyOf(layout, sections, pages)) found.empty ??= reading;
        if (holdsNoFigures(reading)) break;
        continue;
      }
      if (isOneOfSeveral && open === openToReading[0]) noteTransactions(found, reading);
      if (readsBalances(reading) && (isConfirmed(reading) || isConvincing(reading))) {
        return { ...found, best: addOtherTables(pages, fits, reading), isCertain: true };
      }
      if (found.best === undefined || supportOf(reading) > supportOf(found.best)) found.best = reading;
    }
  }
  if (found.best !== undefined) found.best = addOtherTables(pages, fits, found.best);
  return found;
}

const wordsOfHeading = (heading: Heading): string[] => heading.flatMap(([, ...texts]) => texts.join(' ').split(' '));

/** Whether a heading is only the lower line of another: it has fewer columns, and all its words are in the other. */
function isPartOfHeading(one: Heading, other: Heading): boolean {
  const [few, all] = [new Set(wordsOfHeading(one)), new Set(wordsOfHeading(other))];
  return one.length < other.length && few.size < all.size && [...few].every((word) => all.has(word));
}

/**
 * Reads tables with different titles together: deposits, withdrawals and cheques may each have one of their own. Even
 * if this finds no more rows, they have the sides of their own sections.
 */
function readTogether(pages: readonly Page[], found: TitledReadings, file: FileAssumptions): void {
  const { headings, best } = found;
  if (headings.size < 2 || (best !== undefined && isConfirmed(best))) return;
  const all = [...headings];
  const layout = { ...genericLayout, headings: all.filter((one) => !all.some((other) => isPartOfHeading(one, other))) };
  const sections = findSections(linesOf(pages), layout, rulingsOf(pages));
  const reading = readAccounts(sections, layout, file);
  noteTransactions(found, reading);
  if (countRows(reading) > 0 && (best === undefined || supportOf(reading) >= supportOf(best))) found.best = reading;
}

/**
 * Reads by titles until the balances confirm a reading; otherwise it takes the one that they support best. If none is
 * confirmed, it also reads by the figures alone, and uses that reading if the balances prove more of it. A reading
 * without rows is used only if no line looks like a row.
 * @throws StatementRefusal with unknown-layout or unreadable-rows.
 */
export function chooseReading(
  pages: readonly Page[],
  fits: readonly LayoutMatch[],
  { isCard, isLoan, notation }: FileFacts,
): Reading {
  const lines = linesOf(pages);
  const file = { isCard, notation };
  const openToReading = [
    {},
    { datesOnce: true },
    ...(isCard ? [{ spendsMinus: true }, { spendsMinus: true, datesOnce: true }] : []),
    ...(isLoan ? [{ isLoan: true }] : []),
  ];
  const found = readByTitles(pages, fits, file, openToReading);
  if (found.best !== undefined && found.isCertain) return found.best;
  readTogether(pages, found, file);
  const { best, empty, transactions } = found;
  const hasUnread = empty?.accounts.some(({ otherLines }) => lookUnread(otherLines)) === true;
  if (best === undefined && empty !== undefined && !hasUnread) return empty;
  const withoutTitles = best === undefined || isDoubtful(best) ? readWithoutTitles(lines, file) : undefined;
  if (withoutTitles !== undefined && readsMore(withoutTitles, best)) return doubtWords(withoutTitles);
  const counted = best && countMissing(best, transactions, isCard);
  if (counted !== undefined && !isListOfFigures(counted)) return counted;
  throw new StatementRefusal(hasUnread ? 'unreadable-rows' : 'unknown-layout', describeLines(lines.flat()));
}
