import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** ICICI Bank, transaction history from net banking: remarks around the serial number. */
export const iciciTransactionHistory: Layout = {
  id: 'icici-transaction-history',
  bank: banks.icici,
  headings: [
    [
      ['serial', 'S No.'],
      ['valueDate', 'Value Date'],
      ['date', 'Transaction Date'],
      ['other', 'Cheque Number'],
      ['narration', 'Transaction Remarks'],
      ['debit', 'Withdrawal Amount (INR)'],
      ['credit', 'Deposit Amount (INR)'],
      ['balance', 'Balance (INR)'],
    ],
  ],
  narration: 'around',
};
