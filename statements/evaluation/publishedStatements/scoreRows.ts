import { compareRows } from './compareRows.ts';
import type { ComparedRow, RowCounts } from './compareRows.ts';

/** The reading of a file: its rows, and whether anything is said against them. */
export interface FileReading {
  readonly rows: readonly ComparedRow[];
  /** The balances contradict the rows, or lines or pages are called missing. */
  readonly isAlarmed: boolean;
}

/** The counts of a file, by row. */
export interface FileCounts extends RowCounts {
  readonly rows: number;
  /** Rows of a file that was not read at all. */
  readonly refused: number;
  /** Rows that are missing, with nothing said. */
  readonly silent: number;
  /** Rows with right figures, whatever their words. */
  readonly figures: number;
  /** Rows called proved, words and all. */
  readonly confirmed: number;
  /** 1: all figures are right, they follow from each other, and yet something is said against them. */
  readonly falseAlarm: number;
}

const hasAmount = ({ debitPaise, creditPaise, unsidedPaise = 0 }: ComparedRow): boolean =>
  debitPaise !== 0 || creditPaise !== 0 || unsidedPaise !== 0;

function followEachOther(rows: readonly ComparedRow[]): boolean {
  return rows.every(({ balancePaise, debitPaise, creditPaise }, index) => {
    const before = rows[index - 1]?.balancePaise;
    return before === undefined || balancePaise === undefined || before - debitPaise + creditPaise === balancePaise;
  });
}

const isInOrder = (rows: readonly ComparedRow[]): boolean =>
  followEachOther(rows) || followEachOther(rows.toReversed());

/** Counts what a reading has right and wrong; `undefined` is a refused file. Rows without any amount do not count. */
export function scoreRows(printed: readonly ComparedRow[], reading: FileReading | undefined): FileCounts {
  const truth = printed.filter(hasAmount);
  const read = (reading?.rows ?? []).filter(hasAmount);
  const counts = compareRows(truth, read);
  const isRefused = reading === undefined;
  const isWrong = counts.wrong + counts.missing + counts.invented > 0;
  const isAlarmed = reading?.isAlarmed ?? false;
  return {
    ...counts,
    rows: truth.length,
    refused: isRefused ? truth.length : 0,
    missing: isRefused ? 0 : counts.missing,
    silent: isRefused || isAlarmed ? 0 : counts.missing,
    figures: counts.right + counts.narration,
    confirmed: read.filter(({ areWordsProved }) => areWordsProved === true).length,
    falseAlarm: isAlarmed && !isWrong && isInOrder(printed) ? 1 : 0,
  };
}
