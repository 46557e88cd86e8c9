import { noColumnNames, validateUpload, type UploadChoices } from './validateUpload.ts';
import { form } from '../../texts/en/form.ts';

const file = new File(['%PDF-'], 'statement.pdf');
const columnNames = { description: 'Narration', debit: 'Withdrawal', credit: 'Deposit' };
const pdf: UploadChoices = { mode: 'pdf', files: [file], bank: 'HDFC', columnNames: noColumnNames, password: '' };
const csv: UploadChoices = { mode: 'csv', files: [file], bank: '', columnNames, password: '' };

test.each([
  ['no file', { ...pdf, files: [], bank: '' }, 'Please select a file.', 'file'],
  ['no bank', { ...pdf, bank: '' }, 'Please select the correct bank code.', 'bank_code'],
  ['a bank that is not listed', { ...pdf, bank: 'DBS' }, 'Please select the correct bank code.', 'bank_code'],
  [
    'no column names',
    { ...csv, columnNames: noColumnNames },
    'Please enter custom names for all columns.',
    'description',
  ],
  [
    'a blank column name',
    { ...csv, columnNames: { ...columnNames, credit: '  ' } },
    'Please enter custom names for all columns.',
    'credit',
  ],
] as const)('%s is refused with the exact message and names the control', (_, choices, message, field) => {
  expect(validateUpload(choices, 'service', form.problems)).toEqual({ ok: false, problem: { message, field } });
});

test('a PDF needs no column names', () => {
  expect(validateUpload(pdf, 'service', form.problems)).toEqual({
    ok: true,
    uploads: [{ mode: 'pdf', file, bank: 'HDFC' }],
  });
});

test('a CSV needs no bank', () => {
  expect(validateUpload(csv, 'service', form.problems)).toEqual({
    ok: true,
    uploads: [{ mode: 'csv', file, columnNames }],
  });
});

test('every file is an upload, with the password that was typed', () => {
  const other = new File(['%PDF-'], 'may.pdf');
  expect(validateUpload({ ...pdf, files: [file, other], password: 'abcd0101' }, 'service', form.problems)).toEqual({
    ok: true,
    uploads: [file, other].map((one) => ({ mode: 'pdf', file: one, bank: 'HDFC', password: 'abcd0101' })),
  });
});

test('on the device a file is enough, and what is said of it counts', () => {
  const blank = { ...csv, columnNames: noColumnNames };
  expect(validateUpload({ ...pdf, bank: '' }, 'device', form.problems)).toEqual({
    ok: true,
    uploads: [{ mode: 'pdf', file, bank: 'OTHER' }],
  });
  expect(validateUpload(blank, 'device', form.problems)).toEqual({ ok: true, uploads: [{ mode: 'csv', file }] });
  expect(validateUpload(csv, 'device', form.problems)).toEqual(validateUpload(csv, 'service', form.problems));
  expect(
    validateUpload({ ...blank, columnNames: { ...columnNames, debit: '' } }, 'device', form.problems),
  ).toMatchObject({
    problem: { field: 'debit' },
  });
  expect(validateUpload({ ...pdf, files: [] }, 'device', form.problems)).toMatchObject({ problem: { field: 'file' } });
});
