import type { Statement, Transaction } from '../../src/engine/index.ts';
import { pairInOrder } from '../../evaluation/pairInOrder.ts';
import type { ExpectedRow } from './printedTable.ts';

/** The comparison of the rows that were read with those that were printed. */
export interface ReadingScore {
  /** Rows with the right date, amounts and balance. */
  readonly right: number;
  /** Of these, rows with another narration. */
  readonly wrongNarrations: readonly string[];
  /** Of these, rows called proved in figures and words. */
  readonly wrongNarrationsProved: readonly string[];
  /** Rows that were read but not printed, or printed differently. */
  readonly wrong: readonly string[];
  /** Of these, rows whose figures are called proved. */
  readonly wrongAndProved: readonly string[];
  /** Rows that were printed but not read, or read differently. */
  readonly lost: readonly string[];
}

type Figures = Pick<ExpectedRow, 'date' | 'debitPaise' | 'creditPaise' | 'balancePaise'>;

const keyOf = ({ date, debitPaise, creditPaise, balancePaise }: Figures) =>
  [date, debitPaise, creditPaise, balancePaise ?? 'none'].join(' ');

/** The break of a narration says little about its spaces, but it never separates a mark from its letter. */
const withoutSpaces = (text: string) => text.replace(/\s(?!\p{M})/gu, '');

/** The pairs of rows with the same date, amounts and balance, in order. */
const pairRows = (expected: readonly ExpectedRow[], read: readonly Transaction[]) =>
  pairInOrder(expected.length, read.length, (row, column) => {
    const [one, other] = [expected[row], read[column]];
    return one !== undefined && other?.unsidedPaise === 0 && keyOf(one) === keyOf(other);
  });

/** Compares the rows that were read with those that were printed, row by row. */
export function scoreReading(expected: readonly ExpectedRow[], { transactions }: Statement): ReadingScore {
  const pairs = pairRows(expected, transactions);
  const found = new Set(pairs.map(([row]) => row));
  const used = new Set(pairs.map(([, column]) => column));
  const wrong = transactions.filter((_, index) => !used.has(index));
  const describe = (row: Transaction) => `${keyOf(row)} ${row.unsidedPaise} "${row.description}" is ${row.status}`;
  const wrongNarrations = pairs.flatMap(([row, column]) => {
    const [narration = '', { description, status } = { description: '', status: undefined }] = [
      expected[row]?.narration,
      transactions[column],
    ];
    const isRight = withoutSpaces(narration) === withoutSpaces(description);
    return isRight ? [] : [{ text: `"${description}" for "${narration}"`, isProved: status === 'proved' }];
  });
  return {
    right: pairs.length,
    wrongNarrations: wrongNarrations.map(({ text }) => text),
    wrongNarrationsProved: wrongNarrations.flatMap(({ text, isProved }) => (isProved ? [text] : [])),
    wrong: wrong.map(describe),
    wrongAndProved: wrong.filter(({ status }) => status === 'proved' || status === 'figures-proved').map(describe),
    lost: expected.flatMap((row, index) => (found.has(index) ? [] : [`${keyOf(row)} "${row.narration}"`])),
  };
}
