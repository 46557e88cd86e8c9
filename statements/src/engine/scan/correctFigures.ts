import { addLostStrokes } from './addLostStrokes.ts';
import type { ScannedPage, ScannedWord } from '../pictures/scannedPage.ts';

/** Parts of drawn lines that are read as characters at the edge of a cell. */
const strayEdges = /^[|[\]{}!‘’'“”_~]+|[|[\]{}!‘’'“”_~]+$/gu;
/** Letters that are read in place of digits. */
const digitOfLetter: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  I: '1',
  l: '1',
  Z: '2',
  S: '5',
  '§': '5',
  B: '8',
};
const figureWithLetters = /^[-+(]?(?=(?:[^\d]*\d){2})[\dOoQIlZS§B.,]+[.,][\dOoQIlZS§B]{2}\)?$/u;
/** Digits in groups of any length, and two more after a point or comma: one that is lost or was read as the other. */
const amountPattern =
  /^(?<before>[-+(]?)(?<whole>[\d.,]*\d)[.,](?<paise>\d{2})(?<after>\)?(?:\(?(?:Cr|Dr)\)?)?)[.,]?$/iu;
const datePattern = /^\d{1,2}\.\d{1,2}\.\d{2}$/u;
/** An amount whose point was not seen, or is at another place. */
const withoutPoint = /^(?<figure>\d[\d.,]*\d{2})(?<side>(?:\(?(?:Cr|Dr)\)?)?)$/iu;
/** Figures of one column end at one place, up to this share of the height of a line. */
const maxEdgeOffset = 0.35;
/** This number of figures makes a column, if this number of them have their point. */
const minFiguresOfColumn = 4;
const minPointsOfColumn = 2;
const figurePattern = /^[-+(.,]?\d[\d.,]*\)?(?:\(?(?:Cr|Dr)\)?)?$/iu;
const hasPoint = /\.\d{2}$/u;
/** A bracket and a stroke that are read as one letter: `(Dr)/`. */
const sideWithStroke = /^\((Dr|Cr)y$/iu;
const sidePattern = /\(?(?:Cr|Dr)\)?$/iu;
/** The first digits of an amount, and the others. */
const firstPattern = /^[-+(]?\d[\d.,]*$/u;
const otherPattern = /^(?<figure>[.,]?\d[\d.,]*)(?<side>\)?(?:\(?(?:Cr|Dr)\)?)?)$/iu;
/** The parts of an amount are this close to each other, as a share of the height of a line. */
const maxGapInAmount = 0.6;

const correctLetters = (text: string): string =>
  figureWithLetters.test(text) ? text.replace(/[OoQIlZS§B]/gu, (letter) => digitOfLetter[letter] ?? letter) : text;

/** Writes an amount without groups, because commas and points are easily read as each other, or not at all. */
function correctSeparators(text: string): string {
  const amount = datePattern.test(text) ? undefined : amountPattern.exec(text)?.groups;
  if (amount === undefined) return text;
  const { before = '', whole = '', paise = '', after = '' } = amount;
  return `${before}${whole.replace(/[.,]/gu, '')}.${paise}${after}`;
}

function correctWord(word: ScannedWord): ScannedWord {
  const text = correctSeparators(correctLetters(word.text.replace(strayEdges, '').replace(sideWithStroke, '($1)/')));
  return text === word.text ? word : { ...word, text };
}

const digitsOf = (text: string): string => text.replace(/[.,]/gu, '');

/** The figures that have their point, and all figures. */
interface Figures {
  readonly all: readonly ScannedWord[];
  readonly withPoint: readonly ScannedWord[];
}

function findFigures(words: readonly ScannedWord[]): Figures {
  const all = words.filter(({ text }) => figurePattern.test(text) && !datePattern.test(text));
  return { all, withPoint: all.filter(({ text }) => hasPoint.test(text.replace(sidePattern, ''))) };
}

/** Whether a word ends where a column of amounts ends. */
function isInColumn({ x1, height }: ScannedWord, { all, withPoint }: Figures): boolean {
  const endsThere = (figure: ScannedWord) => Math.abs(figure.x1 - x1) <= maxEdgeOffset * height;
  return withPoint.filter(endsThere).length >= minPointsOfColumn && all.filter(endsThere).length >= minFiguresOfColumn;
}

/** An amount that was read as two words. */
function joinAmount(left: ScannedWord, right: ScannedWord): ScannedWord | undefined {
  const isBeside =
    Math.abs(left.baseline - right.baseline) < maxEdgeOffset * left.height &&
    Math.abs(right.x0 - left.x1) < maxGapInAmount * left.height;
  const { figure, side = '' } = otherPattern.exec(right.text)?.groups ?? {};
  if (!isBeside || figure === undefined || !firstPattern.test(left.text)) return undefined;
  const [first, others] = [digitsOf(left.text), digitsOf(figure)];
  // A digit before a whole amount may be the sign of the rupee.
  if (others.length < 2 || (others.length > 2 && first.length < 2)) return undefined;
  const text = `${first}${others.slice(0, -2)}.${others.slice(-2)}${side}`;
  return { ...left, text, x1: right.x1 };
}

/** Joins amounts that were read as two words, because their point or a comma is faint. */
function joinSplitAmounts(words: readonly ScannedWord[]): ScannedWord[] {
  const figures = findFigures(words);
  const joined: ScannedWord[] = [];
  for (const word of words) {
    const left = joined.at(-1);
    const amount = left && isInColumn(word, figures) ? joinAmount(left, word) : undefined;
    if (amount === undefined) joined.push(word);
    else joined[joined.length - 1] = amount;
  }
  return joined;
}

/** Gives the figures of a column of amounts the point that all others have. */
function addLostPoints(words: readonly ScannedWord[]): ScannedWord[] {
  const figures = findFigures(words);
  return words.map((word) => {
    const { figure = '', side = '' } = withoutPoint.exec(word.text)?.groups ?? {};
    if (figure === '' || hasPoint.test(figure) || !isInColumn(word, figures)) return word;
    const digits = digitsOf(figure);
    return { ...word, text: `${digits.slice(0, -2)}.${digits.slice(-2)}${side}` };
  });
}

/**
 * Corrects what the form of a figure or date says alone: edges of drawn lines, letters among digits, and commas, points
 * and strokes that are read as each other or not at all. The arithmetic decides later whether a figure is right.
 */
export function correctFigures(page: ScannedPage): ScannedPage {
  const words = page.words.map(correctWord).filter(({ text }) => text !== '');
  return { ...page, words: addLostStrokes(addLostPoints(joinSplitAmounts(words))) };
}
