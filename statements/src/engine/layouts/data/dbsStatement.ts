import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** DBS Bank India, statement with withdrawals and deposits in rupees. */
export const dbsStatement: Layout = {
  id: 'dbs-statement',
  bank: banks.dbs,
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
