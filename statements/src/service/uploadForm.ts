import type { Multipart } from '@fastify/multipart';
import * as v from 'valibot';
import type { ColumnNames } from '../engine/index.ts';
import { UploadError } from './uploadError.ts';

/** What a sender may send, parsed: the file, and what it says about it. */
export interface UploadForm {
  readonly file: Buffer;
  readonly bankCode?: string;
  readonly names?: ColumnNames;
  readonly password?: string;
}

/** Bounds on the form around the file (reference, section 9): a sender has no need of more. */
export const formLimits = {
  files: 1,
  fields: 6,
  parts: 8,
  fieldSize: 4096,
  fieldNameSize: 100,
  headerPairs: 20,
};

/** PNB, SBI and OTHER are taken too, though the page sends others for them. */
export const bankCodes = ['ICICI', 'PNB', 'SBI', 'AXIS', 'HDFC', 'DBS', 'OTHER'] as const;

const BankCode = v.picklist(bankCodes);
const Name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200));
const Names = v.strictTuple([Name, Name, Name]);
/** The values of `column_names`: one that is a JSON list, or one a column, which is all that a form without a script can send. */
const ColumnNameValues = v.union([
  v.pipe(
    v.strictTuple([v.pipe(v.string(), v.parseJson())]),
    v.transform(([list]) => list),
    Names,
  ),
  Names,
]);
const Password = v.pipe(v.string(), v.maxLength(128));

function parseField<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
  code: 'bank-code' | 'column-names' | 'password',
): T {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw new UploadError(code);
  return parsed.output;
}

/** Gathers the parts of a form as they arrive, all in memory. Throws `UploadError` at the first that does not belong. */
export async function readUploadForm(parts: AsyncIterable<Multipart>): Promise<UploadForm> {
  let file: Buffer | undefined;
  const fields = new Map<string, unknown>();
  const columnNames: unknown[] = [];
  for await (const part of parts) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      if (part.fieldname === 'file') file = bytes;
    } else {
      if (part.fieldnameTruncated || part.valueTruncated) throw new UploadError('no-upload');
      // Forms send every field they have; an empty one says nothing.
      if (part.value === '') continue;
      if (part.fieldname === 'column_names') columnNames.push(part.value);
      else fields.set(part.fieldname, part.value);
    }
  }
  const bankCode = fields.get('bank_code');
  const password = fields.get('password');
  if (file === undefined) throw new UploadError('no-file');
  if (bankCode === undefined && columnNames.length === 0) throw new UploadError('no-mode');
  const form: UploadForm = {
    file,
    ...(bankCode !== undefined && { bankCode: parseField(BankCode, bankCode, 'bank-code') }),
    ...(password !== undefined && { password: parseField(Password, password, 'password') }),
  };
  if (columnNames.length === 0) return form;
  const [description, debit, credit] = parseField(ColumnNameValues, columnNames, 'column-names');
  return { ...form, names: { description, debit, credit } };
}
