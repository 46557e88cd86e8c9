import type { Layout } from '../layout.ts';

/** IDFC FIRST Bank: the time on the line below the date. */
export const idfcFirst: Layout = {
  id: 'idfc-first',
  bank: 'IDFC',
  marks: [/\bIDFC FIRST\b/i, /\bIDFB0[A-Z0-9]{6}\b/],
  headings: [
    [
      ['date', 'Date and Time'],
      ['valueDate', 'Value Date'],
      ['narration', 'Transaction Details'],
      ['other', 'Ref/Cheque No.'],
      ['debit', 'Withdrawals (INR)'],
      ['credit', 'Deposits (INR)'],
      ['balance', 'Balance (INR)'],
    ],
  ],
  narration: 'below',
};
