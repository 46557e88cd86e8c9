import type { Multipart } from '@fastify/multipart';
import * as v from 'valibot';
import { columnNamesSchema } from '../engine/tabular/columnNames.ts';
import type { ColumnNames } from '../engine/index.ts';
import { bankCodes } from './bankCodes.ts';
import { UploadError } from './uploadError.ts';

/** The parsed upload form: the file, and the sender's description of it. */
export interface UploadForm {
  readonly file: Buffer;
  readonly bankCode?: string;
  readonly names?: ColumnNames;
  readonly password?: string;
}

/** Limits on the form around the file; a sender needs no more. */
export const formLimits = {
  files: 1,
  fields: 6,
  parts: 8,
  fieldSize: 4096,
  fieldNameSize: 100,
  headerPairs: 20,
};

const bankCodeSchema = v.picklist(bankCodes);
/**
 * The values of `column_names`: one JSON list, or one value for each column, which is all that a form without a script
 * can send.
 */
const columnNameValuesSchema = v.union([
  v.pipe(
    v.strictTuple([v.pipe(v.string(), v.parseJson())]),
    v.transform(([list]) => list),
    columnNamesSchema,
  ),
  columnNamesSchema,
]);
const passwordSchema = v.pipe(v.string(), v.maxLength(128));

function parseField<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
  code: 'bank-code' | 'column-names' | 'password',
): T {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw new UploadError(code);
  return parsed.output;
}

/**
 * Reads the parts of a form as they arrive, all in memory.
 * @throws UploadError at the first part that is not allowed.
 */
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
      // Forms send all of their fields; an empty one counts as not sent.
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
    ...(bankCode !== undefined && { bankCode: parseField(bankCodeSchema, bankCode, 'bank-code') }),
    ...(password !== undefined && { password: parseField(passwordSchema, password, 'password') }),
  };
  if (columnNames.length === 0) return form;
  return { ...form, names: parseField(columnNameValuesSchema, columnNames, 'column-names') };
}
