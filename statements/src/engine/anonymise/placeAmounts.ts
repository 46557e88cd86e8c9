import type { Transaction } from '../report/statement.ts';
import type { AccountAmounts, PlacedRow } from './accountAmounts.ts';
import type { InventedRow } from './inventAmounts.ts';
import { printAmountLike, readPrintedAmount } from './printedAmounts.ts';
import type { PrintedAmount } from './printedAmounts.ts';
import type { PrintedLine, PrintedPage, PrintedWord } from './printedCharacters.ts';
import { collectCounts, collectSums } from './printedSums.ts';

interface AmountWord {
  readonly word: PrintedWord;
  readonly amount: PrintedAmount;
}

interface AmountLine {
  readonly page: number;
  readonly words: readonly AmountWord[];
}

/** The maximum number of lines between the amount and the balance of a row. */
const maxLinesOfRow = 3;
/** The form of a number of rows, or of the number of a row. */
const countPattern = /^\D?\d{1,4}\D?$/;
/** Zero as an amount, and not as a figure of a number. */
const zeroPattern = /\d[.,]\d\d?\D*$/;
/** A figure of one or two digits is not a sum. */
const minSumLength = 3;

function amountsOf(line: PrintedLine): AmountWord[] {
  return line.flatMap((word) => {
    const amount = readPrintedAmount(word.text);
    return amount === undefined ? [] : [{ word, amount }];
  });
}

/** The lines that hold an amount, from top to bottom. */
function indexLines(lines: readonly AmountLine[]): ReadonlyMap<number, readonly number[]> {
  const index = new Map<number, number[]>();
  for (const [at, { words }] of lines.entries()) {
    for (const { amount } of words) {
      const found = index.get(amount.paise);
      if (found === undefined) index.set(amount.paise, [at]);
      else if (found.at(-1) !== at) found.push(at);
    }
  }
  return index;
}

/** The printed figures of a row: its amount and its balance, without signs, unless they are zero. */
function figuresOf({ debitPaise, creditPaise, unsidedPaise, balancePaise = 0 }: Transaction) {
  return { amount: debitPaise + creditPaise + unsidedPaise, balance: Math.abs(balancePaise) };
}

/**
 * Finds where the amounts of a statement are printed, and prints others there: those of its rows in the order of the
 * rows, the balances and sums around them by their values. Other words with amounts have nothing to do with the
 * account.
 */
export function placeAmounts(
  pages: readonly PrintedPage[],
  accounts: readonly AccountAmounts[],
): ReadonlyMap<PrintedWord, string> {
  const lines = pages.flatMap(({ lines: ofPage }, page) => ofPage.map((line) => ({ page, words: amountsOf(line) })));
  const lineIndex = indexLines(lines);
  const texts = new Map<PrintedWord, string>();
  const placed: PlacedRow[] = [];
  const balances = new Map<number, { readonly line: number; readonly after: number }[]>();

  const freeWords = (at: number, reach: number) =>
    lines.slice(at, at + reach).flatMap(({ words }) => words.filter(({ word }) => !texts.has(word)));

  /** The first of `reach` lines that contain the figures of a row. */
  function findRow(row: Transaction, from: number, reach: number): number | undefined {
    const wanted = Object.values(figuresOf(row)).filter((paise) => paise !== 0);
    const [key] = wanted;
    if (key === undefined) return undefined;
    for (const line of lineIndex.get(key) ?? []) {
      for (let at = Math.max(from, line - reach + 1); at <= line; at += 1) {
        const words = freeWords(at, reach);
        if (wanted.every((paise) => words.some(({ amount }) => amount.paise === paise))) return at;
      }
    }
    return undefined;
  }

  function printRow(row: Transaction, invented: InventedRow, number: number, words: readonly AmountWord[]): void {
    const { amount, balance } = figuresOf(row);
    const after = Math.abs(invented.balancePaise ?? 0);
    // The balance is after the amount: of two equal figures, it is the last.
    const ofBalance = balance === 0 ? undefined : words.findLast((one) => one.amount.paise === balance);
    for (const one of words) {
      if (one === ofBalance) texts.set(one.word, printAmountLike(one.amount, after));
      else if (one.amount.paise === amount && amount > 0) {
        texts.set(one.word, printAmountLike(one.amount, invented.amountPaise));
      } else if (countPattern.test(one.word.text) && one.amount.paise === number * 100) {
        texts.set(one.word, one.word.text);
      }
    }
  }

  let from = 0;
  for (const { rows, invented } of accounts) {
    for (const [index, row] of rows.entries()) {
      const ofRow = invented.rows[index] ?? { amountPaise: 0, balancePaise: undefined };
      const onOne = findRow(row, from, 1);
      const at = onOne ?? findRow(row, from, maxLinesOfRow);
      placed.push({ row, invented: ofRow, page: lines[at ?? from]?.page ?? 0 });
      if (at === undefined) continue;
      from = at;
      printRow(row, ofRow, index + 1, freeWords(at, onOne === undefined ? maxLinesOfRow : 1));
      const { balance } = figuresOf(row);
      balances.set(balance, [...(balances.get(balance) ?? []), { line: at, after: Math.abs(ofRow.balancePaise ?? 0) }]);
    }
  }

  const sums = collectSums(placed, accounts);
  const counts = collectCounts(accounts);
  for (const [at, { words }] of lines.entries()) {
    for (const { word, amount } of words.filter((one) => !texts.has(one.word))) {
      const { paise, figures } = amount;
      const [nearest] = (balances.get(paise) ?? []).toSorted((a, b) => Math.abs(a.line - at) - Math.abs(b.line - at));
      const sum = sums.get(paise) ?? nearest?.after;
      if (paise === 0 && zeroPattern.test(word.text)) texts.set(word, word.text);
      else if (sum !== undefined && paise > 0 && figures.length >= minSumLength) {
        texts.set(word, printAmountLike(amount, sum));
      } else if (countPattern.test(word.text) && counts.has(paise / 100)) texts.set(word, word.text);
    }
  }
  return texts;
}
