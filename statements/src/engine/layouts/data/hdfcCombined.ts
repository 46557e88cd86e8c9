import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** HDFC Bank, combined statement, from 2024: the unused side prints 0.00. */
export const hdfcCombined: Layout = {
  id: 'hdfc-combined',
  bank: banks.hdfc,
  headings: [
    [
      ['date', 'Txn Date'],
      ['narration', 'Narration'],
      ['debit', 'Withdrawals'],
      ['credit', 'Deposits'],
      ['balance', 'Closing Balance'],
    ],
  ],
  narration: 'below',
  endings: [/^Total Sweep In FD/i, /^Total Withdrawal Balance/i],
};
