import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** ICICI Bank, account statement of 2026: the date after the remarks. */
export const iciciAccount: Layout = {
  id: 'icici-account',
  bank: banks.icici,
  headings: [
    [
      ['serial', 'S No.'],
      ['other', 'Cheque Number'],
      ['narration', 'Transaction Remarks'],
      ['date', 'Date'],
      ['debit', 'Withdrawal Amount (INR)'],
      ['credit', 'Deposit Amount (INR)'],
      ['balance', 'Balance (INR)'],
    ],
  ],
  narration: 'around',
  endings: [/^(?:Debit|Credit|ATM|VISA) trxn/i],
};
