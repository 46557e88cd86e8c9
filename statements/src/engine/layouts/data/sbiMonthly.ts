import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** State Bank of India, monthly e-statement: credit before debit, a loan account may come first. */
export const sbiMonthly: Layout = {
  id: 'sbi-monthly',
  bank: banks.sbi,
  headings: [
    [
      ['date', 'Date'],
      ['narration', 'Transaction Reference'],
      ['other', 'Ref.No./Chq.No.'],
      ['credit', 'Credit'],
      ['debit', 'Debit'],
      ['balance', 'Balance'],
    ],
  ],
  narration: 'below',
};
