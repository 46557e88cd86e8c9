import { modeFor, takesFile, uploadModes } from './uploadMode.ts';
import { form } from '../../texts/en/form.ts';

test.each([
  ['pdf', 'statement.pdf', true],
  ['pdf', 'STATEMENT.PDF', true],
  ['pdf', 'statement.csv', false],
  ['pdf', 'IMG_2041.JPG', true],
  ['pdf', 'page.webp', true],
  ['pdf', 'IMG_2041.HEIC', false],
  ['pdf', 'pdf', false],
  ['csv', 'october.csv', true],
  ['csv', 'october.csv.pdf', false],
  ['csv', 'OpTransactionHistory.XLS', true],
  ['csv', 'october.xlsx', true],
  ['csv', 'october.ods', true],
  ['csv', 'xlsx', false],
] as const)('%s mode and “%s”: taken is %s', (mode, name, taken) => {
  expect(takesFile(mode, name)).toBe(taken);
});

test('a picture of an iPhone is refused with what to do', () => {
  expect(form.refusal('IMG_2041.HEIC')).toMatch(/HEIC picture.*JPEG/);
  expect(form.refusal('notes.docx')).toMatch(/Choose a PDF, a photo, a CSV/);
});

test('each mode leads to the other with the exact label', () => {
  expect(uploadModes.pdf.switchTo).toBe('csv');
  expect(form.modes.pdf.switchLabel).toBe('I want to upload a CSV for Transaction Categorization');
  expect(uploadModes.csv.switchTo).toBe('pdf');
  expect(form.modes.csv.switchLabel).toBe('I want to upload a PDF for Conversion and Transaction Categorization');
});

test.each([
  [['october.csv', 'year.pdf'], 'pdf'],
  [['notes.docx', 'october.xlsx'], 'csv'],
  [['photo.png'], 'pdf'],
  [['notes.docx'], undefined],
  [[], undefined],
])('%j are for the mode %s', (names, mode) => {
  expect(modeFor(names.map((name) => ({ name })))).toBe(mode);
});
