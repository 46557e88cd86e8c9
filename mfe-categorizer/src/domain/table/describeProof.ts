import { describeDoubt } from './describeDoubt.ts';
import { describeBreak, hasWordsToCheck, isToBeChecked } from './rowMark.ts';
import { readableDay } from '../statement/statementDate.ts';
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
  /** Codes of doubts about the statements as a whole. */
  readonly doubts: readonly string[];
}

const countRows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;

/** `3 of 50 rows are`, `All 50 rows are`. */
function shareOfRows(count: number, rows: number): string {
  const share = count < rows ? `${count} of ${countRows(rows)}` : rows === 1 ? 'The only row' : `All ${rows} rows`;
  return `${share} ${count === 1 ? 'is' : 'are'}`;
}

/** `Row 13 (08 Feb)`. */
const nameRow = ({ number, date }: TableRow) => `Row ${number} (${readableDay(date)})`;

function describeRowsToCheck(rows: readonly TableRow[], toCheck: readonly TableRow[]): string[] {
  const [only, ...others] = toCheck;
  if (only === undefined) return [];
  const broken = others.length === 0 ? describeBreak(only) : undefined;
  if (broken !== undefined) return [`${nameRow(only)} does not add up: ${broken}. Check your statement.`];
  const them = others.length === 0 ? 'it' : 'them';
  return [
    `${shareOfRows(toCheck.length, rows.length)} in doubt and marked in the table. Compare ${them} with your statement.`,
  ];
}

function describeUnprovable(rows: readonly TableRow[], unprovable: number): string {
  const sentence =
    unprovable < rows.length
      ? `For ${unprovable} of ${rows.length} rows, no balance is printed that would prove ${unprovable === 1 ? 'it' : 'them'}.`
      : 'This statement prints no balances that would prove the rows.';
  return `${sentence} Check the totals.`;
}

function describeProved(rows: readonly TableRow[]): string[] {
  const hasAllBalances = rows.every(({ balancePaise }) => balancePaise !== undefined);
  const inferred = rows.filter(({ status }) => status === 'inferred').length;
  const all = hasAllBalances
    ? rows.length === 1
      ? 'The balance adds up.'
      : `All ${rows.length} balances add up.`
    : `${rows.length === 1 ? 'The row adds' : `All ${rows.length} rows add`} up to the balances printed.`;
  // For example the first row if no opening balance is printed: neither an error nor verified.
  const unchecked = `For ${countRows(inferred)}, no other figure is printed to check the amount by.`;
  return inferred > 0 ? [all, unchecked] : [all];
}

/** What to do about rows whose words are not confirmed, as a sentence. */
function describeWords(rows: readonly TableRow[]): string[] {
  const count = rows.filter(hasWordsToCheck).length;
  if (count === 0) return [];
  const share = count === rows.length ? 'every row' : countRows(count);
  return [`For ${share}, the figures are confirmed and the words are not: check the words with your statement.`];
}

/** Says how far the rows of a table were checked and add up; claims nothing that was not checked. */
export function describeProof(rows: readonly TableRow[], { breaks, doubts }: Findings): BalanceCheck {
  const toCheck = rows.filter(isToBeChecked);
  const unproved = rows.filter(({ status }) => status === 'unproved').length;
  const unprovable = rows.filter(({ status }) => status === 'unprovable').length;
  const doubtful = [
    ...doubts.map(describeDoubt),
    ...describeRowsToCheck(rows, toCheck),
    // A mismatch without a row is at a balance or a total.
    ...(breaks > unproved
      ? [
          'The rows do not add up to a balance or total on the statement, so a row may be missing. Compare the table with your statement.',
        ]
      : []),
  ];
  const unchecked = unprovable > 0 ? [describeUnprovable(rows, unprovable)] : [];
  const words = describeWords(rows);
  // The figures add up with either reading of the dates.
  const isDateAlone = doubtful.length === 1 && doubts.includes('dates-ambiguous');
  if (isDateAlone && unprovable === 0)
    return { verdict: 'doubtful', sentences: [...doubtful, ...describeProved(rows), ...words] };
  if (doubtful.length > 0) return { verdict: 'doubtful', sentences: [...doubtful, ...unchecked, ...words] };
  if (unchecked.length > 0) return { verdict: 'unchecked', sentences: [...unchecked, ...words] };
  return { verdict: 'proved', sentences: [...describeProved(rows), ...words] };
}
