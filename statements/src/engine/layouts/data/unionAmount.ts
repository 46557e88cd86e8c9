import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** Union Bank of India, net banking: (Dr) or (Cr) after every amount. */
export const unionAmount: Layout = {
  id: 'union-amount',
  bank: banks.union,
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
