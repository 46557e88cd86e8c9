import { readLeadingDate } from '../amounts/dates.ts';
import { readSide } from '../amounts/side.ts';
import { sideOfSection } from '../evidence/sideOfSection.ts';
import { moneyRoles } from '../layouts/layout.ts';
import type { Column, Heading, ColumnRole } from '../layouts/layout.ts';
import { titleWords } from '../layouts/titleWords.ts';
import { textOf } from '../text/lines.ts';
import { guessRole } from '../layouts/guessRole.ts';
import type { Line } from '../text/lines.ts';
import { titleKey } from '../text/words.ts';
import type { Word } from '../text/words.ts';
import { findGutter } from './findGutter.ts';
import { findHeadingStack, isNameOfTable, minTitleGap } from './headingStack.ts';
import { headTwoColumns, rowsBelow } from './headTwoColumns.ts';
import type { RowsBelow } from './headTwoColumns.ts';
import { matchTitle } from './titles.ts';
import type { TitleExtent } from './titles.ts';

interface KnownTitle extends TitleExtent {
  readonly role: ColumnRole;
  /** The position of the title in the list of its role: the title listed earlier is preferred. */
  readonly rank: number;
}

const knownTitleKeys = titleWords
  .flatMap(([role, titles]) => titles.map((title, rank) => ({ role, rank, key: titleKey(title) })))
  .sort((a, b) => b.key.length - a.key.length);

/** A guessed title counts after those that are known. */
const guessedRank = 1000;

/** Whether the words of a title on one line head several columns: `Debit` beside `Credit Amount`. */
function isOfTwoColumns({ words, firstLine, lastLine }: TitleExtent, rows: RowsBelow): boolean {
  if (firstLine !== lastLine) return false;
  return words.some((_, at) => at > 0 && headTwoColumns(words.slice(0, at), words.slice(at), rows));
}

interface WordOnLine {
  readonly at: number;
  readonly word: Word;
}

/** The words of these lines by the first character of their keys: most titles begin with none of them. */
function groupByFirstCharacter(lines: readonly Line[], stack: readonly number[]): Map<string, WordOnLine[]> {
  const groups = new Map<string, WordOnLine[]>();
  for (const at of stack) {
    for (const word of lines[at]?.words ?? []) {
      const first = word.key.charAt(0);
      if (first !== '') groups.set(first, [...(groups.get(first) ?? []), { at, word }]);
    }
  }
  return groups;
}

/** Finds every known title on these lines, the longest first. No word belongs to two titles. */
function findKnownTitles(lines: readonly Line[], stack: readonly number[], rows: RowsBelow): KnownTitle[] {
  const words = groupByFirstCharacter(lines, stack);
  const taken = new Set<Word>();
  const found: KnownTitle[] = [];
  for (const { role, rank, key } of knownTitleKeys) {
    for (const { at, word } of words.get(key.charAt(0)) ?? []) {
      if (taken.has(word)) continue;
      const extent = matchTitle(lines, stack, at, word, key);
      if (extent === undefined || extent.words.some((one) => taken.has(one))) continue;
      if (isOfTwoColumns(extent, rows)) continue;
      for (const one of extent.words) taken.add(one);
      found.push({ ...extent, role, rank });
    }
  }
  return found;
}

/** The title on the same line that words follow or precede without a gap: they are part of it. */
function findTitleBeside(
  titles: readonly KnownTitle[],
  words: readonly Word[],
  at: number,
  rows: RowsBelow,
): KnownTitle | undefined {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const gap = minTitleGap * first.height;
  return titles.find((title) => {
    const { x0, x1, firstLine, lastLine } = title;
    if (firstLine !== at || lastLine !== at) return false;
    const follows = first.x0 >= x1 && first.x0 - x1 < gap && !headTwoColumns(title.words, words, rows);
    return follows || (x0 >= last.x1 && x0 - last.x1 < gap && !headTwoColumns(words, title.words, rows));
  });
}

/** The titles of one meaning on both sides of a mark on their line: `Narration / Description` heads one column. */
function findTitlesAround(
  titles: readonly KnownTitle[],
  words: readonly Word[],
  at: number,
): readonly [KnownTitle, KnownTitle] | undefined {
  const [mark] = words;
  if (mark === undefined || words.length > 1 || mark.key !== '') return undefined;
  const gap = minTitleGap * mark.height;
  const onLine = titles.filter(({ firstLine, lastLine }) => firstLine === at && lastLine === at);
  const left = onLine.find(({ x1 }) => mark.x0 >= x1 && mark.x0 - x1 < gap);
  const right = onLine.find(({ x0 }) => x0 >= mark.x1 && x0 - mark.x1 < gap);
  return left && right && left.role === right.role ? [left, right] : undefined;
}

