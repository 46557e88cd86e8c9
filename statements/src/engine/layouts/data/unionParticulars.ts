import type { Layout } from '../layout.ts';

/** Union Bank of India, statement with serial numbers, Cr behind the balance. */
export const unionParticulars: Layout = {
  id: 'union-particulars',
  bank: 'UNION',
  marks: [/\bUnion Bank of India\b/i, /\bUBIN0[A-Z0-9]{6}\b/],
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
