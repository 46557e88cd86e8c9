import type { FileTexts } from '../fileTexts.ts';

const units = { pdf: ['page', 'pages'], csv: ['row', 'rows'] } as const;

/** What the page says of a chosen file in English. */
export const file: FileTexts = {
  columns: {
    isOwnWorkbook: 'This workbook was saved on this page, so the names of its columns are filled in.',
    areFilledIn: 'Filled in from your file. Please check them.',
    found: (names) => `Found in your file: ${names.map((name) => `“${name}”`).join(', ')}.`,
    use: 'Use these names',
  },
  count: (mode, count) => `${count} ${units[mode][count === 1 ? 0 : 1]}`,
  tooLong: (file, length, limit) =>
    `${file} has ${length}; the limit for uploads is ${limit}. “Convert without uploading” takes the whole file, on this device.`,
};
