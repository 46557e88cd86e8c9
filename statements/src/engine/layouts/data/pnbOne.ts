import type { Layout } from '../layout.ts';

/** Punjab National Bank, PNB ONE app: newest first, remarks behind the balance. */
export const pnbOne: Layout = {
  id: 'pnb-one',
  bank: 'PNB',
  marks: [/\bPunjab National Bank\b/i, /\bPNB ONE\b/, /\bPUNB0[A-Z0-9]{6}\b/],
  headings: [
    [
      ['date', 'Date'],
      ['other', 'Instrument ID'],
      ['amount', 'Amount(INR)', 'Amount'],
      ['side', 'Type'],
      ['balance', 'Balance'],
      ['narration', 'Remarks'],
    ],
  ],
  narration: 'below',
};