/** Splits the words of a line at gaps that show where another column begins, here or in the rows below. */
function splitAtGaps(words: readonly Word[], rows: RowsBelow): Word[][] {
  const runs: Word[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const isNear = before !== undefined && word.x0 - before.x1 < minTitleGap * word.height;
    if (run && isNear && !headTwoColumns(run, [word], rows)) run.push(word);
    else runs.push([word]);
  }
  return runs;
}

/**
 * Adds the words of a heading that are in no known title. Words beside a title belong to it; words above a column of
 * their own are a title.
 */
function addUnknownTitles(
  lines: readonly Line[],
  stack: readonly number[],
  known: readonly KnownTitle[],
  rows: RowsBelow,
): KnownTitle[] {
  let titles = [...known];
  for (const at of stack) {
    const free = (lines[at]?.words ?? []).filter((word) => !known.some((title) => title.words.includes(word)));
    for (const words of splitAtGaps(free, rows)) {
      const x0 = words[0]?.x0 ?? 0;
      const x1 = words.at(-1)?.x1 ?? 0;
      const around = findTitlesAround(titles, words, at);
      if (around !== undefined) {
        const [left, right] = around;
        const joined = { ...joinTitles(left, right), words: [...left.words, ...words, ...right.words] };
        titles = titles.flatMap((title) => (title === left ? [joined] : title === right ? [] : [title]));
        continue;
      }
      const beside = findTitleBeside(titles, words, at, rows);
      if (beside !== undefined) {
        const all = [...beside.words, ...words].toSorted((a, b) => a.x0 - b.x0);
        const extent = { x0: Math.min(beside.x0, x0), x1: Math.max(beside.x1, x1), words: all };
        titles[titles.indexOf(beside)] = { ...beside, ...extent };
        continue;
      }
      if (titles.some((title) => title.x0 < x1 && title.x1 > x0)) continue;
      const role = guessRole(textOf(words)) ?? 'other';
      titles.push({ role, rank: guessedRank, x0, x1, firstLine: at, lastLine: at, words });
    }
  }
  return titles;
}

/**
 * Decides the role of each title by comparing it with the others: a second date is a value date, a second amount has no
 * role.
 */
function assignRoles(titles: readonly KnownTitle[]): ColumnRole[] {
  const best = (role: ColumnRole) =>
    titles.filter((title) => title.role === role).toSorted((a, b) => a.rank - b.rank || a.x0 - b.x0)[0];
  const date = best('date') ?? best('valueDate');
  const amount = best('amount');
  const debit = best('debit');
  const balance = best('balance');
  const sides = titles.filter(({ role }) => role === 'side');
  const paired = debit !== undefined && best('credit') !== undefined;
  return titles.map((title) => {
    const { role } = title;
    if (title === date) return 'date';
    if (role === 'date') return 'valueDate';
    if (role === 'amount' && paired) return 'other';
    if (role === 'side') {
      const ofBalance = balance !== undefined && title.x0 > balance.x0 && (sides.length > 1 || amount === undefined);
      return ofBalance ? 'balanceSide' : amount === undefined ? 'other' : 'side';
    }
    return role === 'other' || role === 'valueDate' || title === best(role) ? role : 'other';
  });
}

/** The further down its role is in this list, the less a title says about its column. */
const strengthOfRole: readonly ColumnRole[] = ['debit', 'credit', 'balance', 'amount', 'valueDate', 'date', 'side'];

function standsOver(one: KnownTitle, other: KnownTitle): boolean {
  const overlap = Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0);
  const isOnOtherLine = one.lastLine < other.firstLine || other.lastLine < one.firstLine;
  return isOnOtherLine && overlap > minShareOfNarrower * Math.min(one.x1 - one.x0, other.x1 - other.x0);
}

/**
 * Joins titles one above the other: they head one column, which takes the more telling role. A text below several
 * titles belongs to none of them.
 */
function mergeStacked(titles: readonly KnownTitle[]): KnownTitle[] {
  const merged: KnownTitle[] = [];
  for (const title of titles) {
    const over = merged.filter((other) => standsOver(title, other));
    const [other] = over;
    if (other === undefined || over.length > 1) merged.push(title);
    else merged[merged.indexOf(other)] = joinTitles(other, title);
  }
  return merged;
}

/** Whether the texts below two titles have a gap between them. */
const isApart = (left: KnownTitle, right: KnownTitle, rows: RowsBelow): boolean =>
  findGutter(left, right, rows.lines, minTitleGap) !== undefined;

