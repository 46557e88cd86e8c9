import Papa from 'papaparse';
import * as v from 'valibot';
import { categories } from '../src/engine/categories/category.ts';

/** The kinds of rows: of a known brand, a shop that only its name describes, a person, or the bank itself. */
export const splits = ['known', 'unseen', 'person', 'bank'] as const;

const labelledRowSchema = v.strictObject({
  bank: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
  narration: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  side: v.picklist(['debit', 'credit']),
  merchant: v.pipe(v.string(), v.regex(/^(?:[a-z\d]+(?:-[a-z\d]+)*)?$/)),
  category: v.picklist(categories),
  split: v.picklist(splits),
});

/**
 * One narration with the category a careful person gives it; `merchant` is empty for persons and the bank's own lines.
 */
export type LabelledRow = Readonly<v.InferOutput<typeof labelledRowSchema>>;

/**
 * Reads the labelled narrations from CSV text with a header.
 * @throws Error that names the line that is malformed.
 */
export function parseLabelledRows(text: string): readonly LabelledRow[] {
  const { data } = Papa.parse(text, { header: true, delimiter: ',', skipEmptyLines: true });
  return data.map((row, index) => {
    const result = v.safeParse(labelledRowSchema, row);
    if (result.success) return result.output;
    throw new Error(`Line ${index + 2}: ${result.issues.map((issue) => issue.message).join(' ')}`);
  });
}
