import type { Line } from './lines.ts';
import { isSmallMark } from './words.ts';
import type { Word } from './words.ts';

/** A mark is at most this many line heights from its figure. */
const maxDistance = 1;

const isNear = (one: Word, other: Word): boolean =>
  Math.max(one.x0, other.x0) - Math.min(one.x1, other.x1) <= maxDistance * other.height;

function isBesideAmount(words: readonly Word[], index: number): boolean {
  const word = words[index];
  return [words[index - 1], words[index + 1]].some(
    (other) => word !== undefined && other !== undefined && isSmallMark(word, other) && isNear(word, other),
  );
}

/** Takes out the marks in small type beside amounts: they refer to a note, or are read by a machine. */
export function takeOutMarks(line: Line): Line {
  const words = line.words.filter(({ text }, index) => text.length > 1 || !isBesideAmount(line.words, index));
  return words.length === line.words.length ? line : { ...line, words };
}
