import type { ConversionTexts } from '../conversionTexts.ts';

const uploadFailed = 'An error occurred while uploading the file.';

/** The messages of a conversion in English. Service and engine answer in English, so their sentences stay as they are. */
export const conversion: ConversionTexts = {
  uploadFailed,
  refused: ({ message }) => message || uploadFailed,
  message: ({ message }) => message,
  noAnswer: (fault, keptField) => {
    const kept = `Your file and ${keptField === 'bank' ? 'bank' : 'column names'} are still selected`;
    const messages = {
      'no-answer': `${uploadFailed} We could not reach the server. ${kept}; please try again.`,
      'too-slow': `${uploadFailed} It took longer than 2 minutes, so we stopped. ${kept}; try again on a faster connection.`,
      cancelled: `Cancelled. ${kept}.`,
    };
    return messages[fault];
  },
  notParsed: 'Failed to parse CSV data. Please check the file format.',
  noReader:
    'Your statement was converted, but the part of this page that shows it did not load. Download the CSV, or upload again.',
  noEngine:
    'The part of this page that converts without uploading did not load. Your file is still selected; try again, or upload it.',
  cancelledHere: 'Cancelled. Your file is still selected.',
  locked: (file) => `${file} is protected. Enter its password.`,
  password: {
    label: (file) => `Password of ${file}`,
    hint: 'As your bank’s e-mail says: often a part of your name with your date of birth, or your customer number. It opens the file once and is not kept.',
  },
  aboutFile: (file, sentence) => `${file}: ${sentence}`,
  moreFailed: (more, count) => `${more} more of the ${count} files could not be converted.`,
  notBegun: 'Not read, because the conversion ended before it. Convert it again.',
  sample: 'Sample statement (made up)',
  otherWay: 'Or choose “Convert without uploading”: it works on this device, at once.',
  longWay: 'Or choose “Convert without uploading”: it takes the whole file, on this device.',
};
