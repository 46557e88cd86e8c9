import type { Layout } from '../layout.ts';

/** Punjab National Bank, net banking: the narration last. */
export const pnbNetBanking: Layout = {
  id: 'pnb-net-banking',
  bank: 'PNB',
  marks: [/\bPunjab National Bank\b/i, /\bPNB ONE\b/, /\bPUNB0[A-Z0-9]{6}\b/],
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
