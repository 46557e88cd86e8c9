import { formatRupeesAndPaise } from '@artha/shared/format';
import type { TableRow } from '../statement/statementTable.ts';

/** A remark on a row: `check` asks to compare it with the statement, `note` only informs. */
export interface RowMark {
  readonly kind: 'check' | 'note';
  readonly words: string;
}

type MarkedRow = Pick<
  TableRow,
  'status' | 'isOnlyDateOpen' | 'unsidedPaise' | 'debitPaise' | 'creditPaise' | 'balanceChangePaise' | 'isOldest'
>;

const rupees = (paise: number) => formatRupeesAndPaise(Math.abs(paise) / 100);

function describeChange(paise: number): string {
  return paise === 0
    ? 'the balance stays the same'
    : `the balance ${paise < 0 ? 'falls' : 'rises'} by ${rupees(paise)}`;
}

/** The arithmetic of a row that does not add up, as the end of a sentence; undefined if the figures are missing. */
export function describeBreak({ balanceChangePaise, debitPaise, creditPaise }: MarkedRow): string | undefined {
  if (balanceChangePaise === undefined || balanceChangePaise === creditPaise - debitPaise) return undefined;
  const amount = debitPaise !== 0 ? `the debit says ${rupees(debitPaise)}` : `the credit says ${rupees(creditPaise)}`;
  return `${describeChange(balanceChangePaise)}, ${amount}`;
}

/** The difference by which a row does not add up, in paise. */
function differencePaise({ balanceChangePaise = 0, debitPaise, creditPaise }: MarkedRow): number {
  return Math.abs(balanceChangePaise - (creditPaise - debitPaise));
}

/** Returns the remark on a row; undefined if its balance confirms it. */
export function markRow(row: MarkedRow, isProvable: boolean): RowMark | undefined {
  const { status, unsidedPaise, isOldest } = row;
  if (unsidedPaise !== 0)
    return { kind: 'check', words: `Check this row: ${rupees(unsidedPaise)} may be a debit or a credit` };
  if (status === 'unproved') {
    const broken = describeBreak(row);
    const difference = broken && `${broken}: ${rupees(differencePaise(row))} apart`;
    return { kind: 'check', words: difference ? `Check this row: ${difference}` : 'Check this row' };
  }
  if (hasWordsToCheck(row)) return { kind: 'note', words: 'Figures confirmed, check the words' };
  // If the statement prints no balances, one sentence above the table says so.
  if (status === 'unprovable' && isProvable)
    return { kind: 'note', words: 'No balance is printed that would prove this row' };
  if (status === 'inferred' && !isOldest) return { kind: 'note', words: 'Worked out from the balances around it' };
  return undefined;
}

/** Whether the words of a row are not confirmed. One sentence above the table covers ambiguous dates. */
export const hasWordsToCheck = ({ status, isOnlyDateOpen }: Pick<TableRow, 'status' | 'isOnlyDateOpen'>): boolean =>
  status === 'figures-proved' && !isOnlyDateOpen;

/** Whether a person may want to look at a row: it is in doubt, or its words are not confirmed. */
export const isToBeSeen = (row: Pick<TableRow, 'status' | 'isOnlyDateOpen' | 'unsidedPaise'>): boolean =>
  isToBeChecked(row) || hasWordsToCheck(row);

/** Whether a person should compare a row with the statement. */
export const isToBeChecked = ({ status, unsidedPaise }: Pick<TableRow, 'status' | 'unsidedPaise'>): boolean =>
  status === 'unproved' || unsidedPaise !== 0;
