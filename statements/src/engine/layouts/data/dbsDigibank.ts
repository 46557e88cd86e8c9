import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** DBS Bank India, digibank. */
export const dbsDigibank: Layout = {
  id: 'dbs-digibank',
  bank: banks.dbs,
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
