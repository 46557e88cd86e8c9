import { formatRupeesAndPaise } from '@artha/shared/format';
import { doubts, type Difference } from '@artha/statements/engine';
import { countRows } from './countRows.ts';

const rupees = (paise: number) => formatRupeesAndPaise(Math.abs(paise) / 100);

/** The marks on rows in English. */
export const marks = {
  /** How the balance changes and what the row says instead, in paise: the end of a sentence. */
  arithmetic: (change: number, side: 'debit' | 'credit', amount: number) => {
    const balance =
      change === 0 ? 'the balance stayed the same' : `the balance ${change < 0 ? 'fell' : 'rose'} by ${rupees(change)}`;
    return `${balance}, but the ${side} is ${rupees(amount)}`;
  },
  /** @param arithmetic absent if the figures are missing; the difference, in paise, is then 0. */
  check: (arithmetic: string | undefined, difference: number) =>
    arithmetic === undefined ? 'Check this row' : `Check this row: ${arithmetic} (${rupees(difference)} difference)`,
  unsided: (paise: number) => `Check this row: ${rupees(paise)} may be a debit or a credit`,
  checkWords: 'Figures confirmed, check the words',
  noBalance: 'No balance is printed that would prove this row',
  inferred: 'Worked out from the balances around it',
  /** @param mark that the row has besides, if any. */
  corrected: (mark: string | undefined) => (mark === undefined ? 'Corrected by you' : `Corrected by you. ${mark}`),
  correctedAndConfirmed: 'Corrected by you, figures confirmed',
};

const sentences: ReadonlyMap<string, string> = new Map(Object.entries(doubts));

const differences: ReadonlyMap<string, string> = new Map(
  Object.entries({
    closing: 'the closing balance on the statement',
    carried: 'a balance carried from page to page',
    balance: 'a balance that the statement prints again',
    total: 'a total on the statement',
    count: 'the number of transactions on the statement',
  } satisfies Readonly<Record<Difference, string>>),
);

/** `3 of 50 rows are`, `All 50 rows are`. */
function shareOfRows(count: number, rows: number): string {
  const share = count < rows ? `${count} of ${countRows(rows)}` : rows === 1 ? 'The only row' : `All ${rows} rows`;
  return `${share} ${count === 1 ? 'is' : 'are'}`;
}

/** How far a table is verified, in English. */
export const proof = {
  /** Explains a doubt and what to do; an unknown code gets a general explanation. */
  doubt: (code: string) =>
    sentences.get(code) ?? 'Something in this file is doubtful. Compare the table with your statement.',
  brokenRow: (number: number, day: string, arithmetic: string) =>
    `Row ${number} (${day}) does not add up: ${arithmetic}. Check your statement.`,
  rowsInDoubt: (count: number, rows: number) =>
    `${shareOfRows(count, rows)} in doubt and marked in the table. Compare ${count === 1 ? 'it' : 'them'} with your statement.`,
  /** @param codes of the printed figures that differ; none if they are not known. */
  brokenTotal: (codes: readonly string[]) => {
    const names = codes.flatMap((code) => differences.get(code) ?? []);
    const figures = names.length > 0 ? names.join(' or ') : 'a balance or total on the statement';
    return `The rows do not add up to ${figures}, so a row may be missing. Compare the table with your statement.`;
  },
  unprovable: (count: number, rows: number) => {
    const sentence =
      count < rows
        ? `For ${count} of ${rows} rows, no balance is printed that would prove ${count === 1 ? 'it' : 'them'}.`
        : 'This statement prints no balances that would prove the rows.';
    return `${sentence} Check the totals.`;
  },
  /** @param hasAllBalances whether every row has its own balance. */
  proved: (rows: number, hasAllBalances: boolean) => {
    if (hasAllBalances) return rows === 1 ? 'The balance adds up.' : `All ${rows} balances add up.`;
    return `${rows === 1 ? 'The row adds' : `All ${rows} rows add`} up to the balances printed.`;
  },
  partlyProved: (count: number, rows: number) =>
    `${count} of the ${rows} rows in this table add up to the balances printed.`,
  filesMissing: (missing: number, files: number) =>
    `${missing} of the ${files} files ${missing === 1 ? 'is' : 'are'} not wholly in this table: see the list.`,
  inferred: (count: number) => `For ${countRows(count)}, no other figure is printed to check the amount by.`,
  checkWords: (count: number, rows: number) =>
    `For ${count === rows ? 'every row' : countRows(count)}, the figures are confirmed and the words are not: check the descriptions against your statement.`,
};

/** The texts of a row that does not add up, or that nothing confirms. */
export type MarkTexts = typeof marks;

/** The sentences about how far a table is verified. */
export type ProofTexts = typeof proof;
