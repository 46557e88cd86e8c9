import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** HDFC Bank, statement from the mobile app: months by name. */
export const hdfcMobile: Layout = {
  id: 'hdfc-mobile',
  bank: banks.hdfc,
  headings: [
    [
      ['date', 'Date'],
      ['narration', 'Narration'],
      ['other', 'Cheque/Ref. No.', 'Chq/Ref. No.'],
      ['valueDate', 'Value Date'],
      ['debit', 'Withdrawal'],
      ['credit', 'Deposit'],
      ['balance', 'Closing Balance', 'Closing'],
    ],
  ],
  narration: 'below',
};
