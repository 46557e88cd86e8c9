import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** Kotak Mahindra Bank, Kotak 811, from 2025. */
export const kotak811: Layout = {
  id: 'kotak-811',
  bank: banks.kotak,
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
