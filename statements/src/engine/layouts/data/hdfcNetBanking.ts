import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** HDFC Bank, "Statement of account" from net banking and e-mail, from 2021: text broken in the middle of words. */
export const hdfcNetBanking: Layout = {
  id: 'hdfc-net-banking',
  bank: banks.hdfc,
  headings: [
    [
      ['date', 'Date'],
      ['narration', 'Narration'],
      ['other', 'Chq./Ref.No.', 'Chq./Ref.Number'],
      ['valueDate', 'Value Dt', 'Value Date'],
      ['debit', 'Withdrawal Amt.', 'Withdrawal Amt (INR)'],
      ['credit', 'Deposit Amt.', 'Deposit Amt (INR)'],
      ['balance', 'Closing Balance', 'Closing Balance (INR)'],
    ],
  ],
  narration: 'below',
};
