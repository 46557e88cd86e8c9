import type { Layout } from '../layout.ts';

/** Union Bank of India, net banking: (Dr) or (Cr) behind every amount. */
export const unionAmount: Layout = {
  id: 'union-amount',
  bank: 'UNION',
  marks: [/\bUnion Bank of India\b/i, /\bUBIN0[A-Z0-9]{6}\b/],
  headings: [
    [
      ['other', 'Tran Id'],
      ['date', 'Tran Date'],
      ['narration', 'Remarks'],
      ['amount', 'Amount (Rs.)'],
      ['balance', 'Balance (Rs.)'],
    ],
    [
      ['serial', 'S.No'],
      ['other', 'Tran Id'],
      ['date', 'Tran Date'],
      ['narration', 'Remarks'],
      ['amount', 'Amount (Rs.)'],
      ['balance', 'Balance (Rs.)'],
    ],
  ],
  narration: 'below',
};
