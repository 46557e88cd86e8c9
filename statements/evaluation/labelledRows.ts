import Papa from 'papaparse';
import * as v from 'valibot';
import { categories } from '../src/engine/categories/category.ts';

/** Whom a row tells about: a brand people know, a shop only its name tells of, a person, the bank itself. */
export const splits = ['known', 'unseen', 'person', 'bank'] as const;

const labelledRowSchema = v.strictObject({
  bank: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
  narration: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  side: v.picklist(['debit', 'credit']),
  merchant: v.pipe(v.string(), v.regex(/^(?:[a-z\d]+(?:-[a-z\d]+)*)?$/)),
  category: v.picklist(categories),
  split: v.picklist(splits),
});

/** One narration with what a careful person says it was for; `merchant` is empty for persons and the bank's own lines. */
export type LabelledRow = Readonly<v.InferOutput<typeof labelledRowSchema>>;

/** Reads the labelled narrations from CSV text with a heading. Throws with the line that is malformed. */
export function parseLabelledRows(text: string): readonly LabelledRow[] {
  const { data } = Papa.parse(text, { header: true, delimiter: ',', skipEmptyLines: true });
  return data.map((row, index) => {
    const result = v.safeParse(labelledRowSchema, row);
    if (result.success) return result.output;
    throw new Error(`Line ${index + 2}: ${result.issues.map((issue) => issue.message).join(' ')}`);
  });
}
