import type { Layout } from '../layout.ts';

/** Canara Bank: deposits first, particulars around the date, their time and cheque below. */
export const canara: Layout = {
  id: 'canara',
  bank: 'CANARA',
  marks: [/\bCanara Bank\b/i, /\bCNRB0[A-Z0-9]{6}\b/],
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
};
