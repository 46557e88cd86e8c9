import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** Union Bank of India, statement with serial numbers, Cr after the balance. */
export const unionParticulars: Layout = {
  id: 'union-particulars',
  bank: banks.union,
  headings: [
    [
      ['serial', 'SI', 'Sl', 'Sr'],
      ['date', 'Date'],
      ['narration', 'Particulars'],
      ['other', 'Chq Num'],
      ['debit', 'Withdrawal'],
      ['credit', 'Deposit'],
      ['balance', 'Balance'],
    ],
  ],
  narration: 'below',
};
