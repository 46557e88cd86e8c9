import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** IndusInd Bank, Indie app: newest first, 0.00 on the unused side. */
export const indusindIndie: Layout = {
  id: 'indusind-indie',
  bank: banks.indusind,
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
