import { isAllRead, type FileOutcome } from '@artha/statements/engine';
import { describeBreak, hasWordsToCheck, isToBeChecked } from './rowMark.ts';
import type { ResultTexts } from '../../texts/resultTexts.ts';
import type { TableRow } from '../statement/statementTable.ts';

/** How far a table is verified, in words. */
export interface BalanceCheck {
  /**
   * `proved`: everything that was checked adds up. `unchecked`: no error was found, but the statement prints no figures
   * to check against. `doubtful`: the person should compare something with the statement.
   */
  readonly verdict: 'proved' | 'unchecked' | 'doubtful';
  readonly sentences: readonly string[];
}

/** The findings about the rows as a whole. */
export interface Findings {
  /** Places where the figures printed do not agree. */
  readonly breaks: number;
  /** Codes of the printed figures outside the rows that differ from them. */
  readonly differences: readonly string[];
  /** The outcome of every file that was given. */
  readonly files: readonly Pick<FileOutcome, 'kind' | 'doubts'>[];
  /** Places where one file does not continue the other. */
  readonly gapCount: number;
}

/** The texts that a proof is described with. */
type ProofWords = Pick<ResultTexts, 'proof' | 'marks' | 'day'>;

function describeRowsToCheck(
  rows: readonly TableRow[],
  toCheck: readonly TableRow[],
  { proof, marks, day }: ProofWords,
): string[] {
  const [only, ...others] = toCheck;
  if (only === undefined) return [];
  const broken = others.length === 0 ? describeBreak(only, marks) : undefined;
  if (broken !== undefined) return [proof.brokenRow(only.number, day(only.date), broken)];
  return [proof.rowsInDoubt(toCheck.length, rows.length)];
}

const isConfirmed = ({ status }: TableRow) => status === 'proved' || status === 'figures-proved';

/**
 * Says how many rows add up: all of them only if each is confirmed, and every file that was given is in the table. A
 * row that its own balance implies is not confirmed, such as the first if no opening balance is printed.
 */
function describeProved(rows: readonly TableRow[], isWhole: boolean, { proof }: ProofWords): string[] {
  const confirmed = rows.filter(isConfirmed).length;
  const inferred = rows.filter(({ status }) => status === 'inferred').length;
  const hasAllBalances = rows.every(({ balancePaise }) => balancePaise !== undefined);
  return [
    isWhole && confirmed === rows.length
      ? proof.proved(rows.length, hasAllBalances)
      : proof.partlyProved(confirmed, rows.length),
    ...(inferred > 0 ? [proof.inferred(inferred)] : []),
  ];
}

/** The advice about rows whose words are not confirmed, as a sentence. */
function describeWords(rows: readonly TableRow[], { proof }: ProofWords): string[] {
  const count = rows.filter(hasWordsToCheck).length;
  return count === 0 ? [] : [proof.checkWords(count, rows.length)];
}

/** Says how far the rows of a table were checked and add up; claims nothing that was not checked. */
export function describeProof(
  rows: readonly TableRow[],
  { breaks, differences, files, gapCount }: Findings,
  texts: ProofWords,
): BalanceCheck {
  const { proof } = texts;
  const doubts = [...new Set(files.flatMap((file) => file.doubts))];
  const toCheck = rows.filter(isToBeChecked);
  const unproved = rows.filter(({ status }) => status === 'unproved').length;
  const unprovable = rows.filter(({ status }) => status === 'unprovable').length;
  const missing = files.filter((file) => !isAllRead([file])).length;
  const isWhole = missing === 0 && gapCount === 0;
  const doubtful = [
    // The list of several files says it of each.
    ...(files.length === 1 ? doubts.map(proof.doubt) : []),
    ...describeRowsToCheck(rows, toCheck, texts),
    // A mismatch without a row is at a balance or a total, unless lines that were not read count as one.
    ...(breaks > unproved && (differences.length > 0 || !doubts.includes('lines-unread'))
      ? [proof.brokenTotal(differences)]
      : []),
  ];
  // Of a file alone, its doubts say more.
  const unread = missing > 0 && files.length > 1 ? [proof.filesMissing(missing, files.length)] : [];
  const unchecked = unprovable > 0 ? [proof.unprovable(unprovable, rows.length)] : [];
  const words = describeWords(rows, texts);
  // The figures add up with either reading of the dates.
  const isDateAlone = doubts.every((doubt) => doubt === 'dates-ambiguous') && toCheck.length === 0 && breaks === 0;
  const addsUp = isDateAlone && unprovable === 0;
  const sentences = [...unread, ...doubtful, ...(addsUp ? describeProved(rows, isWhole, texts) : unchecked), ...words];
  if (doubtful.length > 0 || doubts.length > 0 || !isWhole) return { verdict: 'doubtful', sentences };
  return { verdict: unchecked.length > 0 ? 'unchecked' : 'proved', sentences };
}
