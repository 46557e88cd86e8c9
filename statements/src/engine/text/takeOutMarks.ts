import type { Line } from './lines.ts';
import { isSmallMark } from './words.ts';
import type { Word } from './words.ts';

/** A mark is at most this many line heights from its figure. */
const maxDistance = 1;

const isNear = (one: Word, other: Word): boolean =>
  Math.max(one.x0, other.x0) - Math.min(one.x1, other.x1) <= maxDistance * other.height;

/** Takes out the marks in small type beside amounts: they refer to a note, or are read by a machine. */
export function takeOutMarks(line: Line): Line {
  const words = line.words.filter((word, index) => {
    const beside = [line.words[index - 1], line.words[index + 1]];
    return !beside.some((other) => other !== undefined && isSmallMark(word, other) && isNear(word, other));
  });
  return words.length === line.words.length ? line : { ...line, words };
}
