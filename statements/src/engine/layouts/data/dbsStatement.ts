import type { Layout } from '../layout.ts';

/** DBS Bank India, statement with withdrawals and deposits in rupees. */
export const dbsStatement: Layout = {
  id: 'dbs-statement',
  bank: 'DBS',
  marks: [/\bDBS\b/, /\bdigibank\b/i, /\bDBSS0[A-Z0-9]{6}\b/],
  headings: [
    [
      ['date', 'Date'],
      ['narration', 'Transaction Details'],
      ['debit', 'Withdrawal (INR)'],
      ['credit', 'Deposit (INR)'],
      ['balance', 'Balance (INR)'],
    ],
  ],
  narration: 'below',
};
