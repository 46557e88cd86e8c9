import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** Yes Bank: oldest or newest first. */
export const yesBank: Layout = {
  id: 'yes',
  bank: banks.yes,
  headings: [
    [
      ['date', 'Transaction Date'],
      ['valueDate', 'Value Date'],
      ['other', 'Cheque No/Reference No'],
      ['narration', 'Description'],
      ['debit', 'Withdrawals'],
      ['credit', 'Deposits'],
      ['balance', 'Running Balance'],
    ],
  ],
  narration: 'below',
};
