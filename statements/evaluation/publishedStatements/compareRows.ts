import { pairInOrder } from '../pairInOrder.ts';

/** A row as read by a person or by the engine: amounts in paise, with a balance of `undefined` if none is printed. */
export interface ComparedRow {
  readonly date: string;
  readonly narration: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  readonly balancePaise: number | undefined;
  /** Of a row as printed: a second date that is printed beside it. */
  readonly otherDate?: string;
  /** Of a row as printed: what else is its narration, in a file with several columns of words. */
  readonly otherNarrations?: readonly string[];
  /** Of a row as printed: nothing in the file tells its side. */
  readonly isSideUnknown?: boolean;
  /** Of a row as read: an amount without a side. */
  readonly unsidedPaise?: number;
  readonly areFiguresProved?: boolean;
  readonly areWordsProved?: boolean;
}

/** The number of right rows, and the outcomes of the others. */
export interface RowCounts {
  /** Everything is right, apart from spaces in the narration. */
  readonly right: number;
  /** Only the narration is wrong. */
  readonly narration: number;
  /** Of these, rows that are called proved, words and all. */
  readonly wordsAndProved: number;
  readonly wrong: number;
  readonly missing: number;
  readonly invented: number;
  /** Rows that are wrong or invented, and whose figures are called proved. */
  readonly wrongAndProved: number;
}

const amountOf = ({ debitPaise, creditPaise, unsidedPaise = 0 }: ComparedRow): number =>
  debitPaise + creditPaise + unsidedPaise;

function hasSameAmounts(printed: ComparedRow, read: ComparedRow): boolean {
  if (printed.isSideUnknown === true) return amountOf(printed) === amountOf(read);
  return printed.debitPaise === read.debitPaise && printed.creditPaise === read.creditPaise;
}

/** Whether two rows have the same date and figures; a balance that is not printed is not compared. */
function hasSameFigures(printed: ComparedRow, read: ComparedRow): boolean {
  return (
    (printed.date === read.date || printed.otherDate === read.date) &&
    hasSameAmounts(printed, read) &&
    (printed.balancePaise === undefined || printed.balancePaise === read.balancePaise)
  );
}

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** The narration of a row as printed whose words the reader could not tell; they are not compared. */
const unknownWords = '*';

function hasSameWords({ narration, otherNarrations = [] }: ComparedRow, read: ComparedRow): boolean {
  if (narration === unknownWords) return true;
  const words = withoutSpaces(read.narration);
  return [narration, ...otherNarrations].some((printed) => withoutSpaces(printed) === words);
}

/** The pairs of rows with the same figures, in order. */
const pairRows = (truth: readonly ComparedRow[], read: readonly ComparedRow[]) =>
  pairInOrder(truth.length, read.length, (row, column) => {
    const [one, other] = [truth[row], read[column]];
    return one !== undefined && other !== undefined && hasSameFigures(one, other);
  });

/**
 * Compares the rows that were read with those that are printed. Rows between two pairs that agree belong together in
 * their order: the rest on one side is missing, on the other invented.
 */
export function compareRows(truth: readonly ComparedRow[], read: readonly ComparedRow[]): RowCounts {
  const counts = { right: 0, narration: 0, wordsAndProved: 0, wrong: 0, missing: 0, invented: 0, wrongAndProved: 0 };
  const countProved = (rows: readonly ComparedRow[]) => {
    counts.wrongAndProved += rows.filter(({ areFiguresProved }) => areFiguresProved === true).length;
  };
  let [rowsBefore, readBefore] = [0, 0];
  const pairs = pairRows(truth, read);
  for (const [row, column] of [...pairs, [truth.length, read.length] as const]) {
    const [printed, got] = [row - rowsBefore, column - readBefore];
    counts.wrong += Math.min(printed, got);
    counts.missing += Math.max(0, printed - got);
    counts.invented += Math.max(0, got - printed);
    countProved(read.slice(readBefore, column));
    [rowsBefore, readBefore] = [row + 1, column + 1];
  }
  for (const [row, column] of pairs) {
    const [one, other] = [truth[row], read[column]];
    if (one === undefined || other === undefined) continue;
    if (hasSameWords(one, other)) counts.right += 1;
    else {
      counts.narration += 1;
      if (other.areWordsProved === true) counts.wordsAndProved += 1;
    }
  }
  return counts;
}
