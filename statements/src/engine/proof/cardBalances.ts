import { parseMoney } from '../amounts/money.ts';
import { textOf } from '../lines/lines.ts';
import type { Line } from '../lines/lines.ts';
import type { Word } from '../lines/words.ts';

/** The balances owed before and now that a card statement prints, in paise, each as often as it is printed. */
export interface CardBalances {
  readonly previous: readonly number[];
  readonly due: readonly number[];
}

const previousPattern = /\b(?:previous|opening|last)\b.{0,20}\b(?:balance|dues?|amount)\b/i;
const duePattern = /\btotal\W{0,3}(?:amount|payment)?\W{0,3}dues?\b|\b(?:closing|new) balance\b/i;
const otherPattern = /\bminimum\b|\bmin\b|\bpast\b|\bpoints?\b|\blimit\b/i;

/** A label is on the line of its figure, or on one of this number of lines above it. */
const maxLinesAbove = 3;
/** The maximum sideways distance of a figure from its label, in line heights. */
const maxOffset = 1;

const isFigure = ({ text }: Word): boolean =>
  /\d\.\d{2}/.test(text) && /^\W*(?:Rs\.?|INR)?\W*[\d,]+\.\d{2}\W*$/i.test(text);

/** The words left of a figure on its line, up to the figure before it. */
function labelBeside({ words }: Line, at: number): string {
  const before = words.slice(0, at).findLastIndex(isFigure);
  return textOf(words.slice(before + 1, at));
}

/** The words above a figure, from top to bottom, up to the figure above it. */
function labelAbove(lines: readonly Line[], index: number, { x0, x1, height }: Word): string {
  const above: Word[][] = [];
  for (const line of lines.slice(Math.max(0, index - maxLinesAbove), index).toReversed()) {
    const over = line.words.filter((word) => word.x1 > x0 - maxOffset * height && word.x0 < x1 + maxOffset * height);
    if (over.some(isFigure)) break;
    above.unshift(over);
  }
  return textOf(above.flat());
}

/**
 * Reads the balances owed from a card statement: beside or below the labels that banks use (`Previous Balance`, `Total
 * Amount Due`, `Total Dues`). An amount marked Cr is owed to the cardholder and is negative.
 */
export function readCardBalances(lines: readonly Line[]): CardBalances {
  const previous: number[] = [];
  const due: number[] = [];
  for (const [index, line] of lines.entries()) {
    for (const [at, word] of line.words.entries()) {
      if (!isFigure(word)) continue;
      const next = line.words[at + 1];
      const isMarked = next !== undefined && /^\W*(?:cr|dr|c|d)\W*$/i.test(next.text);
      const money = parseMoney(word.text.replace(/[=]+$/, '') + (isMarked ? next.text : ''));
      if (money === undefined) continue;
      const owed = money.side === 'credit' ? -Math.abs(money.paise) : money.paise;
      for (const label of [labelBeside(line, at), labelAbove(lines, index, word)]) {
        if (otherPattern.test(label)) continue;
        if (previousPattern.test(label)) previous.push(owed);
        else if (duePattern.test(label)) due.push(owed);
      }
    }
  }
  return { previous, due };
}
