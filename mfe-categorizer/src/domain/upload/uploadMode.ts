/** The two kinds of file that the tool takes, with the texts for each. */
export const uploadModes = {
  pdf: {
    name: 'PDF',
    fileLabel: 'Statement',
    accept: '.pdf,application/pdf',
    dropHere: 'Drop a PDF here',
    touchHere: 'Choose your PDF',
    limit: 'PDF only, 3 pages or fewer',
    refusal: 'is not a PDF, so it was not taken. Choose a file that ends in .pdf.',
    upload: 'Upload PDF',
    switchTo: 'csv',
    switchLabel: 'I want to upload a CSV for Transaction Categorization',
  },
  csv: {
    name: 'CSV or Excel',
    fileLabel: 'File',
    accept: '.csv,.xls,.xlsx,.ods,.tsv,.txt',
    dropHere: 'Drop a CSV or Excel file here',
    touchHere: 'Choose your CSV or Excel file',
    limit: '.csv, .xlsx, .xls, .ods, .tsv or .txt, 50 rows or fewer',
    refusal:
      'is not a CSV or Excel file, so it was not taken. Choose a file that ends in .csv, .xlsx, .xls, .ods, .tsv or .txt.',
    upload: 'Upload CSV',
    switchTo: 'pdf',
    switchLabel: 'I want to upload a PDF for Conversion and Transaction Categorization',
  },
} as const;

/** The kind of file that the tool takes. */
export type UploadMode = keyof typeof uploadModes;

/**
 * Whether a mode takes a file of this name. A picker can show all files and a drop ignores `accept`, so every file is
 * checked again.
 */
export function takesFile(mode: UploadMode, fileName: string): boolean {
  const name = fileName.toLowerCase();
  return uploadModes[mode].accept.split(',').some((ending) => ending.startsWith('.') && name.endsWith(ending));
}
