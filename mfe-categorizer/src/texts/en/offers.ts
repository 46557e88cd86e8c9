import type { CodedError } from '../codedError.ts';

/** The offers after a failure in English. */
export const offers = {
  convertInstead: 'Convert on this device instead',
  downloadCsv: 'Download CSV',
  emptyCsv: 'No CSV data available for download.',
  scan: {
    label: 'Read the scan',
    words:
      'A scan or a photograph can be read on this device: nothing is sent. The part that reads letters is about 7 MB and loads once; a page takes some seconds. The balances check every figure, and what they do not confirm is marked.',
    read: 'Read the scan on this device',
  },
  label: 'Report this statement',
  /** The description of the copy and of the data that it still shows; with an address to send it to, or without. */
  copy: (canSend: boolean) =>
    `We keep no statement, so we cannot see what is different about yours. ${canSend ? 'You can send us a copy' : 'Here is a copy that you can show'}: other names, numbers, amounts and dates replace your own. It is written on this device, and nothing is sent. It still shows the bank, how many rows there are, how far apart dates are, and roughly how high amounts are.`,
  writeTo: ['Write to ', '.'] satisfies [before: string, after: string],
  save: 'Save a copy without personal data',
  saved: (isAlike: boolean) => {
    const fault = isAlike
      ? 'It shows the same fault as your statement.'
      : 'It shows the form of your statement, but perhaps not the fault.';
    return `Saved as statement-without-personal-data.pdf. ${fault} Open it and look at it before you send it.`;
  },
  notWritten: 'The copy could not be written. Check your connection and try again.',
  refused: ({ message }: CodedError) => message,
};

/** The texts of the offers after a failure, loaded with them. */
export type OfferTexts = typeof offers;
