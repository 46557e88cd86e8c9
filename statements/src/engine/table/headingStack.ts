import { currencyPattern } from '../amounts/money.ts';
import { sideOfSection } from '../evidence/sideOfSection.ts';
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

const isOneText = ({ words }: Line): boolean =>
  words.every((word, at) => {
    const before = words[at - 1];
    return before === undefined || word.x0 - before.x1 < minTitleGap * word.height;
  });

/** Whether a line is one text, most of whose words are not those of titles: the first line of a narration. */
const isTextOfRow = (line: Line): boolean =>
  isOneText(line) && line.words.filter((word) => !isOfTitle(word)).length * 2 > line.words.length;

/** Whether a line names a table with the titles below it, such as `Deposits`: no column of money is the first one. */
export function isNameOfTable(line: Line | undefined, below: Line | undefined): boolean {
  const [word, title] = [line?.words[0], below?.words[0]];
  if (line === undefined || word === undefined || title === undefined) return false;
  return word.x0 < title.x1 && isOneText(line) && sideOfSection([line]) !== undefined;
}

/**
 * The indexes of the lines on which a heading that begins on line `first` stands, as far as its words tell: where dates
 * stand in the middle of their rows, the first line below the titles is that of a narration. None where the first line is
 * a sentence or the name of the table above the titles.
 */
export function findHeadingStack(lines: readonly Line[], first: number): number[] {
  if (isNameOfTable(lines[first], lines[first + 1])) return [];
  const indexes = headingLineIndexes(lines, first);
  const end = indexes.findIndex((index, at) => {
    const line = lines[index];
    return line !== undefined && isTextOfRow(line) && (at > 0 || line.words.length >= minWordsOfSentence);
  });
  return end < 0 ? indexes : indexes.slice(0, end);
}
