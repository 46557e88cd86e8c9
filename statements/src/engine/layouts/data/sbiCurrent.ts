import type { Layout } from '../layout.ts';

/** State Bank of India, branch and net banking, 2024 on: dashes in empty cells. */
export const sbiCurrent: Layout = {
  id: 'sbi-current',
  bank: 'SBI',
  marks: [/\bState Bank of India\b/i, /\bSBIN0[A-Z0-9]{6}\b/],
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