/**
 * Rows tell nothing about a column if no word is below its title, for example if the date of a row is on a line of its
 * own.
 */
const hasWordsUnder = ({ x0, x1 }: KnownTitle, { lines }: RowsBelow): boolean =>
  lines.some(({ words }) => words.some((word) => word.x0 < x1 && word.x1 > x0));

/**
 * Whether a title heads two columns that have titles of their own below it: `Amount` above `Withdrawal` and `Deposit`.
 * It reaches from one of them to the space before the other, names the amounts between the two sides, or has no column
 * of its own below it.
 */
function spansTwo(title: KnownTitle, titles: readonly KnownTitle[], rows: RowsBelow): boolean {
  // These name columns in any place.
  if (['debit', 'credit', 'balance'].includes(title.role)) return false;
  const lower = titles.filter(({ firstLine }) => firstLine > title.lastLine).toSorted((a, b) => a.x0 - b.x0);
  return lower.some((right, at) => {
    const left = lower[at - 1];
    if (left === undefined || title.x0 >= right.x0 || title.x1 <= left.x1) return false;
    const isOverOne = (title.x0 < left.x1 || title.x1 > right.x0) && title.x0 >= left.x0 && title.x1 <= right.x1;
    const areSides = [left, right].every(({ role }) => role === 'debit' || role === 'credit');
    const hasNoColumn = hasWordsUnder(title, rows) && !isApart(left, title, rows) && !isApart(title, right, rows);
    return isOverOne || (title.role === 'amount' && areSides) || hasNoColumn;
  });
}

const withoutSpans = (titles: readonly KnownTitle[], rows: RowsBelow) =>
  titles.filter((title) => !spansTwo(title, titles, rows));

/** Titles on two lines head one column if they share at least this much of the narrower one's width. */
const minShareOfNarrower = 0.5;

function joinTitles(one: KnownTitle, other: KnownTitle): KnownTitle {
  const strength = ({ role }: KnownTitle) => {
    const at = strengthOfRole.indexOf(role);
    return at < 0 ? strengthOfRole.length : at;
  };
  const [stronger] = [one, other].toSorted((a, b) => strength(a) - strength(b));
  const [upper, lower] = one.firstLine <= other.firstLine ? [one, other] : [other, one];
  return {
    ...(stronger ?? one),
    x0: Math.min(one.x0, other.x0),
    x1: Math.max(one.x1, other.x1),
    firstLine: upper.firstLine,
    lastLine: Math.max(one.lastLine, other.lastLine),
    words: [...upper.words, ...lower.words],
  };
}

/** The number of lines below the titles that are searched for dates. */
const linesWithDates = 12;

/** If no title names the date, the title above the dates does: `Transaction`, or a title in an unknown script. */
function findDateTitle(titles: readonly KnownTitle[], below: readonly Line[]): readonly KnownTitle[] {
  if (titles.some(({ role }) => role === 'date' || role === 'valueDate')) return titles;
  const starts = below.slice(0, linesWithDates).flatMap(({ words }) => {
    const at = words.findIndex((_, index) => readLeadingDate(words.slice(index).map(({ text }) => text)) !== undefined);
    return words[at]?.x0 ?? [];
  });
  const [start] = starts;
  if (start === undefined || starts.length < 2) return titles;
  const free = titles.filter(({ role }) => !moneyRoles.has(role));
  const [nearest] = free.toSorted((a, b) => Math.abs(a.x0 - start) - Math.abs(b.x0 - start));
  return titles.map((title) => (title === nearest ? { ...title, role: 'date' } : title));
}

/** The index of the text column with the most room up to the next column; -1 if there is none. */
function widestOther(titles: readonly KnownTitle[], roles: readonly ColumnRole[]): number {
  const room = titles.map(({ role, x0 }, index) =>
    roles[index] === 'other' && !moneyRoles.has(role) ? (titles[index + 1]?.x0 ?? x0) - x0 : -1,
  );
  const most = Math.max(...room);
  return most < 0 ? -1 : room.indexOf(most);
}

/**
 * The titles by their places alone: words close together, and words one above the other, are the title of one column.
 */
