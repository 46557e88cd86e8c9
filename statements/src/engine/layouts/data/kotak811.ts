import type { Layout } from '../layout.ts';

/** Kotak Mahindra Bank, Kotak 811, 2025 on. */
export const kotak811: Layout = {
  id: 'kotak-811',
  bank: 'KOTAK',
  marks: [/\bKotak\b/i, /\bKKBK0[A-Z0-9]{6}\b/],
  headings: [
    [
      ['serial', '#'],
      ['date', 'Date'],
      ['narration', 'Description'],
      ['other', 'Chq/Ref. No.'],
      ['debit', 'Withdrawal (Dr.)'],
      ['credit', 'Deposit (Cr.)'],
      ['balance', 'Balance'],
    ],
  ],
  narration: 'below',
};
