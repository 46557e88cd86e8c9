/**
 * Refusals of a file that both the service and the page on the device make before the engine reads it, in words that say what
 * to do. The codes are stable; the words may change.
 */
export const fileRefusals = {
  'empty-file': 'The file is empty. Please download it again and send that copy.',
  'not-pdf': 'This file is not a PDF. Please send the statement as a PDF, or choose CSV and name its columns.',
  workbook: 'This is a spreadsheet, not a PDF. Please choose CSV, which takes Excel files too, and name its columns.',
  'not-csv': 'This file is a PDF, not a CSV or Excel file. Please choose PDF and the bank it comes from.',
  'column-names': 'Send column_names as a JSON list of three names: the description, debit and credit columns.',
  unreadable: 'This file could not be read. Please download it again from the bank and send that copy.',
  'no-transactions': 'This statement holds no transactions, so there is nothing to convert.',
} as const;
