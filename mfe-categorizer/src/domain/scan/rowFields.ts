import { parseAmount } from '@artha/shared/format';
import { isoDate } from '../statement/statementDate.ts';
import { formatPaise } from '../statement/paise.ts';
import type { Transaction } from '../statement/transaction.ts';

/** The fields of a row that a person can correct. */
export const rowFieldNames = ['date', 'description', 'debit', 'credit', 'balance'] as const;

/** A field of a row that a person can correct. */
export type RowFieldName = (typeof rowFieldNames)[number];

/** The texts in the fields of a row. */
export type RowFields = Readonly<Record<RowFieldName, string>>;

/** The faults of a field. */
export type RowFieldFault = 'noDate' | 'noWords' | 'noAmount' | 'twoAmounts' | 'unreadable';

/** A row as a person corrected it, in paise. */
export type CorrectedFigures = Pick<
  Transaction,
  'date' | 'description' | 'debitPaise' | 'creditPaise' | 'balancePaise'
>;

/** Fields that are right, or the faults of those that are not. */
export type ReadFields =
  | { readonly ok: true; readonly figures: CorrectedFigures }
  | { readonly ok: false; readonly faults: Readonly<Partial<Record<RowFieldName, RowFieldFault>>> };

/** The fields of a row as it was read: empty ones for what was not. */
export function fieldsOf({ date, description, debitPaise, creditPaise, balancePaise }: CorrectedFigures): RowFields {
  return {
    date: isoDate(date) ?? '',
    description,
    debit: debitPaise === 0 ? '' : formatPaise(debitPaise),
    credit: creditPaise === 0 ? '' : formatPaise(creditPaise),
    balance: balancePaise === undefined ? '' : formatPaise(balancePaise),
  };
}

const sign = /^\s*[-−–]/;

/** `1,250.50` → 125050; 0 for an empty text, undefined for one that is no amount. */
function readPaise(text: string): number | undefined {
  const parsed = parseAmount(text);
  if (parsed.kind === 'empty') return 0;
  return parsed.kind === 'amount' ? Math.round(parsed.rupees * 100) : undefined;
}

/** A balance, which may be below zero. */
function readBalance(text: string): number | undefined {
  if (!sign.test(text)) return readPaise(text);
  const parsed = parseAmount(text.replace(sign, ''));
  return parsed.kind === 'amount' ? 0 - Math.round(parsed.rupees * 100) : undefined;
}

/** Reads what a person typed for a row: a date, words, one amount on one side, and a balance if one is printed. */
export function readFields(fields: RowFields): ReadFields {
  const date = isoDate(fields.date);
  const description = fields.description.trim();
  const [debitPaise, creditPaise, balance] = [
    readPaise(fields.debit),
    readPaise(fields.credit),
    readBalance(fields.balance),
  ];
  const faults: Partial<Record<RowFieldName, RowFieldFault>> = {
    ...(date === undefined && { date: 'noDate' }),
    ...(description === '' && { description: 'noWords' }),
    ...(debitPaise === undefined && { debit: 'unreadable' }),
    ...(creditPaise === undefined && { credit: 'unreadable' }),
    ...(debitPaise === 0 && creditPaise === 0 && { debit: 'noAmount' }),
    ...(debitPaise && creditPaise && { credit: 'twoAmounts' }),
    ...(balance === undefined && { balance: 'unreadable' }),
  };
  if (date === undefined || debitPaise === undefined || creditPaise === undefined || Object.keys(faults).length > 0) {
    return { ok: false, faults };
  }
  const balancePaise = fields.balance.trim() === '' ? undefined : balance;
  return { ok: true, figures: { date, description, debitPaise, creditPaise, balancePaise } };
}
