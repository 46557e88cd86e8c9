import * as v from 'valibot';
import type { Transaction } from '../statement/transaction.ts';

const correctionSchema = v.object({
  /** The counterparty; the description if no counterparty is known. */
  counterparty: v.pipe(v.string(), v.nonEmpty(), v.maxLength(400)),
  side: v.picklist(['debit', 'credit']),
  category: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
});

/** A category that the person chose for all rows of one counterparty and side. */
export type Correction = v.InferOutput<typeof correctionSchema>;

/** Keeps the newest entries up to this number. */
const MAX_CORRECTIONS = 1000;

/** Schema of the stored corrections. */
export const correctionsSchema = v.pipe(v.array(correctionSchema), v.maxLength(MAX_CORRECTIONS));

type CorrectedRow = Pick<Transaction, 'counterparty' | 'description' | 'debitPaise' | 'creditPaise'>;

function keyOf({ counterparty, side }: Pick<Correction, 'counterparty' | 'side'>): string {
  return `${side} ${counterparty}`;
}

/** The key of the rows that a correction applies to. */
function subjectOf({ counterparty, description, creditPaise }: CorrectedRow): Omit<Correction, 'category'> {
  return {
    counterparty: (counterparty || description || '–').slice(0, 400),
    side: creditPaise > 0 ? 'credit' : 'debit',
  };
}

/** Whether two rows are of the same counterparty and side, so that a correction of one is a correction of both. */
export function isSameSubject(one: CorrectedRow, other: CorrectedRow): boolean {
  return keyOf(subjectOf(one)) === keyOf(subjectOf(other));
}

/** Adds a correction and replaces an older one for the same rows. Without a category, it only removes the older one. */
export function correct(
  corrections: readonly Correction[],
  row: CorrectedRow,
  category: string | undefined,
): readonly Correction[] {
  const subject = subjectOf(row);
  const others = corrections.filter((correction) => keyOf(correction) !== keyOf(subject));
  return (category === undefined ? others : [...others, { ...subject, category }]).slice(-MAX_CORRECTIONS);
}

/** Adds the corrections of a file, which replace those for the same rows. */
export function mergeCorrections(
  corrections: readonly Correction[],
  added: readonly Correction[],
): readonly Correction[] {
  return [...new Map([...corrections, ...added].map((one) => [keyOf(one), one])).values()].slice(-MAX_CORRECTIONS);
}

/** A row after corrections. `ownCategory` is the service's category if the person changed it. */
export type Corrected<Row> = Row & { readonly categoryBefore?: string };

/** Applies corrections to rows. Rows that already have the chosen category stay unchanged. */
export function applyCorrections<Row extends CorrectedRow & { readonly category: string }>(
  rows: readonly Row[],
  corrections: readonly Correction[],
): readonly Corrected<Row>[] {
  const chosen = new Map(corrections.map((correction) => [keyOf(correction), correction.category]));
  return rows.map((row) => {
    const category = chosen.get(keyOf(subjectOf(row)));
    return category === undefined || category === row.category
      ? row
      : { ...row, category, categoryBefore: row.category };
  });
}
