import { parseMoney } from '../amounts/money.ts';
import type { Notation } from '../amounts/money.ts';

/** An amount as a word prints it: the text before its figures, the figures, and the text after them. */
export interface PrintedAmount {
  /** Without sign. */
  readonly paise: number;
  readonly before: string;
  readonly figures: string;
  readonly after: string;
  readonly notation: Notation;
}

const partsPattern = /^(?<before>\D*?)(?<figures>(?:(?<!\p{L})[.,])?\d[\d.,']*)(?<after>\D*)$/u;

/** Reads a word that is an amount. */
export function readPrintedAmount(word: string): PrintedAmount | undefined {
  const { before = '', figures = '', after = '' } = partsPattern.exec(word)?.groups ?? {};
  const digits = figures.replace(/[.,']$/, '');
  const end = figures.slice(digits.length) + after;
  for (const notation of ['point', 'comma'] as const) {
    const money = parseMoney(before + digits + end.replace(/^[.,:;]+$/, ''), notation);
    if (money !== undefined) return { paise: Math.abs(money.paise), before, figures: digits, after: end, notation };
  }
  return undefined;
}

function groupDigits(whole: string, separator: string, isIndian: boolean): string {
  const head = whole.slice(0, -3);
  if (head === '') return whole;
  const groups = head.replace(isIndian ? /\B(?=(?:\d{2})+$)/g : /\B(?=(?:\d{3})+$)/g, separator);
  return `${groups}${separator}${whole.slice(-3)}`;
}

/**
 * Prints another amount in the form of a printed one: the same groups, and as many decimals, or more if it has more.
 */
export function printAmountLike(printed: PrintedAmount, paise: number): string {
  const { before, figures, after, notation } = printed;
  const point = notation === 'point' ? '.' : ',';
  const at = figures.lastIndexOf(point);
  const decimals = at < 0 ? 0 : figures.length - at - 1;
  const whole = at < 0 ? figures : figures.slice(0, at);
  const separator = /[.,']/.exec(whole)?.[0];
  // Amounts below a lakh do not show the grouping, so commas are placed as for rupees.
  const isIndian = /^\d{1,2}(?:,\d{2})*,\d{3}$/.test(whole);
  const rupees = String(Math.floor(paise / 100));
  const grouped = separator === undefined ? rupees : groupDigits(rupees, separator, isIndian);
  const shown = whole === '' && rupees === '0' ? '' : grouped;
  // If a bank prints `5.5` and `5`, it prints only as many decimals as needed.
  const needed = paise % 100 === 0 ? 0 : paise % 10 === 0 ? 1 : 2;
  const fraction = String(paise % 100)
    .padStart(2, '0')
    .slice(0, Math.max(decimals, needed));
  return `${before}${shown}${fraction === '' ? '' : `${point}${fraction}`}${after}`;
}
