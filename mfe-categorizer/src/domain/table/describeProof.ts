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

/** What is known of the rows as a whole. */
export interface Findings {
  /** Places where the figures printed do not agree. */
  readonly breaks: number;
  /** Codes of the printed figures outside the rows that differ from them, if they are known. */
  readonly differences?: readonly string[];
  /** Codes of doubts about the statements as a whole. */
  readonly doubts: readonly string[];
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

function describeProved(rows: readonly TableRow[], { proof }: ProofWords): string[] {
  const hasAllBalances = rows.every(({ balancePaise }) => balancePaise !== undefined);
  const inferred = rows.filter(({ status }) => status === 'inferred').length;
  const all = proof.proved(rows.length, hasAllBalances);
  // For example the first row if no opening balance is printed: neither an error nor verified.
  return inferred > 0 ? [all, proof.inferred(inferred)] : [all];
}

/** What to do about rows whose words are not confirmed, as a sentence. */
function describeWords(rows: readonly TableRow[], { proof }: ProofWords): string[] {
  const count = rows.filter(hasWordsToCheck).length;
  return count === 0 ? [] : [proof.checkWords(count, rows.length)];
}

/** Says how far the rows of a table were checked and add up; claims nothing that was not checked. */
export function describeProof(
  rows: readonly TableRow[],
  { breaks, differences = [], doubts }: Findings,
  texts: ProofWords,
): BalanceCheck {
  const { proof } = texts;
  const toCheck = rows.filter(isToBeChecked);
  const unproved = rows.filter(({ status }) => status === 'unproved').length;
  const unprovable = rows.filter(({ status }) => status === 'unprovable').length;
  const doubtful = [
    ...doubts.map(proof.doubt),
    ...describeRowsToCheck(rows, toCheck, texts),
    // A mismatch without a row is at a balance or a total, unless lines that were not read count as one.
    ...(breaks > unproved && (differences.length > 0 || !doubts.includes('lines-unread'))
      ? [proof.brokenTotal(differences)]
      : []),
  ];
  const unchecked = unprovable > 0 ? [proof.unprovable(unprovable, rows.length)] : [];
  const words = describeWords(rows, texts);
  // The figures add up with either reading of the dates.
  const isDateAlone = doubtful.length === 1 && doubts.includes('dates-ambiguous');
  if (isDateAlone && unprovable === 0)
    return { verdict: 'doubtful', sentences: [...doubtful, ...describeProved(rows, texts), ...words] };
  if (doubtful.length > 0) return { verdict: 'doubtful', sentences: [...doubtful, ...unchecked, ...words] };
  if (unchecked.length > 0) return { verdict: 'unchecked', sentences: [...unchecked, ...words] };
  return { verdict: 'proved', sentences: [...describeProved(rows, texts), ...words] };
}
