import type { Heading, ColumnRole } from '../../layouts/layout.ts';
import type { Line } from '../../lines/lines.ts';
import { titleKey } from '../../lines/words.ts';
import type { Word } from '../../lines/words.ts';

/** A column title found on the page, with the extent of its words. */
export interface Title {
  readonly role: ColumnRole;
  readonly x0: number;
  readonly x1: number;
  /** Whether it is above several columns. A row may have a figure in each. */
  readonly isSpread?: boolean;
}

/** All titles of a table, found together. `lastLine` is the index of the lowest line with a title. */
export interface FoundTitles {
  readonly titles: readonly Title[];
  readonly lastLine: number;
  /** The number of characters that match, and the number of characters on those lines that belong to no title. */
  readonly matchedCharacters: number;
  readonly unmatchedCharacters: number;
}

/** The extent of one title, the indexes of its lines, and its words. */
export interface TitleExtent {
  readonly x0: number;
  readonly x1: number;
  readonly firstLine: number;
  readonly lastLine: number;
  readonly words: readonly Word[];
}

/** Titles are stacked on at most this many lines, each at most this many line heights below the one before. */
const maxHeadingLines = 3;
const maxHeadingPitch = 1.9;
/** A line in type larger than this, as a multiple of the type below it, names the table. */
const maxTypeRatio = 1.5;
/** Words of one title on the same line are at most this many line heights apart. */
const maxGapInTitle = 0.8;

/** The indexes of the lines that a heading beginning on line `first` may occupy; lines with figures are excluded. */
export function headingLineIndexes(lines: readonly Line[], first: number): number[] {
  const lineIndexes = [first];
  for (let index = first + 1; index < first + maxHeadingLines; index += 1) {
    const line = lines[index];
    const above = lines[index - 1];
    if (line === undefined || above === undefined) break;
    if (line.baseline - above.baseline > maxHeadingPitch * line.height) break;
    if (above.height > maxTypeRatio * line.height) break;
    if (line.words.some((word) => /\d\d/.test(word.text))) break;
    lineIndexes.push(index);
  }
  return lineIndexes;
}

/**
 * Matches the rest of a title, starting at one word: to the right on the line, below that word, or below the title's
 * first word.
 */
export function matchTitle(
  lines: readonly Line[],
  stack: readonly number[],
  at: number,
  word: Word,
  remainingKey: string,
  titleLeft = word.x0,
): TitleExtent | undefined {
  const { key } = word;
  if (!remainingKey.startsWith(key)) return undefined;
  const extent = { x0: word.x0, x1: word.x1, firstLine: at, lastLine: at, words: [word] };
  if (remainingKey === key) return extent;
  const words = lines[at]?.words ?? [];
  const right = words[words.indexOf(word) + 1];
  const candidates: (readonly [number, Word])[] = [];
  if (right !== undefined && right.x0 - word.x1 < maxGapInTitle * word.height) candidates.push([at, right]);
  for (const below of stack.filter((index) => index > at)) {
    const reached = (lines[below]?.words ?? []).filter(
      (one) => one.x0 < word.x1 + word.height && one.x1 > Math.min(titleLeft, word.x0 - 3 * word.height),
    );
    const apart = (one: Word) => Math.max(one.x0 - word.x1, titleLeft - one.x1);
    candidates.push(...reached.toSorted((a, b) => apart(a) - apart(b)).map((one) => [below, one] as const));
  }
  for (const [index, one] of candidates) {
    const end = matchTitle(lines, stack, index, one, remainingKey.slice(key.length), titleLeft);
    if (end !== undefined) {
      return {
        x0: Math.min(extent.x0, end.x0),
        x1: Math.max(extent.x1, end.x1),
        firstLine: at,
        lastLine: Math.max(extent.lastLine, end.lastLine),
        words: [word, ...end.words],
      };
    }
  }
  return undefined;
}

const titleKeysByHeading = new WeakMap<Heading, readonly (readonly string[])[]>();

/** The keys of the titles of every column, cached because headings are constant. */
function titleKeysOf(heading: Heading): readonly (readonly string[])[] {
  const keys = titleKeysByHeading.get(heading) ?? heading.map(([, ...titles]) => titles.map(titleKey));
  titleKeysByHeading.set(heading, keys);
  return keys;
}

/** A title wider than its column may reach this far into the next, in line heights. */
const maxTitleOverlap = 0.8;

function findTitle(
  lines: readonly Line[],
  stack: readonly number[],
  keys: readonly string[],
  from: number,
  taken: ReadonlySet<Word>,
) {
  let best: (TitleExtent & { agreement: number }) | undefined;
  for (const key of keys) {
    for (const at of stack) {
      for (const word of lines[at]?.words ?? []) {
        if (
          word.key === '' ||
          taken.has(word) ||
          word.x0 < from - maxTitleOverlap * word.height ||
          (best !== undefined && word.x0 > best.x0)
        )
          continue;
        const extent = matchTitle(lines, stack, at, word, key);
        if (extent === undefined || extent.words.some((one) => taken.has(one))) continue;
        if (best === undefined || extent.x0 < best.x0 || key.length > best.agreement) {
          best = { ...extent, agreement: key.length };
        }
      }
    }
  }
  return best;
}

/** Finds the titles of this heading, in this order, the topmost on line `first`; `undefined` when one is missing. */
export function findTitles(lines: readonly Line[], first: number, heading: Heading): FoundTitles | undefined {
  const stack = headingLineIndexes(lines, first);
  const titles: Title[] = [];
  let agreement = 0;
  let startsHere = false;
  let lastLine = first;
  let from = -Infinity;
  const taken = new Set<Word>();
  for (const [index, keys] of titleKeysOf(heading).entries()) {
    const role = heading[index]?.[0];
    if (role === undefined || keys.length === 0) continue;
    const found = findTitle(lines, stack, keys, from, taken);
    if (found === undefined) return undefined;
    const isSpread = found.words.some((word) => word.isSpread === true);
    titles.push({ role, x0: found.x0, x1: found.x1, ...(isSpread && { isSpread }) });
    from = found.x1;
    for (const word of found.words) taken.add(word);
    agreement += found.agreement;
    startsHere ||= found.firstLine === first;
    lastLine = Math.max(lastLine, found.lastLine);
  }
  if (!startsHere) return undefined;
  const printed = stack
    .filter((index) => index <= lastLine)
    .flatMap((index) => lines[index]?.words ?? [])
    .reduce((sum, word) => sum + word.key.length, 0);
  return { titles, lastLine, matchedCharacters: agreement, unmatchedCharacters: printed - agreement };
}
