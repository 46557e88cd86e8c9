import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** IDFC FIRST Bank: the time on the line below the date. */
export const idfcFirst: Layout = {
  id: 'idfc-first',
  bank: banks.idfc,
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
