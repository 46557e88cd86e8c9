import type { MarkTexts } from '../../texts/en/proof.ts';
import type { TableRow } from '../statement/statementTable.ts';

/** A remark on a row: `check` asks to compare it with the statement, `note` only informs. */
export interface RowMark {
  readonly kind: 'check' | 'note';
  readonly words: string;
}

type MarkedRow = Pick<
  TableRow,
  | 'status'
  | 'isOnlyDateOpen'
  | 'unsidedPaise'
  | 'debitPaise'
  | 'creditPaise'
  | 'balanceChangePaise'
  | 'isOldest'
  | 'isCorrected'
>;

/** The arithmetic of a row that does not add up, as the end of a sentence; undefined if the figures are missing. */
export function describeBreak(
  { balanceChangePaise, debitPaise, creditPaise }: MarkedRow,
  { arithmetic }: MarkTexts,
): string | undefined {
  if (balanceChangePaise === undefined || balanceChangePaise === creditPaise - debitPaise) return undefined;
  return debitPaise !== 0
    ? arithmetic(balanceChangePaise, 'debit', debitPaise)
    : arithmetic(balanceChangePaise, 'credit', creditPaise);
}

/** The difference by which a row does not add up, in paise. */
function differencePaise({ balanceChangePaise = 0, debitPaise, creditPaise }: MarkedRow): number {
  return Math.abs(balanceChangePaise - (creditPaise - debitPaise));
}

/** The remark on a row by its proof. */
function markProof(row: MarkedRow, isProvable: boolean, texts: MarkTexts): RowMark | undefined {
  const { status, unsidedPaise, isOldest } = row;
  if (unsidedPaise !== 0) return { kind: 'check', words: texts.unsided(unsidedPaise) };
  if (status === 'unproved')
    return { kind: 'check', words: texts.check(describeBreak(row, texts), differencePaise(row)) };
  if (hasWordsToCheck(row)) return { kind: 'note', words: texts.checkWords };
  // If the statement prints no balances, one sentence above the table says so.
  if (status === 'unprovable' && isProvable) return { kind: 'note', words: texts.noBalance };
  if (status === 'inferred' && !isOldest) return { kind: 'note', words: texts.inferred };
  return undefined;
}

/** Returns the remark on a row; undefined if its balance confirms it and the person did not correct it. */
export function markRow(row: MarkedRow, isProvable: boolean, texts: MarkTexts): RowMark | undefined {
  const mark = markProof(row, isProvable, texts);
  if (row.isCorrected !== true) return mark;
  // The person has compared its words.
  if (row.status === 'figures-proved') return { kind: 'note', words: texts.correctedAndConfirmed };
  return { kind: mark?.kind ?? 'note', words: texts.corrected(mark?.words) };
}

/** Whether the words of a row are not confirmed, by the balances or by a person. One sentence above the table covers ambiguous dates. */
export const hasWordsToCheck = ({
  status,
  isOnlyDateOpen,
  isCorrected,
}: Pick<TableRow, 'status' | 'isOnlyDateOpen' | 'isCorrected'>): boolean =>
  status === 'figures-proved' && !isOnlyDateOpen && isCorrected !== true;

/** Whether a person may want to look at a row: it is in doubt, or its words are not confirmed. */
export const isToBeSeen = (
  row: Pick<TableRow, 'status' | 'isOnlyDateOpen' | 'unsidedPaise' | 'isCorrected'>,
): boolean => isToBeChecked(row) || hasWordsToCheck(row);

/** Whether a person should compare a row with the statement. */
export const isToBeChecked = ({ status, unsidedPaise }: Pick<TableRow, 'status' | 'unsidedPaise'>): boolean =>
  status === 'unproved' || unsidedPaise !== 0;
