import type { Column } from './layout.ts';
import type { Line } from './lines.ts';
import { titleKey } from './words.ts';
import type { Word } from './words.ts';

/** A column title found on the page, with the extent of its words. */
export interface Title<R extends string> {
  readonly role: R;
  readonly x0: number;
  readonly x1: number;
}

/** All titles of a table found together. `lastLine` is the index of the lowest line they stand on. */
export interface Titles<R extends string> {
  readonly titles: readonly Title<R>[];
  readonly lastLine: number;
  /** How many characters agreed: of two layouts that fit, the one that says more is meant. */
  readonly agreement: number;
}

interface Extent {
  readonly x0: number;
  readonly x1: number;
  readonly firstLine: number;
  readonly lastLine: number;
}

/** Titles are stacked on at most so many lines, each at most this many line heights below the one before. */
const mostStackedLines = 3;
const stackingPitch = 1.9;
/** Words of one title on one line stand at most this many line heights apart. */
const gapInTitle = 0.8;

function stackAt(lines: readonly Line[], first: number): number[] {
  const stack = [first];
  for (let index = first + 1; index < first + mostStackedLines; index += 1) {
    const line = lines[index];
    const above = lines[index - 1];
    if (line === undefined || above === undefined) break;
    if (line.baseline - above.baseline > stackingPitch * line.height) break;
    stack.push(index);
  }
  return stack;
}

/** Follows a title from one word on: to the right on its line, or down to a word under it. */
function follow(lines: readonly Line[], stack: readonly number[], at: number, word: Word, rest: string): Extent | null {
  const { key } = word;
  if (!rest.startsWith(key)) return null;
  const here = { x0: word.x0, x1: word.x1, firstLine: at, lastLine: at };
  if (rest === key) return here;
  const words = lines[at]?.words ?? [];
  const right = words[words.indexOf(word) + 1];
  const next: [number, Word][] = [];
  if (right !== undefined && right.x0 - word.x1 < gapInTitle * word.height) next.push([at, right]);
  for (const below of stack.filter((index) => index > at)) {
    for (const one of lines[below]?.words ?? []) {
      if (one.x0 < word.x1 + word.height && one.x1 > word.x0 - 3 * word.height) next.push([below, one]);
    }
  }
  for (const [index, one] of next) {
    const end = follow(lines, stack, index, one, rest.slice(key.length));
    if (end !== null) {
      return {
        x0: Math.min(here.x0, end.x0),
        x1: Math.max(here.x1, end.x1),
        firstLine: at,
        lastLine: Math.max(here.lastLine, end.lastLine),
      };
    }
  }
  return null;
}

const knownKeys = new WeakMap<object, readonly (readonly string[])[]>();

/** The keys of every column's titles; the layouts are constant, so they are made once. */
function keysOf(columns: readonly Column<string>[]): readonly (readonly string[])[] {
  const keys = knownKeys.get(columns) ?? columns.map((column) => column.titles.map(titleKey));
  knownKeys.set(columns, keys);
  return keys;
}

function findTitle(lines: readonly Line[], stack: readonly number[], keys: readonly string[], from: number) {
  const found: (Extent & { agreement: number })[] = [];
  for (const key of keys) {
    for (const at of stack) {
      for (const word of lines[at]?.words ?? []) {
        if (word.x0 < from) continue;
        const extent = follow(lines, stack, at, word, key);
        if (extent !== null) found.push({ ...extent, agreement: key.length });
      }
    }
  }
  return found.sort((a, b) => a.x0 - b.x0 || b.agreement - a.agreement)[0];
}

/** Finds the titles of these columns, in this order, topmost on line `first`; `undefined` when one is missing. */
export function findTitles<R extends string>(
  lines: readonly Line[],
  first: number,
  columns: readonly Column<R>[],
): Titles<R> | undefined {
  const stack = stackAt(lines, first);
  const titles: Title<R>[] = [];
  let agreement = 0;
  let startsHere = false;
  let lastLine = first;
  let from = -Infinity;
  const keys = keysOf(columns);
  for (const [index, column] of columns.entries()) {
    const found = findTitle(lines, stack, keys[index] ?? [], from);
    if (found === undefined) return undefined;
    titles.push({ role: column.role, x0: found.x0, x1: found.x1 });
    from = found.x1;
    agreement += found.agreement;
    startsHere ||= found.firstLine === first;
    lastLine = Math.max(lastLine, found.lastLine);
  }
  return startsHere ? { titles, lastLine, agreement } : undefined;
}
