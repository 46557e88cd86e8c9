import type { UploadMode } from '../../domain/upload/uploadMode.ts';

const units = { pdf: ['page', 'pages'], csv: ['row', 'rows'] } as const;

/** The texts of the page about a chosen file, in English. */
export const file = {
  columns: {
    isOwnWorkbook: 'This workbook was saved on this page, so the names of its columns are filled in.',
    areFilledIn: 'Filled in from your file. Please check them.',
    found: (names: readonly string[]) => `Found in your file: ${names.map((name) => `“${name}”`).join(', ')}.`,
    use: 'Use these names',
  },
  /** The number of pages of a PDF, or of rows of another file. */
  count: (mode: UploadMode, count: number) => `${count} ${units[mode][count === 1 ? 0 : 1]}`,
  /** A file that is longer than the service takes: it has `length`, such as `4 pages`. */
  tooLong: (file: string, length: string, limit: string) =>
    `${file} has ${length}; the limit for uploads is ${limit}. “Convert without uploading” takes the whole file, on this device.`,
};

/** The texts about a chosen file, loaded with the first one. */
export type FileTexts = typeof file;
