import { isHeic } from '../../domain/upload/uploadMode.ts';
import type { NamedColumn } from '../../domain/upload/validateUpload.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The page in English until a file is converted. */
export const form = {
  title: 'Your statement, sorted.',
  lead: 'India’s most trusted bank statement converter and categorizer. Give it a PDF, a CSV or an Excel file; get back a table with a category on every row.',
  /** Instead of the lead, after a table was lost; has as many lines, so that the form does not move. */
  lostLead:
    'Your table was only on that page, and we keep no copy. Your browser’s Back button may still find it; or choose the file again.',
  /** Above a table that was lost and made again of the file that the browser still had. */
  againLead:
    'We keep no copy of your table. Your browser still had your file, so this page has read it again, on this device; what you had changed, and files that you had added before, are gone.',
  found: (transactions: number, categories: number) =>
    `${counted(transactions, 'transaction', 'transactions')}, ${counted(categories, 'category', 'categories')}`,
  /** Above the form if there is a table: of the person's own statement, or of the sample. */
  uploadAnother: 'Upload another',
  ownStatement: 'Now your own statement',
  modes: {
    pdf: {
      name: 'PDF',
      fileLabel: 'Statement',
      dropHere: 'Drop a PDF here',
      touchHere: 'Choose your PDF',
      limit: 'PDF of 3 pages or fewer, or a photo (JPEG, PNG or WebP)',
      changedFor: (name: string) => `${name} is a PDF or a photo, so the form has changed.`,
      upload: 'Upload PDF',
      switchLabel: 'I want to upload a CSV for Transaction Categorization',
    },
    csv: {
      name: 'CSV or Excel',
      fileLabel: 'File',
      dropHere: 'Drop a CSV or Excel file here',
      touchHere: 'Choose your CSV or Excel file',
      limit: '.csv, .xlsx, .xls, .ods, .tsv or .txt, 50 rows or fewer',
      changedFor: (name: string) =>
        `${name} is a table, so the form has changed: the names of its columns are filled in where they are found.`,
      upload: 'Upload CSV',
      switchLabel: 'I want to upload a PDF for Conversion and Transaction Categorization',
    },
  },
  refusal: (name: string) =>
    isHeic(name)
      ? `${name} is a HEIC picture, which browsers cannot open. Save it as JPEG and choose that.`
      : `${name} is no statement that can be read here, so it was not taken. Choose a PDF, a photo, a CSV or an Excel file.`,
  /** On the only button, for files that are only converted on the device. */
  onDevice: {
    pictures: (count: number): string =>
      count === 1 ? 'Read the photo on this device' : 'Read the photos on this device',
    mixed: (count: number) => `Convert all ${count} files on this device`,
  },
  files: (count: number) => `${count} files`,
  /** The promises about the file; the last line is hidden without JavaScript. */
  trust: [
    'It goes to our own server over an encrypted connection, and nowhere else.',
    'We read your file, send back the table and forget both. Nothing is stored or logged.',
    'Or convert without uploading: then the file does not leave this device.',
  ],
  bank: {
    label: 'Bank',
    placeholder: 'Choose your bank',
    hint: 'ICICI, PNB, SBI, AXIS, HDFC. For any other bank, choose OTHER.',
  },
  columns: {
    description: 'Description of transaction',
    debit: 'Debit amount',
    credit: 'Credit amount',
  } satisfies Record<NamedColumn, string>,
  columnPlaceholder: 'Column name in your CSV',
  adds: 'Add to the table above',
  convertHere: 'Convert without uploading',
  isConverting: 'Processing...',
  withoutScript: 'Without JavaScript, the answer is the file transactions.csv, without the table and the chart.',
  /** @param position of the file among several, such as ` (2 of 3)`; empty for one. */
  sending: (file: string, position: string) => `Sending ${file}${position}`,
  processing: (file: string, position: string) => `Processing ${file}${position}`,
  position: (number: number, count: number) => ` (${number} of ${count})`,
  cancel: 'Cancel',
  problems: {
    noFile: 'Please select a file.',
    noColumnNames: 'Please enter custom names for all columns.',
    noBank: 'Please select the correct bank code.',
  },
  notLoaded: 'A part of this page did not load. Your file is still selected; check your connection and try again.',
  sampleNotLoaded: 'The sample did not load. Check your connection and try again.',
  notes: {
    label: 'About this tool',
    sampleLead: 'Not sure yet? See a result before you give a file.',
    trySample: 'Try it with a sample statement',
    topics: [
      {
        heading: 'Limits',
        entries: [
          { name: 'PDF', text: 'Up to 3 pages at a time. Split larger PDFs.' },
          { name: 'CSV, Excel', text: 'Up to 50 rows at a time.' },
          { name: 'Size', text: 'Up to 10 MB. Several files become one table.' },
          {
            name: 'Longer',
            text: 'Convert without uploading: on your device there are no such limits.',
            needsScript: true,
          },
        ],
      },
      {
        heading: 'What comes back',
        entries: [
          { name: 'Table', text: 'Date, description, debit, credit, balance and a category for each row.' },
          {
            name: 'Totals',
            text: 'Money in and out, and what was spent, moved and invested, by category, as figures and as a chart.',
            needsScript: true,
          },
          { name: 'CSV', text: 'The table as transactions.csv.' },
          { name: 'Excel', text: 'The table as a workbook.', needsScript: true },
        ],
      },
    ],
  },
  /** The names of parts that load later, as subjects of a sentence, and a placeholder. */
  parts: {
    result: 'The result',
    resultLoading: 'Preparing the table…',
    question: 'The question',
    offer: 'The offer',
  },
};

/** The texts of the page until a file is converted: they are in its first files. */
export type FormTexts = typeof form;
