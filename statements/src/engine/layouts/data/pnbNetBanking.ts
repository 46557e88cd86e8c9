import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** Punjab National Bank, net banking: the narration last. */
export const pnbNetBanking: Layout = {
  id: 'pnb-net-banking',
  bank: banks.pnb,
  headings: [
    [
      ['date', 'Transaction Date'],
      ['other', 'Cheque Number'],
      ['debit', 'Withdrawal'],
      ['credit', 'Deposit'],
      ['balance', 'Balance'],
      ['narration', 'Narration'],
    ],
  ],
  narration: 'below',
};
