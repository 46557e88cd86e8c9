import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** IndusInd Bank: balances brought forward and carried forward on every page. */
export const indusind: Layout = {
  id: 'indusind',
  bank: banks.indusind,
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
