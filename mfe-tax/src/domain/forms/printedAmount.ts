import type { PlacedLine, PrintedWord } from './printedPage.ts';

/** An amount of a line, in whole paise, and the right edge of its figures. */
export interface PrintedAmount {
  readonly paise: number;
  readonly x1: number;
}

/** A line taken apart: the marker of its row such as `(a)`, its words, and the amounts right of them. */
export interface TableLine {
  readonly marker: boolean;
  readonly label: string;
  readonly amounts: readonly PrintedAmount[];
}

/** A figure with paise or grouped digits, which is an amount wherever it is. */
const clearAmount = /^[-(]?(?:\d{1,3}(?:,\d{2,3})+(?:\.\d{1,2})?|\d+\.\d{2})\)?-?$/;
/** Whole rupees without separators; shorter numbers are of sections, rows and pages. */
const plainAmount = /^(?:0|-?\d{3,11})$/;
const nothing = /^(?:-{1,2}|nil|n\.?a\.?)$/i;
const currency = /^(?:rs\.?|inr|₹)$/i;
const currencyBefore = /^(?:rs\.?|inr|₹)(?=[-\d(])/i;

/** Words that are further apart than this many line heights are in two columns. */
const columnGap = 1.2;

/** Of the kind of `10.`, `(a)`, `b)` or `iv)`; not a section such as `16(ia)` or `(2)` that was broken off. */
const markers = /^(?:\d{1,2}[.)]?|\(?(?:[a-z]{1,2}|[ivx]{1,4})\)|[a-z]\.?)$/i;

function paiseOf(text: string): number {
  const paise = Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
  return /^[-(]|-$/.test(text) ? -paise : paise;
}

/** The amount that a word is, if it is one; `isApart` says that it is in a column of its own. */
function readAmount(word: PrintedWord, isApart: boolean): PrintedAmount | undefined {
  const text = word.text.replace(currencyBefore, '');
  if (clearAmount.test(text)) return { paise: paiseOf(text), x1: word.x1 };
  if (!isApart) return undefined;
  if (nothing.test(text)) return { paise: 0, x1: word.x1 };
  return plainAmount.test(text) ? { paise: paiseOf(text), x1: word.x1 } : undefined;
}

/** How many of the first words are the marker of a row. */
function countMarkers(words: readonly PrintedWord[], height: number): number {
  const [first, second] = words;
  if (first === undefined || !markers.test(first.text)) return 0;
  if (second === undefined) return 1;
  // 'A' may be a word of the label; a marker is set apart, or has its dot or bracket.
  if (/^[a-z\d]{1,2}$/i.test(first.text) && second.x0 - first.x1 < columnGap * height) return 0;
  return markers.test(second.text) && !/^[a-z\d]{1,2}$/i.test(second.text) ? 2 : 1;
}

/** Takes a line of a table apart. */
export function readTableLine({ words, height }: PlacedLine): TableLine {
  const isApartAt = (index: number) => {
    const [before, word] = [words[index - 1], words[index]];
    return before === undefined || word === undefined || word.x0 - before.x1 >= columnGap * height;
  };
  let end = words.length;
  const amounts: PrintedAmount[] = [];
  for (let index = words.length - 1; index >= 0; index -= 1) {
    const word = words[index];
    if (word === undefined) break;
    if (currency.test(word.text) && (amounts.length > 0 || isApartAt(index))) {
      end = index;
      continue;
    }
    const isAfterCurrency = currency.test(words[index - 1]?.text ?? '');
    const amount = readAmount(word, isApartAt(index) || isAfterCurrency);
    if (amount === undefined) break;
    amounts.unshift(amount);
    end = index;
  }
  const count = countMarkers(words.slice(0, end), height);
  const label = words.slice(count, end).map(({ text }) => text);
  return { marker: count > 0, label: label.join(' '), amounts };
}
