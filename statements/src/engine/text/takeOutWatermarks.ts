import type { Word } from './words.ts';

/** Words so many times as high as words are on the average are no part of a table. */
const minScale = 2.5;
/** The share of the height of a word that is above its baseline. */
const shareAboveBaseline = 0.6;
/** A mark across the page has so many words under it, or one and so many above it; a letterhead may touch one. */
const minWordsUnder = 2;
const minWordsAbove = 10;
/** Words on one baseline, in points, are one text. */
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

/** Takes out the words that are printed across others in letters much larger than theirs: they are on no line of a table. */
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
