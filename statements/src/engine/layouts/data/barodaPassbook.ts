import type { Layout } from '../layout.ts';

/** Bank of Baroda, branch statement. */
export const barodaPassbook: Layout = {
  id: 'baroda-passbook',
  bank: 'BOB',
  marks: [/\bBank of Baroda\b/i, /\bBARB0[A-Z0-9]{6}\b/],
  headings: [
    [
      ['date', 'DATE'],
      ['narration', 'PARTICULARS'],
      ['other', 'CHQ.NO.'],
      ['debit', 'WITHDRAWALS'],
      ['credit', 'DEPOSITS'],
      ['balance', 'BALANCE'],
    ],
  ],
  narration: 'below',
};