function findTitlesByPlace(lines: readonly Line[], stack: readonly number[], rows: RowsBelow): KnownTitle[] {
  const blocks = stack.flatMap((at) =>
    splitAtGaps(
      (lines[at]?.words ?? []).filter(({ key }) => key !== ''),
      rows,
    ).map((words): KnownTitle => {
      const [x0, x1] = [words[0]?.x0 ?? 0, words.at(-1)?.x1 ?? 0];
      return { role: 'other', rank: guessedRank, x0, x1, firstLine: at, lastLine: at, words };
    }),
  );
  return withoutSpans(mergeStacked(blocks), rows).map((title) => {
    const text = textOf(title.words);
    const key = titleKey(text);
    const known = knownTitleKeys.find((one) => one.key === key);
    return { ...title, role: known?.role ?? guessRole(text) ?? 'other', rank: known?.rank ?? guessedRank };
  });
}

/** The titles by the words that banks commonly use, and the words beside them. */
function findTitlesByWords(lines: readonly Line[], stack: readonly number[], rows: RowsBelow): KnownTitle[] {
  return withoutSpans(mergeStacked(addUnknownTitles(lines, stack, findKnownTitles(lines, stack, rows), rows)), rows);
}

/** The number of figures below a title. */
function countFiguresUnder({ x0, x1 }: KnownTitle, below: readonly Line[]): number {
  const figures = below.slice(0, linesWithDates).flatMap(({ words }) => words.filter((word) => word.isAmount));
  return figures.filter((word) => word.x0 < x1 && word.x1 > x0).length;
}

/** Of several titles of amounts, the one above the most figures counts; the others head something else. */
function keepOneAmount(titles: readonly KnownTitle[], below: readonly Line[]): readonly KnownTitle[] {
  const amounts = titles.filter(({ role }) => role === 'amount');
  if (amounts.length < 2) return titles;
  const [most] = amounts.toSorted((a, b) => countFiguresUnder(b, below) - countFiguresUnder(a, below));
  return titles.map((title) => (title.role === 'amount' && title !== most ? { ...title, role: 'other' } : title));
}

/**
 * Gives the amounts to a title that names both sides (`Debit/Credit`) if no other title has them: figures are below it,
 * not the names of sides.
 */
function findAmountOfBothSides(titles: readonly KnownTitle[], below: readonly Line[]): readonly KnownTitle[] {
  if (nameAmounts(rolesOf(titles))) return titles;
  const ofBoth = titles.find((title) => title.role === 'side' && countFiguresUnder(title, below) > 0);
  return titles.map((title) => (title === ofBoth ? { ...title, role: 'amount' } : title));
}

/** The number of cells below a title, and the number of these that name only a side. */
function countSidesUnder({ x0, x1 }: KnownTitle, below: readonly Line[]): { cells: number; sides: number } {
  const cells = below
    .slice(0, linesWithDates)
    .flatMap(({ words }) => words.filter((word) => word.x0 < x1 && word.x1 > x0 && !word.isAmount));
  return { cells: cells.length, sides: cells.filter(({ text }) => readSide(text) !== undefined).length };
}

/** The fewest cells that show the content of a column if its title does not. */
const minTellingCells = 2;

/**
 * Decides by the cells which column names the sides of an amount. A column with another title (`Txn Type`, `Status`)
 * may name them, and one titled `Type` may instead contain `CASH` and `CLG`. A side directly after the balance belongs
 * to the balance.
 */
function findSideTitle(titles: readonly KnownTitle[], below: readonly Line[]): readonly KnownTitle[] {
  const inOrder = titles.toSorted((a, b) => a.x0 - b.x0);
  if (!titles.some(({ role }) => role === 'amount')) return inOrder;
  return inOrder.map((title, at) => {
    const isOther = title.role === 'other' && inOrder[at - 1]?.role !== 'balance';
    if (title.role !== 'side' && !isOther) return title;
    const { cells, sides } = countSidesUnder(title, below);
    if (cells < minTellingCells) return title;
    return { ...title, role: sides > cells / 2 ? 'side' : 'other' };
  });
}

const purchasePattern = /^purchase/;
const paymentPattern = /^payment/;

/** Gives payments the other side if there is a column for purchases beside them: a card receives these payments. */
function findPaymentsToCard(titles: readonly KnownTitle[]): readonly KnownTitle[] {
  const isTitled = ({ role, words }: KnownTitle, name: RegExp) =>
    role === 'debit' && name.test(titleKey(textOf(words)));
  const isOfCard = titles.some((title) => isTitled(title, purchasePattern));
  if (!isOfCard || titles.some(({ role }) => role === 'credit')) return titles;
  return titles.map((title) => (isTitled(title, paymentPattern) ? { ...title, role: 'credit' } : title));
}

/** Whether the titles name amounts. In a table of one side, only the title of that side counts. */
function nameAmounts(roles: readonly ColumnRole[], isOfOneSide = false): boolean {
  const [hasDebit, hasCredit] = [roles.includes('debit'), roles.includes('credit')];
  return roles.includes('amount') || (hasDebit && hasCredit) || (isOfOneSide && (hasDebit || hasCredit));
}

