import type { Column, Heading, Role } from '../layouts/layout.ts';
import { textOf } from '../text/lines.ts';
import type { Line } from '../text/lines.ts';
import { follow, stackAt } from './titles.ts';
import type { Extent } from './titles.ts';
import { titleWords } from '../layouts/titleWords.ts';
import { titleKey } from '../text/words.ts';
import type { Word } from '../text/words.ts';

interface Found extends Extent {
  readonly role: Role;
  /** Place of the title among those of its role: of two, the lower one is meant. */
  readonly rank: number;
}

const phrases = titleWords
  .flatMap(([role, titles]) => titles.map((title, rank) => ({ role, rank, key: titleKey(title) })))
  .sort((a, b) => b.key.length - a.key.length);

/** Words further apart than this, in line heights, are titles of two columns. */
const gapBetweenTitles = 0.8;

/** Every known title on these lines, the longest first, no word in two of them. */
function knownTitles(lines: readonly Line[], stack: readonly number[]): Found[] {
  const taken = new Set<Word>();
  const found: Found[] = [];
  for (const { role, rank, key } of phrases) {
    for (const at of stack) {
      for (const word of lines[at]?.words ?? []) {
        if (word.key === '' || taken.has(word)) continue;
        const extent = follow(lines, stack, at, word, key);
        if (extent === undefined || extent.words.some((one) => taken.has(one))) continue;
        for (const one of extent.words) taken.add(one);
        found.push({ ...extent, role, rank });
      }
    }
  }
  return found;
}

/** Titles nobody listed: runs of words of the topmost lines that stand over a column of their own. */
function otherTitles(lines: readonly Line[], stack: readonly number[], known: readonly Found[]): Found[] {
  const others: Found[] = [];
  for (const at of stack) {
    const free = (lines[at]?.words ?? []).filter((word) => !known.some((title) => title.words.includes(word)));
    const runs: Word[][] = [];
    for (const word of free) {
      const run = runs.at(-1);
      const before = run?.at(-1);
      if (run && before && word.x0 - before.x1 < gapBetweenTitles * word.height) run.push(word);
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

/** Gives every title the role it has beside the others: a second date is a value date, a second amount is none. */
function settleRoles(titles: readonly Found[]): Role[] {
  const best = (role: Role) =>
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
 * Reads a heading by the words banks use, topmost on line `first`: what every column holds, under the titles just as
 * printed. `undefined` when a date, a balance or the amounts are missing: those are no statement's columns.
 */
export function learnHeading(lines: readonly Line[], first: number): Heading | undefined {
  const stack = stackAt(lines, first);
  const known = knownTitles(lines, stack);
  const titles = [...known, ...otherTitles(lines, stack, known)].sort((a, b) => a.x0 - b.x0);
  if (!titles.some((title) => title.firstLine === first)) return undefined;
  const roles = settleRoles(titles);
  const has = (role: Role) => roles.includes(role);
  if (!has('date') || !has('balance') || !(has('amount') || (has('debit') && has('credit')))) return undefined;
  return titles.map((title, index): Column => [roles[index] ?? 'other', textOf(title.words)]);
}
