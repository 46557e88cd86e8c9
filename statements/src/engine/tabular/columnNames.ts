import * as v from 'valibot';

/** The names the sender gives the columns of a CSV export; debit and credit may be the same column. */
export interface ColumnNames {
  readonly description: string;
  readonly debit: string;
  readonly credit: string;
}

const maxNameLength = 200;

const columnNameSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxNameLength));

/** Reads a list of three names: description, debit, credit. */
export const columnNamesSchema = v.pipe(
  v.strictTuple([columnNameSchema, columnNameSchema, columnNameSchema]),
  v.transform(([description, debit, credit]): ColumnNames => ({ description, debit, credit })),
);
