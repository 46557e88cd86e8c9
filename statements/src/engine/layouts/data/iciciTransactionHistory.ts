import type { Layout } from '../layout.ts';

/** ICICI Bank, transaction history from net banking: remarks around the serial number. */
export const iciciTransactionHistory: Layout = {
  id: 'icici-transaction-history',
  bank: 'ICICI',
  marks: [/\bICICI\s?BANK\b/i, /\bICIC0[A-Z0-9]{6}\b/],
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
