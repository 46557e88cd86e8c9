import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** State Bank of India, branch and net banking, from 2024: dashes in empty cells. */
export const sbiCurrent: Layout = {
  id: 'sbi-current',
  bank: banks.sbi,
  headings: [
    [
      ['date', 'Post Date'],
      ['valueDate', 'Value Date'],
      ['narration', 'Description'],
      ['other', 'Cheque No/Reference', 'Cheque No./Reference No.'],
      ['debit', 'Debit'],
      ['credit', 'Credit'],
      ['balance', 'Balance'],
    ],
  ],
  narration: 'below',
};
