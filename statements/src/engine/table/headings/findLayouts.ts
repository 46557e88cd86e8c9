import { genericLayout } from '../../layouts/generic.ts';
import type { Heading, Layout } from '../../layouts/layout.ts';
import { titleWords } from '../../layouts/titleWords.ts';
import { guessRole } from '../../layouts/guessRole.ts';
import { textOf } from '../../lines/lines.ts';
import type { Line } from '../../lines/lines.ts';
import { titleKey } from '../../lines/words.ts';
import { learnHeadings } from './learnHeadings.ts';
import { findTitles, headingLineIndexes } from './titles.ts';

/** A layout that matches a document, with the heading of it that was found. */
export interface LayoutMatch {
  readonly layout: Layout;
  readonly heading: Heading;
  readonly score: number;
  /** The first line of the heading, where it was found. */
  readonly line: Line;
}

/** The weight of the bank's marks and of the sender's choice of bank, compared with matched characters of titles. */
const bankMarkWeight = 10;
const bankHintWeight = 0.5;
/**
 * A described layout is preferred to one learned from the same heading, even if the learned one includes a word beside
 * a title.
 */
const knownLayoutWeight = 5;
const knownLayoutFactor = 1.3;
/** At most this share of a heading may be words that belong to no title. */
const maxUnmatchedShare = 0.25;
/** The maximum number of different headings tried: further ones are narrations that look like titles. */
const maxHeadingCandidates = 40;

function wordKeys(titles: readonly string[]): string[] {
  return titles.flatMap((title) => [titleKey(title), ...title.split(/[\s/]+/).map(titleKey)]);
}

const commonTitleKeys = titleWords.flatMap(([, titles]) => wordKeys(titles));

const keysByLayouts = new WeakMap<readonly Layout[], ReadonlySet<string>>();

/** Every word that column titles consist of, as a key, cached because the list of known layouts is constant. */
export function titleKeysOfLayouts(layouts: readonly Layout[]): ReadonlySet<string> {
  const keys = keysByLayouts.get(layouts) ?? collectTitleKeys(layouts);
  keysByLayouts.set(layouts, keys);
  return keys;
}

function collectTitleKeys(layouts: readonly Layout[]): ReadonlySet<string> {
  const headings = layouts.flatMap((layout) => layout.headings);
  const ofLayouts = headings.flatMap((heading) => heading.flatMap(([, ...titles]) => wordKeys(titles)));
  return new Set([...commonTitleKeys, ...ofLayouts].filter((key) => key !== ''));
}

/** Words of narrations are not titles. Remembering all of them would use unlimited memory. */
const maxRememberedWords = 5000;
const roleNames = new Map<string, boolean>();

/**
 * Whether a word alone gives the role of a column. The answers are cached, because the same words are on every page.
 */
function namesRole(text: string): boolean {
  const known = roleNames.get(text) ?? guessRole(text) !== undefined;
  if (roleNames.size < maxRememberedWords) roleNames.set(text, known);
  return known;
}

/**
 * Whether at least half of a line's words occur in column titles, and none is a figure. Signs such as `(₹)` do not
 * count as words.
 */
function looksLikeHeading({ words }: Line, titles: ReadonlySet<string>): boolean {
  let known = 0;
  let count = 0;
  for (const word of words) {
    if (/\d\d/.test(word.text)) return false;
    if (titles.has(word.key) || namesRole(word.text)) known += 1;
    if (word.key !== '') count += 1;
  }
  return known > 0 && known * 2 >= count;
}

/** The indexes of the lines of a page that may be the first line of a heading. */
export function findHeadingLines(lines: readonly Line[], titles: ReadonlySet<string>): number[] {
  return [...lines.keys()].filter((index) => {
    const line = lines[index];
    return line !== undefined && looksLikeHeading(line, titles);
  });
}

interface Candidate {
  readonly lines: readonly Line[];
  readonly first: number;
}

/**
 * The lines that a heading may begin on if this line looks like part of it: its upper line may hold few known words
 * (`GL.`, `Instrmnt` above `Date`, `Number`).
 */
function firstLinesOf(lines: readonly Line[], index: number): number[] {
  const isUpperLine = index > 0 && headingLineIndexes(lines, index - 1).includes(index);
  return isUpperLine && lines[index - 1]?.words.some(({ text }) => namesRole(text)) ? [index, index - 1] : [index];
}

/** Finds the lines that may begin a heading, each text once. */
function findHeadingCandidates(pages: readonly (readonly Line[])[], titles: ReadonlySet<string>): Candidate[] {
  const candidates = new Map<string, Candidate>();
  for (const lines of pages) {
    for (const first of findHeadingLines(lines, titles).flatMap((index) => firstLinesOf(lines, index))) {
      const text = headingLineIndexes(lines, first)
        .map((index) => textOf(lines[index]?.words ?? []))
        .join('\n');
      if (!candidates.has(text)) candidates.set(text, { lines, first });
      if (candidates.size >= maxHeadingCandidates) return [...candidates.values()];
    }
  }
  return [...candidates.values()];
}

function matchLayout(layout: Layout, heading: Heading, { lines, first }: Candidate): LayoutMatch | undefined {
  const found = findTitles(lines, first, heading);
  if (found === undefined || found.unmatchedCharacters > maxUnmatchedShare * found.matchedCharacters) return undefined;
  const line = lines[first];
  return line && { layout, heading, line, score: found.matchedCharacters - found.unmatchedCharacters };
}

/**
 * Finds the layouts whose titles are on these pages, the best first. The number of matched characters counts most, then
 * the bank's marks, then the bank that the sender named. A heading learned from common words is the last choice.
 */
export function findLayouts(
  pages: readonly (readonly Line[])[],
  layouts: readonly Layout[],
  bankHint?: string,
): LayoutMatch[] {
  const candidates = findHeadingCandidates(pages, titleKeysOfLayouts(layouts));
  const text = pages.flatMap((lines) => lines.map((line) => textOf(line.words))).join('\n');
  const best = new Map<string, LayoutMatch>();
  const considerMatch = (fit: LayoutMatch | undefined, bonus: number) => {
    if (fit === undefined) return;
    const score = fit.score + bonus;
    // Each heading of an unlisted layout is a reading of its own, because a page may also hold tables of loans and
    // deposits.
    const key = fit.layout === genericLayout ? fit.heading.flat().join('\n') : fit.layout.id;
    const known = best.get(key);
    if (known === undefined || score > known.score) best.set(key, { ...fit, score });
  };
  for (const layout of layouts) {
    const fits = candidates.flatMap((one) =>
      layout.headings.flatMap((heading) => matchLayout(layout, heading, one) ?? []),
    );
    if (fits.length === 0) continue;
    const marked = layout.bank.marks.some((mark) => mark.test(text)) ? bankMarkWeight : 0;
    const hinted = layout.bank.code === bankHint ? bankHintWeight : 0;
    for (const fit of fits) {
      const preference = (knownLayoutFactor - 1) * fit.score + knownLayoutWeight;
      considerMatch(fit, preference + marked + hinted);
    }
  }
  for (const candidate of candidates) {
    for (const heading of learnHeadings(candidate.lines, candidate.first))
      considerMatch(matchLayout(genericLayout, heading, candidate), 0);
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}
