import { bankCode } from './bank.ts';
import { columns, type Upload } from './validateUpload.ts';

/**
 * The multipart form of `POST /upload`: `file`, `bank_code` or `column_names` (a JSON list of three), and `password` if
 * the file has one.
 */
export function composeForm(upload: Upload): FormData {
  const form = new FormData();
  form.append('file', upload.file);
  if (upload.mode === 'pdf') {
    form.append('bank_code', bankCode(upload.bank));
  } else {
    form.append('column_names', JSON.stringify(columns.map((name) => upload.columnNames?.[name].trim() ?? '')));
  }
  if (upload.password !== undefined) form.append('password', upload.password);
  return form;
}
