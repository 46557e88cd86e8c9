import type { Layout } from '../layout.ts';

/** DBS Bank India, digibank. */
export const dbsDigibank: Layout = {
  id: 'dbs-digibank',
  bank: 'DBS',
  marks: [/\bDBS\b/, /\bdigibank\b/i, /\bDBSS0[A-Z0-9]{6}\b/],
  headings: [
    [
      ['date', 'Transaction Date', 'Txn Date'],
      ['valueDate', 'Value Date'],
      ['narration', 'Details of transaction', 'Details'],
      ['debit', 'Debit'],
      ['credit', 'Credit'],
      ['balance', 'Balance'],
    ],
  ],
  narration: 'below',
};
