import type { Layout } from '../layout.ts';

/** Yes Bank: oldest or newest first. */
export const yesBank: Layout = {
  id: 'yes',
  bank: 'YES',
  marks: [/\bYES\s?BANK\b/i, /\bYESB0[A-Z0-9]{6}\b/],
  headings: [
    [
      ['date', 'Transaction Date'],
      ['valueDate', 'Value Date'],
      ['other', 'Cheque No/Reference No'],
      ['narration', 'Description'],
      ['debit', 'Withdrawals'],
      ['credit', 'Deposits'],
      ['balance', 'Running Balance'],
    ],
  ],
  narration: 'below',
};
