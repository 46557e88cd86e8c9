import { formatRupeesAndPaise } from '@artha/shared/format';
import type { TableRow } from './statementTable.ts';

/** What a person should know of a row: `check` asks to compare it with the statement, `note` only says something. */
export interface RowMark {
  readonly kind: 'check' | 'note';
  readonly words: string;
}

type MarkedRow = Pick<
  TableRow,
  'standing' | 'isOnlyDateOpen' | 'unsidedPaise' | 'debitPaise' | 'creditPaise' | 'balanceChangePaise' | 'isOldest'
>;

const rupees = (paise: number) => formatRupeesAndPaise(Math.abs(paise) / 100);

function describeChange(paise: number): string {
  return paise === 0
    ? 'the balance stays the same'
    : `the balance ${paise < 0 ? 'falls' : 'rises'} by ${rupees(paise)}`;
}

/** The arithmetic of a row that does not close, as the end of a sentence; undefined where the figures do not tell. */
export function describeBreak({ balanceChangePaise, debitPaise, creditPaise }: MarkedRow): string | undefined {
  if (balanceChangePaise === undefined || balanceChangePaise === creditPaise - debitPaise) return undefined;
  const amount = debitPaise !== 0 ? `the debit says ${rupees(debitPaise)}` : `the credit says ${rupees(creditPaise)}`;
  return `${describeChange(balanceChangePaise)}, ${amount}`;
}

/** How far a row is from closing, in paise. */
function differencePaise({ balanceChangePaise = 0, debitPaise, creditPaise }: MarkedRow): number {
  return Math.abs(balanceChangePaise - (creditPaise - debitPaise));
}

/** Says what to know of a row; undefined where nothing is wrong with it and its balance confirms it. */
export function markRow(row: MarkedRow, isProvable: boolean): RowMark | undefined {
  const { standing, unsidedPaise, isOldest } = row;
  if (unsidedPaise !== 0)
    return { kind: 'check', words: `Check this row: ${rupees(unsidedPaise)} may be a debit or a credit` };
  if (standing === 'unproved') {
    const broken = describeBreak(row);
    const difference = broken && `${broken}: ${rupees(differencePaise(row))} apart`;
    return { kind: 'check', words: difference ? `Check this row: ${difference}` : 'Check this row' };
  }
  if (hasWordsToCheck(row)) return { kind: 'note', words: 'Figures confirmed, check the words' };
  // Where no balance at all is printed, one sentence above the table says so.
  if (standing === 'unprovable' && isProvable)
    return { kind: 'note', words: 'No balance is printed that would prove this row' };
  if (standing === 'inferred' && !isOldest) return { kind: 'note', words: 'Worked out from the balances around it' };
  return undefined;
}

/** Whether the words of a row are not confirmed. Of dates that can be read in two ways, one sentence tells for all rows. */
export const hasWordsToCheck = ({ standing, isOnlyDateOpen }: Pick<TableRow, 'standing' | 'isOnlyDateOpen'>): boolean =>
  standing === 'figures-proved' && !isOnlyDateOpen;

/** Whether a person may want to look at a row: it is in doubt, or its words are not confirmed. */
export const isToBeSeen = (row: Pick<TableRow, 'standing' | 'isOnlyDateOpen' | 'unsidedPaise'>): boolean =>
  isToBeChecked(row) || hasWordsToCheck(row);

/** Whether a person should compare a row with the statement. */
export const isToBeChecked = ({ standing, unsidedPaise }: Pick<TableRow, 'standing' | 'unsidedPaise'>): boolean =>
  standing === 'unproved' || unsidedPaise !== 0;
