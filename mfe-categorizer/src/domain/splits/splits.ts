import * as v from 'valibot';
import { categoryNameSchema } from '../categories/ownCategories.ts';
import type { Transaction } from '../statement/transaction.ts';

const MAX_SPLITS = 1000;
const MAX_PARTS = 12;

const partSchema = v.object({
  /** Above zero. */
  paise: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  category: categoryNameSchema,
});

/** A part of a row's amount, with a category of its own. */
export type Part = v.InferOutput<typeof partSchema>;

const partsSchema = v.pipe(v.array(partSchema), v.minLength(2), v.maxLength(MAX_PARTS));

const splitSchema = v.object({ key: v.pipe(v.string(), v.nonEmpty(), v.maxLength(600)), parts: partsSchema });

/** A row that a person split, by its key. */
export type Split = v.InferOutput<typeof splitSchema>;

/** Schema of the stored splits. */
export const splitsSchema = v.pipe(v.array(splitSchema), v.maxLength(MAX_SPLITS));

type SplittableRow = Pick<Transaction, 'date' | 'description' | 'debitPaise' | 'creditPaise' | 'unsidedPaise'>;

/** The amount of a row that can be split; undefined for a row without a side, or with both. */
export function splittablePaise({ debitPaise, creditPaise, unsidedPaise }: SplittableRow): number | undefined {
  const paise = debitPaise > 0 && creditPaise === 0 ? debitPaise : debitPaise === 0 ? creditPaise : 0;
  return unsidedPaise === 0 && paise > 1 ? paise : undefined;
}

/** The rest of a row's amount beside the parts, in paise; negative if they are more. */
export function restPaise(row: SplittableRow, parts: readonly Pick<Part, 'paise'>[]): number {
  return parts.reduce((rest, { paise }) => rest - paise, splittablePaise(row) ?? 0);
}

/** Parts that a person typed; undefined unless there are two or more and their sum is the row's amount. */
export function readParts(row: SplittableRow, parts: readonly Part[]): readonly Part[] | undefined {
  const read = v.safeParse(partsSchema, parts);
  return read.success && restPaise(row, read.output) === 0 ? read.output : undefined;
}

/**
 * Keys of rows that are the same whenever their statement is opened: date, amounts, narration, and a count that
 * distinguishes equal rows of a day.
 */
export function splitKeys(rows: readonly SplittableRow[]): readonly string[] {
  const counts = new Map<string, number>();
  return rows.map(({ date, debitPaise, creditPaise, description }) => {
    const letters = description.toUpperCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
    const content = `${date} ${debitPaise} ${creditPaise} ${letters.slice(0, 400)}`;
    const count = (counts.get(content) ?? 0) + 1;
    counts.set(content, count);
    return `${content} ${count}`;
  });
}

/** Splits a row, or changes its parts; undefined makes it whole again. */
export function setSplit(splits: readonly Split[], key: string, parts: readonly Part[] | undefined): readonly Split[] {
  const others = splits.filter((split) => split.key !== key);
  return (parts ? [...others, { key, parts: [...parts] }] : others).slice(-MAX_SPLITS);
}

/** A row with its key, and its parts if the person split it. */
export type SplitRow<Row> = Row & { readonly splitKey: string; readonly parts?: readonly Part[] };

/** Gives rows their parts. Parts that are not the row's amount, of a file that others wrote, are left out. */
export function applySplits<Row extends SplittableRow>(
  rows: readonly Row[],
  splits: readonly Split[],
): readonly SplitRow<Row>[] {
  const byKey = new Map(splits.map((split) => [split.key, split.parts]));
  const keys = splitKeys(rows);
  return rows.map((row, index) => {
    const splitKey = keys[index] ?? '';
    const parts = byKey.get(splitKey);
    return parts && restPaise(row, parts) === 0 ? { ...row, splitKey, parts } : { ...row, splitKey };
  });
}

/**
 * The rows with each part in place of a split row, for sums and files. The balance is that after the whole row, so the
 * part has it that comes last in time.
 */
export function partRows<
  Row extends SplittableRow & {
    readonly category: string;
    readonly balancePaise: number | undefined;
    readonly parts?: readonly Part[];
  },
>(rows: readonly Row[]): readonly Row[] {
  const [first, last] = [rows[0], rows.at(-1)];
  const isNewestFirst = first !== undefined && last !== undefined && first.date > last.date;
  return rows.flatMap((row) => {
    if (!row.parts) return [row];
    const { parts, debitPaise, balancePaise } = row;
    return parts.map(({ paise, category }, index) => ({
      ...row,
      category,
      debitPaise: debitPaise > 0 ? paise : 0,
      creditPaise: debitPaise > 0 ? 0 : paise,
      balancePaise: index === (isNewestFirst ? 0 : parts.length - 1) ? balancePaise : undefined,
    }));
  });
}