const rolesOf = (titles: readonly KnownTitle[]) => titles.map(({ role }) => role);

/**
 * At least this number of figures must be below the title of a balance, and at least as many as below the title of the
 * amounts.
 */
const minFiguresOfBalance = 3;

/**
 * The index of an unknown title with as many figures as the amounts: it may head the balance, which the amounts can
 * confirm. -1 if another title heads the balance.
 */
function findUnnamedBalance(
  titles: readonly KnownTitle[],
  roles: readonly ColumnRole[],
  below: readonly Line[],
): number {
  if (roles.includes('balance')) return -1;
  const amounts = titles.filter((_, index) => moneyRoles.has(roles[index] ?? 'other'));
  const most = Math.max(minFiguresOfBalance, ...amounts.map((title) => countFiguresUnder(title, below)));
  return titles.findLastIndex((title, index) => roles[index] === 'other' && countFiguresUnder(title, below) >= most);
}

/** Titles of a list of loans, instalments or deposits, which are no transactions. One of them may be in any table. */
const loanTitlePattern =
  /^(?:no of |pending |monthly )?instal{1,2}ments?(?: amount)?$|^tenure|^maturity|^(?:emi )?loan (?:amount|type)/;
const minLoanTitles = 2;

const isLoanTitle = ({ words }: KnownTitle): boolean => loanTitlePattern.test(words.map(({ key }) => key).join(' '));

function headingsOf(all: readonly KnownTitle[], below: readonly Line[], isOfOneSide: boolean): Heading[] {
  if (all.filter(isLoanTitle).length >= minLoanTitles) return [];
  const found = findAmountOfBothSides(findPaymentsToCard(all), below);
  // Checked first, because the search for dates below takes longer.
  if (!nameAmounts(rolesOf(found), isOfOneSide)) return [];
  const titles = findSideTitle(found, below);
  const roles = assignRoles(keepOneAmount(findDateTitle(titles, below), below));
  const has = (role: ColumnRole) => roles.includes(role);
  if (!has('date') || !nameAmounts(roles, isOfOneSide)) return [];
  if (!has('narration')) {
    const widest = widestOther(titles, roles);
    if (widest >= 0) roles[widest] = 'narration';
  }
  const heading = titles.map((title, index): Column => [roles[index] ?? 'other', textOf(title.words)]);
  const balance = findUnnamedBalance(titles, roles, below);
  if (balance < 0) return [heading];
  return [
    heading.map((column, index): Column =>
      index === balance ? ['balance', textOf(titles[index]?.words ?? [])] : column,
    ),
    heading,
  ];
}

/** The number of lines below the titles that are used to learn the columns. */
const linesBelow = 24;

/** The lines below the titles, up to the name of the next table. */
function linesOfTable(lines: readonly Line[], first: number): readonly Line[] {
  const below = lines.slice(first, first + linesBelow);
  const end = below.findIndex((line, index) => isNameOfTable(line, below[index + 1]));
  return end < 0 ? below : below.slice(0, end);
}

/**
 * The smallest gaps between columns to try, in line heights. Columns may be as close as words. A smaller gap is tried
 * if the balances confirm no other reading, because they may confirm that one.
 */
const columnGaps = [0.6, 0.4];

/**
 * Learns the possible headings whose first line has the index `first`, from the words that banks commonly use and from
 * the places of the words. Returns the role of every column with its printed title. Returns nothing if a date or the
 * amounts are missing, because the columns are then not those of a statement.
 */
export function learnHeadings(lines: readonly Line[], first: number): Heading[] {
  const whole = findHeadingStack(lines, first);
  // The text below a line of titles may be the first line of a row.
  const stacks = whole.length > 1 ? [whole, [first]] : [whole];
  const isOfOneSide = sideOfSection(lines.slice(0, first)) !== undefined;
  const headings = stacks.flatMap((stack) => {
    const below = linesOfTable(lines, (stack.at(-1) ?? first) + 1);
    return columnGaps.flatMap((minGap) => {
      const rows = rowsBelow(below, minGap);
      return [findTitlesByWords, findTitlesByPlace].flatMap((findTitles) => {
        const titles = findTitles(lines, stack, rows);
        return titles.some((title) => title.firstLine === first) ? headingsOf(titles, below, isOfOneSide) : [];
      });
    });
  });
  return [...new Map(headings.map((heading) => [heading.flat().join('\n'), heading])).values()];
}
