import { isBank, type Bank } from './bank.ts';
import { isPicture, type UploadMode } from './uploadMode.ts';

/** The columns that a CSV must have, in the order in which their names are sent. */
export const columns = ['description', 'debit', 'credit'] as const;

/** The name of one of the three columns. */
export type NamedColumn = (typeof columns)[number];

/** The title of each column in the visitor's own file. */
export type ColumnNames = Readonly<Record<NamedColumn, string>>;

/** Column names of a form in which nothing is filled in. */
export const noColumnNames: ColumnNames = { description: '', debit: '', credit: '' };

/** The values of the form when it is submitted. */
export interface UploadChoices {
  readonly mode: UploadMode;
  readonly files: readonly File[];
  readonly bank: string;
  readonly columnNames: ColumnNames;
  /** The names that were found in a file, if the person typed none. */
  readonly foundNames?: (file: File) => ColumnNames | undefined;
  /** The mode of a file, if it differs from that of the form. */
  readonly modeOf?: (file: File) => UploadMode;
  /** The password of the files; empty if none was needed. */
  readonly password: string;
}

/** A PDF to convert, with its bank and password. */
export interface PdfUpload {
  readonly mode: 'pdf';
  readonly file: File;
  readonly bank: Bank;
  readonly password?: string;
  /** Whether it is read as pictures, on the device. */
  readonly isScan?: true;
}

/** An export to convert; on the device its columns are found if they are not named. */
interface CsvUpload {
  readonly mode: 'csv';
  readonly file: File;
  readonly columnNames?: ColumnNames;
  readonly password?: string;
}

/** A file to convert. */
export type Upload = PdfUpload | CsvUpload;

/** The sentence for the red box and, if one control is at fault, its name. */
export interface Problem {
  readonly message: string;
  readonly field?: 'file' | 'bank_code' | 'password' | NamedColumn;
}

/** The sentences in the red box about what the person has not filled in. */
export interface FormProblems {
  readonly noFile: string;
  readonly noColumnNames: string;
  readonly noBank: string;
}

/** The result of validating the form. */
export type Validation =
  | { readonly ok: true; readonly uploads: readonly Upload[] }
  | { readonly ok: false; readonly problem: Problem };

function refuse(message: string, field: NonNullable<Problem['field']>): Validation {
  return { ok: false, problem: { message, field } };
}

const isBlank = (name: string) => name.trim() === '';

const isEmpty = (names: ColumnNames) => columns.every((name) => isBlank(names[name]));

function tableUpload(
  file: File,
  { columnNames, foundNames, password }: UploadChoices,
  way: 'service' | 'device',
): Extract<Upload, { mode: 'csv' }> {
  const locked = { mode: 'csv', file, ...(password !== '' && { password }) } as const;
  // The engine on the device finds the columns itself.
  if (way === 'device' && (isEmpty(columnNames) || foundNames)) return locked;
  return { ...locked, columnNames: foundNames?.(file) ?? columnNames };
}

/**
 * Reads the form: returns an upload for each file, or the first missing value. The service needs the bank or the
 * columns; the device needs only a file.
 */
export function validateUpload(choices: UploadChoices, way: 'service' | 'device', texts: FormProblems): Validation {
  const { mode, files, bank, columnNames, password, modeOf = () => mode } = choices;
  if (files.length === 0) return refuse(texts.noFile, 'file');

  const [tables, pdfs] = [
    files.filter((file) => modeOf(file) === 'csv'),
    files.filter((file) => modeOf(file) === 'pdf'),
  ];
  const blank = columns.filter((name) => isBlank(columnNames[name]));
  if (tables.length > 0 && blank[0] && !(way === 'device' && isEmpty(columnNames)))
    return refuse(texts.noColumnNames, blank[0]);
  const named = way === 'device' && bank === '' ? 'OTHER' : bank;
  if (pdfs.length > 0 && !isBank(named)) return refuse(texts.noBank, 'bank_code');
  return {
    ok: true,
    uploads: files.map((file): Upload => {
      if (modeOf(file) === 'csv') return tableUpload(file, choices, way);
      return {
        mode: 'pdf',
        file,
        bank: isBank(named) ? named : 'OTHER',
        ...(password !== '' && { password }),
        ...(way === 'device' && isPicture(file.name) && { isScan: true as const }),
      };
    }),
  };
}
