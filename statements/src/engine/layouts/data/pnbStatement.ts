import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** Punjab National Bank, statement from PNB ONE and net banking: newest first, Cr. after every balance. */
export const pnbStatement: Layout = {
  id: 'pnb-statement',
  bank: banks.pnb,
  headings: [
    [
      ['other', 'Txn No.'],
      ['date', 'Txn Date'],
      ['narration', 'Description'],
      ['other', 'Branch Name'],
      ['other', 'Cheque No.'],
      ['debit', 'Dr Amount'],
      ['credit', 'Cr Amount'],
      ['balance', 'Balance'],
    ],
  ],
  narration: 'below',
};
