import type { LengthTexts } from '../lengthTexts.ts';

const units = { pdf: ['page', 'pages'], csv: ['row', 'rows'] } as const;

/** The length of a file in English. */
export const length: LengthTexts = {
  count: (mode, count) => `${count} ${units[mode][count === 1 ? 0 : 1]}`,
  tooLong: (file, length, limit) =>
    `${file} has ${length}; the limit for uploads is ${limit}. “Convert without uploading” takes the whole file, on this device.`,
};
