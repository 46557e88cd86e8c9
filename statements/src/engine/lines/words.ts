import { parseMoney } from '../amounts/money.ts';
import type { Glyph, TextPage } from '../text/textSource.ts';

/**
 * Kept in constants, because these run for every character, and looking up a global is slow in the context of a Jest
 * test.
 */
const { abs, floor, min } = Math;

/** Characters close together that form one word. */
export interface Word {
  readonly text: string;
  /** The text in the form in which column titles are compared: small letters, digits and # only. */
  readonly key: string;
  /** Whether it is an amount of money with paise, not a number in a text. */
  readonly isAmount: boolean;
  readonly x0: number;
  readonly x1: number;
  readonly baseline: number;
  readonly height: number;
  /** Width of the first character, which would have had to fit on the line before if the word was broken off. */
  readonly firstWidth: number;
  /** Whether it is of a title above several columns. */
  readonly isSpread?: boolean;
}

/** A gap of this share of the line height separates two words even if no space is drawn. */
const minWordGap = 0.17;
/**
 * Characters that overlap by more than this share of the line height, and of which only one is a letter, are of two
 * texts: a cell may be wider than its column. Kerning is smaller.
 */
const maxOverlap = 0.1;
/** If a space is drawn, or added by the reader, a smaller gap separates words too. */
const minWordGapAtSpace = 0.08;
/**
 * Bold type is sometimes imitated by drawing a character twice at most this far apart, as a share of the line height
 * and of the character's width: two narrow letters (`ll`) are closer together than one wide letter and its shadow.
 */
const maxDuplicateOffset = 0.15;
const maxDuplicateShareOfWidth = 0.6;
/** A letter of another size at the same place, such as one of a watermark, is not a shadow. */
const maxSizeDifference = 0.2;
/** Points: the size of the grid cells in which duplicates are looked for. */
const gridCellSize = 8;
/**
 * Number of hash buckets for the grid cells; cells that share a bucket are told apart by the positions of their
 * characters.
 */
const gridBuckets = 8192;
/** Points: no character of a statement is taller; a damaged file may draw one taller than any page. */
const maxGlyphHeight = 300;
/**
 * Points: no page is larger. Further away, in a damaged file, numbers are so large that adding one to them changes
 * nothing.
 */
const maxDistance = 1_000_000;
/** Fragments of words drawn character by character, in any order, are rarely longer than this. */
const maxFragmentLength = 3;

/**
 * Whether two characters are drawn as one: a joined letter of Devanagari represents several, each with its own place,
 * and a mark above or below a letter has no width.
 */
const areDrawnAsOne = (glyph: Glyph, previous: Glyph): boolean =>
  glyph.baseline === previous.baseline &&
  glyph.x0 === previous.x0 &&
  (glyph.x1 === previous.x1 || previous.x1 === previous.x0);

const letter = /\p{L}/u;
const digitOrMark = /^[\d()]$/;

/** Whether one of two characters is a letter, and the other a digit or a bracket. */
const areOfTwoKinds = ({ text: one }: Glyph, { text: other }: Glyph): boolean =>
  (letter.test(one) && digitOrMark.test(other)) || (letter.test(other) && digitOrMark.test(one));

/** Digits and brackets whose sizes differ by more than this share of the smaller are not of one figure. */
const maxSizeDifferenceInFigure = 0.3;

/** Whether a digit or bracket beside another is a mark of its own, in smaller type: `10.00` with a small `)`. */
function isBesideMark(one: Glyph, other: Glyph): boolean {
  const difference = abs(one.height - other.height);
  return (
    difference > maxSizeDifferenceInFigure * min(one.height, other.height) &&
    digitOrMark.test(one.text) &&
    digitOrMark.test(other.text)
  );
}

function continuesWord(glyph: Glyph, previous: Glyph, afterSpace: boolean): boolean {
  if (!afterSpace && areDrawnAsOne(glyph, previous)) return true;
  if (isBesideMark(glyph, previous)) return false;
  const gap = glyph.x0 - previous.x1;
  if (gap < -maxOverlap * glyph.height && areOfTwoKinds(glyph, previous)) return false;
  return (
    abs(glyph.baseline - previous.baseline) < minWordGap * glyph.height &&
    gap < (afterSpace ? minWordGapAtSpace : minWordGap) * glyph.height &&
    gap > -0.5 * glyph.height &&
    glyph.x0 > previous.x0
  );
}

/** Whether a text is an amount with paise, after a point or a comma. */
function isAmountWithPaise(text: string): boolean {
  if (/\.\d/.test(text) && parseMoney(text) !== undefined) return true;
  return /\d,\d{2}(?![\d,])/.test(text) && parseMoney(text, 'comma') !== undefined;
}

/** A text with those of its properties that are needed repeatedly. */
export function describeText(text: string): Pick<Word, 'text' | 'key' | 'isAmount'> {
  return { text, key: titleKey(text), isAmount: isAmountWithPaise(text) };
}

// oxlint-disable-next-line eslint/no-control-regex -- that is where ASCII begins.
const isAscii = /^[\u0000-\u007f]*$/;

