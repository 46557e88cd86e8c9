import { currencyPattern } from '../../amounts/money.ts';
import { sideOfSection } from '../../evidence/sideOfSection.ts';
import { carriedForwardPattern } from '../../layouts/labels.ts';
import { titleWords } from '../../layouts/titleWords.ts';
import { guessRole } from '../../layouts/guessRole.ts';
import { textOf } from '../../lines/lines.ts';
import type { Line } from '../../lines/lines.ts';
import { titleKey } from '../../lines/words.ts';
import type { Word } from '../../lines/words.ts';
import { splitAtTitleGaps } from '../../lines/splitAtTitleGaps.ts';
import { headingLineIndexes } from './titles.ts';

const titles = titleWords.flatMap(([, texts]) => texts);
const titleKeys = titles.map(titleKey);
const wordKeys = new Set(titles.flatMap((title) => title.split(/[\s/]+/).map(titleKey)));

/** A part of a title with fewer letters occurs in other words too. */
const minPartLength = 3;

/** A sentence above the titles has at least this number of words. */
const minWordsOfSentence = 4;

/** Titles have no words with digits or most other marks. */
const namePattern = /^[\p{L}\p{M}.()/&]+$/u;

const unitPattern = new RegExp(`^\\W*${currencyPattern}\\W*$`, 'iu');

function isOfTitle({ text, key }: Word): boolean {
  if (key === '' || unitPattern.test(text) || wordKeys.has(key)) return true;
  if (!namePattern.test(text)) return false;
  return guessRole(text) !== undefined || (key.length >= minPartLength && titleKeys.some((one) => one.includes(key)));
}

const isOneText = (line: Line): boolean => splitAtTitleGaps(line).length < 2;

/** Whether a line is one text with few words of titles: the first line of a narration. */
const isTextOfRow = (line: Line): boolean =>
  isOneText(line) && line.words.filter((word) => !isOfTitle(word)).length * 2 > line.words.length;

/** Edges or middles of a title on two lines differ by at most this much, in line heights. */
const maxOffset = 0.6;

/** Whether a text is below one of the titles on the line above, so that it may continue that title. */
function goesOnWithTitle({ words }: Line, above: Line): boolean {
  const [x0, x1] = [words[0]?.x0 ?? 0, words.at(-1)?.x1 ?? 0];
  return splitAtTitleGaps(above).some((title) => {
    const [left, right] = [title[0]?.x0 ?? 0, title.at(-1)?.x1 ?? 0];
    const offsets = [x0 - left, x1 - right, (x0 + x1 - left - right) / 2];
    return offsets.some((offset) => Math.abs(offset) <= maxOffset * above.height);
  });
}

/**
 * Whether a line below titles is a caption in the middle of the table, such as `Domestic Transactions`, and not a
 * title.
 */
const isCaption = (line: Line, above: readonly Line[]): boolean =>
  line.words.length > 1 && isOneText(line) && !above.some((titles) => goesOnWithTitle(line, titles));

/** Whether a line below titles names a balance carried from the page before. Its name may be on two lines. */
const isBalanceCarried = ({ words }: Line): boolean => carriedForwardPattern.test(textOf(words));

/** Whether a line names the table below it, such as `Deposits`: no column of money comes first. */
export function isNameOfTable(line: Line | undefined, below: Line | undefined): boolean {
  const [word, title] = [line?.words[0], below?.words[0]];
  if (line === undefined || word === undefined || title === undefined) return false;
  return word.x0 < title.x1 && sideOfSection([line]) !== undefined && isOneText(line);
}

/**
 * The indexes of the lines of a heading that begins on line `first`, judged by their words. If dates are in the middle
 * of their rows, the first line below the titles belongs to a narration; it may also be a caption. Empty if the first
 * line is a sentence or the name of the table above the titles.
 */
export function findHeadingStack(lines: readonly Line[], first: number): number[] {
  if (isNameOfTable(lines[first], lines[first + 1])) return [];
  const indexes = headingLineIndexes(lines, first);
  const end = indexes.findIndex((index, at) => {
    const line = lines[index];
    if (line === undefined) return false;
    if (at === 0) return line.words.length >= minWordsOfSentence && isTextOfRow(line);
    return isTextOfRow(line) || isBalanceCarried(line) || isCaption(line, lines.slice(first, index));
  });
  return end < 0 ? indexes : indexes.slice(0, end);
}
