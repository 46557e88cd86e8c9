import type { Layout } from '../layout.ts';

/** IndusInd Bank, Indie app: newest first, 0.00 on the unused side. */
export const indusindIndie: Layout = {
  id: 'indusind-indie',
  bank: 'INDUSIND',
  marks: [/\bIndusInd\b/i, /\bINDB0[A-Z0-9]{6}\b/],
  headings: [
    [
      ['date', 'Date'],
      ['other', 'Type'],
      ['narration', 'Description', 'Transaction Details', 'Details'],
      ['other', 'Chq No/Ref No', 'Reference No', 'Ref No'],
      ['debit', 'Debit', 'Withdrawal'],
      ['credit', 'Credit', 'Deposit'],
      ['balance', 'Balance'],
    ],
  ],
  narration: 'below',
};
