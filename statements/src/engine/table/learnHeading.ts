import type { Column, Heading, ColumnRole } from '../layouts/layout.ts';
import { titleWords } from '../layouts/titleWords.ts';
import { textOf } from '../text/lines.ts';
import type { Line } from '../text/lines.ts';
import { titleKey } from '../text/words.ts';
import type { Word } from '../text/words.ts';
import { matchTitle, headingLineIndexes } from './titles.ts';
import type { TitleExtent } from './titles.ts';

interface KnownTitle extends TitleExtent {
  readonly role: ColumnRole;
  /** The position of the title in the list of its role: the title listed earlier is preferred. */
  readonly rank: number;
}

const knownTitleKeys = titleWords
  .flatMap(([role, titles]) => titles.map((title, rank) => ({ role, rank, key: titleKey(title) })))
  .sort((a, b) => b.key.length - a.key.length);

/** Words further apart than this, in line heights, belong to titles of two columns. */
const minTitleGap = 0.8;

/** Finds every known title on these lines, the longest first; no word belongs to two titles. */
function findKnownTitles(lines: readonly Line[], stack: readonly number[]): KnownTitle[] {
  const taken = new Set<Word>();
  const found: KnownTitle[] = [];
  for (const { role, rank, key } of knownTitleKeys) {
    for (const at of stack) {
      for (const word of lines[at]?.words ?? []) {
        if (word.key === '' || taken.has(word)) continue;
        const extent = matchTitle(lines, stack, at, word, key);
        if (extent === undefined || extent.words.some((one) => taken.has(one))) continue;
        for (const one of extent.words) taken.add(one);
        found.push({ ...extent, role, rank });
      }
    }
  }
  return found;
}

/** Finds unknown titles: runs of words in the heading that stand over a column of their own. */
function findUnknownTitles(
  lines: readonly Line[],
  stack: readonly number[],
  known: readonly KnownTitle[],
): KnownTitle[] {
  const others: KnownTitle[] = [];
  for (const at of stack) {
    const free = (lines[at]?.words ?? []).filter((word) => !known.some((title) => title.words.includes(word)));
    const runs: Word[][] = [];
    for (const word of free) {
      const run = runs.at(-1);
      const before = run?.at(-1);
      if (run && before && word.x0 - before.x1 < minTitleGap * word.height) run.push(word);
      else runs.push([word]);
    }
    for (const words of runs) {
      const x0 = words[0]?.x0 ?? 0;
      const x1 = words.at(-1)?.x1 ?? 0;
      if ([...known, ...others].some((title) => title.x0 < x1 && title.x1 > x0)) continue;
      others.push({ role: 'other', rank: 0, x0, x1, firstLine: at, lastLine: at, words });
    }
  }
  return others;
}

/** Decides the role of each title in view of the others: a second date is a value date, a second amount has no role. */
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

/**
 * Learns a heading from the words banks commonly use; its first line has the index `first`. Gives the role of every
 * column with the title as printed; `undefined` when a date, a balance or the amounts are missing, because these are
 * not a statement's columns.
 */
export function learnHeading(lines: readonly Line[], first: number): Heading | undefined {
  const stack = headingLineIndexes(lines, first);
  const known = findKnownTitles(lines, stack);
  const titles = [...known, ...findUnknownTitles(lines, stack, known)].sort((a, b) => a.x0 - b.x0);
  if (!titles.some((title) => title.firstLine === first)) return undefined;
  const roles = assignRoles(titles);
  const has = (role: ColumnRole) => roles.includes(role);
  if (!has('date') || !has('balance') || !(has('amount') || (has('debit') && has('credit')))) return undefined;
  return titles.map((title, index): Column => [roles[index] ?? 'other', textOf(title.words)]);
}
