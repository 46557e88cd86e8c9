import type { CodedError } from '../codedError.ts';

const uploadFailed = 'An error occurred while uploading the file.';

/** The messages of a conversion in English. Service and engine answer in English, so their sentences stay as they are. */
export const conversion = {
  /** The error sentence for an upload that failed without another reason. */
  uploadFailed,
  refused: ({ message }: CodedError) => message || uploadFailed,
  /** The service's message in place of a table. */
  message: ({ message }: CodedError) => message,
  /** Why there was no answer, and that the form keeps its values: the file with its bank, or with its column names. */
  noAnswer: (fault: 'no-answer' | 'too-slow' | 'cancelled', keptField: 'bank' | 'columns') => {
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
  locked: (file: string) => `${file} is protected. Enter its password.`,
  password: {
    label: (file: string) => `Password of ${file}`,
    hint: 'As your bank’s e-mail says: often a part of your name with your date of birth, or your customer number. It opens the file once and is not kept.',
  },
  aboutFile: (file: string, sentence: string) => `${file}: ${sentence}`,
  moreFailed: (more: number, count: number) => `${more} more of the ${count} files could not be converted.`,
  /** Of a file that was not tried, because the conversion ended before it. */
  notBegun: 'Not read, because the conversion ended before it. Convert it again.',
  sample: 'Sample statement (made up)',
  /** The other way to convert: if the service takes no file now, and if it takes none this long. */
  otherWay: 'Or choose “Convert without uploading”: it works on this device, at once.',
  longWay: 'Or choose “Convert without uploading”: it takes the whole file, on this device.',
};

/** The messages of a conversion, loaded with the first one. */
export type ConversionTexts = typeof conversion;
