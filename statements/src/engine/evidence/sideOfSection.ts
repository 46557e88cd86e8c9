import type { Side } from '../amounts/side.ts';
import { textOf } from '../lines/lines.ts';
import type { Line } from '../lines/lines.ts';

const creditPattern =
  /^\W*(?:total )?(?:deposits?|credits?|additions|money in|paid in|payments? received|income)\b(?!.*\bdebits?\b)/i;
const debitPattern =
  /^\W*(?:total )?(?:(?:atm|electronic|other|debit|card|online|cash)\b[\w\s&,/]*)?\b(?:withdrawals?|debits?|subtractions|(?:checks?|cheques?)(?= paid\b| and\b|\W*$)|payments?|fees|service (?:fees|charges)|charges|purchases|money out|paid out)\b(?!.*\b(?:credits?|deposits?)\b)/i;
/** The name of a section is on one of this number of lines above its titles. */
const linesAbove = 2;
/** The maximum length of a name; a longer text is a sentence. */
const maxWords = 7;

/** The side of every amount in a section, if the lines above its titles name one: `Deposits and Additions`. */
export function sideOfSection(lines: readonly Line[]): Side | undefined {
  for (const { words } of lines.slice(-linesAbove).toReversed()) {
    if (words.length > maxWords || words.some(({ text }) => /\d/.test(text))) continue;
    const text = textOf(words);
    if (creditPattern.test(text)) return 'credit';
    if (debitPattern.test(text)) return 'debit';
  }
  return undefined;
}

const balancesPattern = /^\W*(?:daily|ending|average)\b.*\bbalances?\b/i;

/**
 * Whether the lines above titles name a list of daily balances, not of transactions. A line with an amount is no name:
 * it states one balance, such as `Ending Balance as of 30 April 2025 51,168.50`.
 */
export function isListOfBalances(lines: readonly Line[]): boolean {
  return lines
    .slice(-linesAbove)
    .some(({ words }) => balancesPattern.test(textOf(words)) && !words.some(({ isAmount }) => isAmount));
}
