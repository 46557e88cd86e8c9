import type { Layout } from '../layout.ts';

/** State Bank of India, monthly e-statement: credit before debit, a loan account may come first. */
export const sbiMonthly: Layout = {
  id: 'sbi-monthly',
  bank: 'SBI',
  marks: [/\bState Bank of India\b/i, /\bSBIN0[A-Z0-9]{6}\b/],
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
