import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** Punjab National Bank, PNB ONE app: newest first, remarks after the balance. */
export const pnbOne: Layout = {
  id: 'pnb-one',
  bank: banks.pnb,
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
