import type { Layout } from '../layout.ts';

/** IndusInd Bank: balances brought forward and carried forward on every page. */
export const indusind: Layout = {
  id: 'indusind',
  bank: 'INDUSIND',
  marks: [/\bIndusInd\b/i, /\bINDB0[A-Z0-9]{6}\b/],
  headings: [
    [
      ['date', 'Date'],
      ['narration', 'Particulars'],
      ['other', 'Chq No/Ref No', 'Chq./Ref. No.'],
      ['debit', 'Withdrawal'],
      ['credit', 'Deposit'],
      ['balance', 'Balance'],
    ],
  ],
  narration: 'below',
};
