import type { Line } from './lines.ts';
import { joinWords } from './words.ts';
import type { Word } from './words.ts';
import { minGapBeforeColumn } from './gaps.ts';

/** The last three digits before a comma, and the groups of digits before these. */
const endPattern = /^\d{3},\d{2}[-+)]?$/;
const groupPattern = /^\d{3}$/;
const firstGroupPattern = /^[-+(]?\d{1,3}$/;

const isNear = (one: Word | undefined, next: Word): boolean =>
  one !== undefined && next.x0 - one.x1 < minGapBeforeColumn * next.height;

/** The number of words before the last group of an amount that belong to it; 0 if a text continues into its digits. */
function countGroupsBefore(words: readonly Word[], end: number): number {
  let first = end;
  for (let at = end - 1; at >= 0; at -= 1) {
    const [word, next] = [words[at], words[at + 1]];
    if (word === undefined || next === undefined || !isNear(word, next) || !firstGroupPattern.test(word.text)) break;
    first = at;
    if (!groupPattern.test(word.text)) break;
  }
  const [before, start] = [words[first - 1], words[first]];
  const isOfText = start !== undefined && isNear(before, start) && /[\p{L}\d]/u.test(before?.text ?? '');
  return isOfText ? 0 : end - first;
}

/** Joins the digits of amounts with spaces between groups of three, as in French: `10 750,00`. */
export function joinThousands(line: Line): Line {
  const ends = line.words.flatMap(({ text }, index) => (endPattern.test(text) ? [index] : []));
  if (ends.length === 0) return line;
  const words = [...line.words];
  for (const end of ends.toReversed()) {
    const count = countGroupsBefore(words, end);
    const groups = words.slice(end - count, end + 1);
    if (count > 0) words.splice(end - count, count + 1, groups.reduce(joinWords));
  }
  return { ...line, words };
}
