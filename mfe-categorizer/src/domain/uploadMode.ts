import { formatFileSize } from './fileSize.ts';

/** What the service takes of any file: 10 MB. */
const maxBytes = 10 * 1024 * 1024;

/** The two kinds of file that the tool takes, with the texts for each. The limits are those of the service. */
export const uploadModes = {
  pdf: {
    name: 'PDF',
    fileLabel: 'Statement',
    accept: '.pdf,application/pdf',
    dropHere: 'Drop a PDF here',
    touchHere: 'Choose your PDF',
    limit: 'PDF only, 3 pages or fewer',
    most: 3,
    one: 'page',
    many: 'pages',
    maxBytes,
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
    most: 50,
    one: 'row',
    many: 'rows',
    maxBytes,
    refusal:
      'is not a CSV or Excel file, so it was not taken. Choose a file that ends in .csv, .xlsx, .xls, .ods, .tsv or .txt.',
    upload: 'Upload CSV',
    switchTo: 'pdf',
    switchLabel: 'I want to upload a PDF for Conversion and Transaction Categorization',
  },
} as const;

export type UploadMode = keyof typeof uploadModes;

/**
 * Whether a mode takes a file of this name. A picker can be told to show all files and a drop obeys no `accept`, so the
 * rule is asked again for every file.
 */
export function takesFile(mode: UploadMode, fileName: string): boolean {
  const name = fileName.toLowerCase();
  return uploadModes[mode].accept.split(',').some((ending) => ending.startsWith('.') && name.endsWith(ending));
}

/** What a person is told of the length of a file. */
export interface FileLength {
  readonly words: string;
  /** Whether the service does not take so much. */
  readonly isTooLong: boolean;
}

const OTHER_WAY = '“Convert without uploading” takes all of it, on this device.';

/**
 * Says how many pages or rows a file has, with what to do if the service does not take so much; undefined if the number is
 * not known and the size is no obstacle.
 */
export function describeLength(
  mode: UploadMode,
  { name, size }: Pick<File, 'name' | 'size'>,
  count: number | undefined,
): FileLength | undefined {
  const { most, one, many } = uploadModes[mode];
  const tooLong = (has: string, limit: string) => ({
    words: `${name} has ${has}; the limit for uploads is ${limit}. ${OTHER_WAY}`,
    isTooLong: true,
  });
  if (size > maxBytes) return tooLong(formatFileSize(size), formatFileSize(maxBytes));
  if (count === undefined) return undefined;
  if (count > most) return tooLong(`${count} ${many}`, String(most));
  return { words: `${count} ${count === 1 ? one : many}`, isTooLong: false };
}
