import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** Canara Bank: deposits first, particulars around the date, their time and cheque number below. */
export const canara: Layout = {
  id: 'canara',
  bank: banks.canara,
  headings: [
    [
      ['date', 'Date'],
      ['narration', 'Particulars'],
      ['credit', 'Deposits'],
      ['debit', 'Withdrawals'],
      ['balance', 'Balance'],
    ],
  ],
  narration: 'around',
  neverFirst: /^Chq:/,
};
