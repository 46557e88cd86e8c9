import { currencyPattern } from '../amounts/money.ts';
import { titleWords } from '../layouts/titleWords.ts';
import { guessRole } from '../readings/guessRole.ts';
import type { Line } from '../text/lines.ts';
import { titleKey } from '../text/words.ts';
import type { Word } from '../text/words.ts';
import { headingLineIndexes } from './titles.ts';

/** Words further apart than this, in line heights, belong to titles of two columns. */
export const minTitleGap = 0.8;

const titles = titleWords.flatMap(([, texts]) => texts);
const titleKeys = titles.map(titleKey);
const wordKeys = new Set(titles.flatMap((title) => title.split(/[\s/]+/).map(titleKey)));

/** A part of a title that has fewer letters occurs in other words, too. */
const minPartLength = 3;

/** A sentence above the titles has at least so many words. */
const minWordsOfSentence = 4;

/** Words with digits and most other marks are none of a title. */
const namePattern = /^[\p{L}\p{M}.()/&]+$/u;

const unitPattern = new RegExp(`^\\W*${currencyPattern}\\W*$`, 'iu');

function isOfTitle({ text, key }: Word): boolean {
  if (key === '' || unitPattern.test(text) || wordKeys.has(key)) return true;
  if (!namePattern.test(text)) return false;
  return guessRole(text) !== undefined || (key.length >= minPartLength && titleKeys.some((one) => one.includes(key)));
}

/** Whether a line is one text, most of whose words are not those of titles: the first line of a narration. */
function isTextOfRow({ words }: Line): boolean {
  const isOneText = words.every((word, at) => {
    const before = words[at - 1];
    return before === undefined || word.x0 - before.x1 < minTitleGap * word.height;
  });
  return isOneText && words.filter((word) => !isOfTitle(word)).length * 2 > words.length;
}

/**
 * The indexes of the lines on which a heading that begins on line `first` stands, as far as its words tell: where dates
 * stand in the middle of their rows, the first line below the titles is that of a narration. None where the first line is
 * a sentence above the titles.
 */
export function findHeadingStack(lines: readonly Line[], first: number): number[] {
  const indexes = headingLineIndexes(lines, first);
  const end = indexes.findIndex((index, at) => {
    const line = lines[index];
    return line !== undefined && isTextOfRow(line) && (at > 0 || line.words.length >= minWordsOfSentence);
  });
  return end < 0 ? indexes : indexes.slice(0, end);
}
