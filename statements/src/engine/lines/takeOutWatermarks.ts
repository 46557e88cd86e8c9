import type { Word } from './words.ts';

/** Words this number of times as high as the average word are not part of a table. */
const minScale = 2.5;
/** The share of the height of a word that is above its baseline. */
const shareAboveBaseline = 0.6;
/**
 * A mark across the page has this number of words under it, or one word under it and this number above it. A letterhead
 * may touch one word.
 */
const minWordsUnder = 2;
const minWordsAbove = 10;
/** Words whose baselines differ by at most this, in points, are one text. */
const maxOffset = 1;

const topOf = ({ baseline, height }: Word): number => baseline - shareAboveBaseline * height;

function overlap(one: Word, other: Word): boolean {
  const isBeside = one.x1 <= other.x0 || one.x0 >= other.x1;
  return !isBeside && topOf(one) < other.baseline && topOf(other) < one.baseline;
}

/** Whether a large word is printed across the others. */
function isAcross(mark: Word, others: readonly Word[]): boolean {
  const under = others.filter((word) => overlap(mark, word)).length;
  const isBelowOthers = others.filter(({ baseline }) => baseline < topOf(mark)).length >= minWordsAbove;
  return under >= minWordsUnder || (under > 0 && isBelowOthers);
}

/** Takes out the words printed across others in much larger letters: they belong to no line of a table. */
export function takeOutWatermarks(words: readonly Word[]): readonly Word[] {
  const least = (minScale * words.reduce((sum, { height }) => sum + height, 0)) / words.length;
  const large = words.filter(({ height }) => height > least);
  if (large.length === 0) return words;
  const others = words.filter(({ height }) => height <= least);
  const across = large.filter((mark) => isAcross(mark, others));
  const isOfMark = ({ baseline, height }: Word) =>
    height > least && across.some((mark) => Math.abs(mark.baseline - baseline) < maxOffset);
  return words.filter((word) => !isOfMark(word));
}
