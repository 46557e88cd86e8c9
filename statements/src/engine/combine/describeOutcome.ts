import { doubts as doubtWords } from '../refusals/doubts.ts';
import type { FileOutcome } from './fileOutcome.ts';

/** The kinds of outcome in words, for the command line and for the workbook. */
const kinds: Readonly<Record<FileOutcome['kind'], string>> = {
  read: 'read',
  'in-part': 'read in part',
  repeated: 'repeats other files',
  empty: 'has no transactions',
  refused: 'refused',
  'not-begun': 'not read',
};

const words: ReadonlyMap<string, string> = new Map(Object.entries(doubtWords));

const countRows = (count: number): string => `${count} ${count === 1 ? 'row' : 'rows'}`;

/** An outcome in English: what happened to the file, and why and what to do, which is empty if nothing is to do. */
export function describeOutcome({ kind, rows, repeatedRows, doubtfulRows, doubts, reason }: FileOutcome): {
  readonly outcome: string;
  readonly advice: string;
} {
  return {
    outcome: rows === 0 ? kinds[kind] : `${kinds[kind]}, ${countRows(rows)}`,
    advice: [
      ...(reason === undefined ? [] : [reason]),
      ...doubts.map(
        (doubt) => words.get(doubt) ?? 'Something in this file is doubtful. Please compare it with the table.',
      ),
      ...(doubtfulRows > 0 ? [`Please compare the ${countRows(doubtfulRows)} in doubt with the statement.`] : []),
      ...(repeatedRows > 0 ? [`Left out because another file has them: ${countRows(repeatedRows)}.`] : []),
    ].join(' '),
  };
}