/** The form in which column titles are compared: small letters of any script, digits and # only. */
export function titleKey(title: string): string {
  const small = title.toLowerCase();
  return isAscii.test(small) ? small.replace(/[^a-z0-9#]/g, '') : small.replace(/[^\p{L}\p{M}\p{N}#]/gu, '');
}

function buildWord(glyphs: readonly [Glyph, ...Glyph[]]): Word {
  const [first] = glyphs;
  let { x0, x1, height } = first;
  let text = '';
  for (const glyph of glyphs) {
    text += glyph.text;
    if (glyph.x0 < x0) x0 = glyph.x0;
    if (glyph.x1 > x1) x1 = glyph.x1;
    if (glyph.height > height) height = glyph.height;
  }
  return { ...describeText(text), x0, x1, baseline: first.baseline, height, firstWidth: first.x1 - first.x0 };
}

/** Joins two words that touch. */
export function joinWords(left: Word, right: Word): Word {
  const text = left.text + right.text;
  return { ...left, ...describeText(text), x1: right.x1, height: Math.max(left.height, right.height) };
}

/** Whether a word is a single digit or bracket in smaller type than the amount beside it, and so not part of it. */
export const isSmallMark = (word: Word, amount: Word): boolean =>
  amount.isAmount &&
  digitOrMark.test(word.text) &&
  amount.height - word.height > maxSizeDifferenceInFigure * word.height;

/** Whether one of two consecutive words is only a fragment of the other: they touch, and one is short. */
export function isWordFragment(left: Word, right: Word): boolean {
  const gap = right.x0 - left.x1;
  const short = Math.min(left.text.length, right.text.length) <= maxFragmentLength;
  const touch = gap < minWordGapAtSpace * right.height && gap > -minWordGapAtSpace * right.height;
  return short && touch && !isSmallMark(left, right) && !isSmallMark(right, left);
}

const isSpace = ({ text }: Glyph): boolean => text.trim() === '';

/**
 * Whether a character can be on a page: damaged files draw characters of any size at any position. A space added by the
 * reader has no height.
 */
function isOnPage(glyph: Glyph): boolean {
  const { x0, x1, baseline, height } = glyph;
  const isNear = abs(x0) <= maxDistance && abs(x1) <= maxDistance && abs(baseline) <= maxDistance;
  return isSpace(glyph) || (isNear && height > 0 && height <= maxGlyphHeight);
}

/** Creates a check for characters already drawn at the same place, which imitate bold type and are not more text. */
function createDuplicateFilter(glyphs: readonly Glyph[]): (index: number) => boolean {
  const newestInBucket = new Int32Array(gridBuckets).fill(-1);
  const olderInBucket = new Int32Array(glyphs.length);
  const bucketOf = (row: number, column: number) => (row * 127 + column) & (gridBuckets - 1);
  const isDuplicateInBucket = (place: number, glyph: Glyph, maxOffset: number): boolean => {
    for (let at = newestInBucket[place] ?? -1; at >= 0; at = olderInBucket[at] ?? -1) {
      const other = glyphs[at];
      if (other?.text !== glyph.text || abs(other.x0 - glyph.x0) >= maxOffset) continue;
      const isSameSize = abs(other.height - glyph.height) < maxSizeDifference * glyph.height;
      if (isSameSize && abs(other.baseline - glyph.baseline) < maxOffset) return true;
    }
    return false;
  };
  return (index) => {
    const glyph = glyphs[index];
    if (glyph === undefined) return false;
    const near = min(maxDuplicateOffset * glyph.height, maxDuplicateShareOfWidth * (glyph.x1 - glyph.x0));
    const top = floor((glyph.baseline - near) / gridCellSize);
    const bottom = floor((glyph.baseline + near) / gridCellSize);
    const left = floor((glyph.x0 - near) / gridCellSize);
    const right = floor((glyph.x0 + near) / gridCellSize);
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        if (isDuplicateInBucket(bucketOf(row, column), glyph, near)) return true;
      }
    }
    const ownBucket = bucketOf(floor(glyph.baseline / gridCellSize), floor(glyph.x0 / gridCellSize));
    olderInBucket[index] = newestInBucket[ownBucket] ?? -1;
    newestInBucket[ownBucket] = index;
    return false;
  };
}

/** The words of a page in drawing order. A character drawn twice at one place is kept once. */
export function readWords(page: TextPage): Word[] {
  const words: Word[] = [];
  let glyphsOfWord: [Glyph, ...Glyph[]] | undefined;
  let previous: Glyph | undefined;
  let afterSpace = false;
  const glyphs = page.glyphs.filter(isOnPage);
  const isDuplicate = createDuplicateFilter(glyphs);
  for (const [index, glyph] of glyphs.entries()) {
    if (isSpace(glyph)) {
      afterSpace = true;
      continue;
    }
    if (isDuplicate(index)) continue;
    if (glyphsOfWord !== undefined && previous !== undefined && continuesWord(glyph, previous, afterSpace)) {
      glyphsOfWord.push(glyph);
    } else {
      if (glyphsOfWord !== undefined) words.push(buildWord(glyphsOfWord));
      glyphsOfWord = [glyph];
    }
    previous = glyph;
    afterSpace = false;
  }
  if (glyphsOfWord !== undefined) words.push(buildWord(glyphsOfWord));
  return words;
}
