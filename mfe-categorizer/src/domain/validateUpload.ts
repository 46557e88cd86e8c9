import { isBank, type Bank } from './bank.ts';
import type { UploadMode } from './uploadMode.ts';

/** The columns that a CSV must have, in the order in which their names are sent. */
export const columns = [
  { name: 'description', label: 'Description of transaction' },
  { name: 'debit', label: 'Debit amount' },
  { name: 'credit', label: 'Credit amount' },
] as const;

export type Column = (typeof columns)[number]['name'];

/** What each column is called in the visitor's own file. */
export type ColumnNames = Readonly<Record<Column, string>>;

export const noColumnNames: ColumnNames = { description: '', debit: '', credit: '' };

/** What stands in the form when it is submitted. */
export interface UploadChoices {
  readonly mode: UploadMode;
  readonly files: readonly File[];
  readonly bank: string;
  readonly columnNames: ColumnNames;
  /** What opens the PDF; empty where none was asked for. */
  readonly password: string;
}

/** A PDF to convert, with what its owner says of it. */
export interface PdfUpload {
  readonly mode: 'pdf';
  readonly file: File;
  readonly bank: Bank;
  readonly password?: string;
}

/** An export to convert; on the device its columns are found if they are not named. */
interface CsvUpload {
  readonly mode: 'csv';
  readonly file: File;
  readonly columnNames?: ColumnNames;
}

/** A file to convert. */
export type Upload = PdfUpload | CsvUpload;

/** The sentence for the red box and, where one control is at fault, the name of that control. */
export interface Problem {
  readonly message: string;
  readonly field?: 'file' | 'bank_code' | 'password' | Column;
}

export type Validation =
  | { readonly ok: true; readonly uploads: readonly Upload[] }
  | { readonly ok: false; readonly problem: Problem };

function refuse(message: string, field: NonNullable<Problem['field']>): Validation {
  return { ok: false, problem: { message, field } };
}

const isBlank = (name: string) => name.trim() === '';

/**
 * Reads the form: an upload for each file, or the first thing that is missing. The service has to be told the bank or the
 * columns; on the device a file is enough.
 */
export function validateUpload(
  { mode, files, bank, columnNames, password }: UploadChoices,
  way: 'service' | 'device',
): Validation {
  if (files.length === 0) return refuse('Please select a file.', 'file');

  if (mode === 'csv') {
    const blank = columns.filter(({ name }) => isBlank(columnNames[name]));
    if (way === 'device' && blank.length === columns.length) {
      return { ok: true, uploads: files.map((file) => ({ mode, file })) };
    }
    if (blank[0]) return refuse('Please enter custom names for all columns.', blank[0].name);
    return { ok: true, uploads: files.map((file) => ({ mode, file, columnNames })) };
  }

  const named = way === 'device' && bank === '' ? 'OTHER' : bank;
  if (!isBank(named)) return refuse('Please select the correct bank code.', 'bank_code');
  return {
    ok: true,
    uploads: files.map((file) => ({ mode, file, bank: named, ...(password !== '' && { password }) })),
  };
}
