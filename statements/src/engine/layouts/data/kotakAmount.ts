import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** Kotak Mahindra Bank, net banking: own columns for the side of the amount and of the balance. */
export const kotakAmount: Layout = {
  id: 'kotak-amount',
  bank: banks.kotak,
  headings: [
    [
      ['serial', 'Sl. No.'],
      ['date', 'Date'],
      ['narration', 'Description'],
      ['other', 'Chq / Ref number'],
      ['amount', 'Amount'],
      ['side', 'Dr / Cr'],
      ['balance', 'Balance'],
      ['balanceSide', 'Dr / Cr'],
    ],
  ],
  narration: 'below',
};
