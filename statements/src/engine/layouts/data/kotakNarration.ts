import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** Kotak Mahindra Bank, older: one column of amounts with (Dr) or (Cr); date and narration are sometimes one text. */
export const kotakNarration: Layout = {
  id: 'kotak-narration',
  bank: banks.kotak,
  headings: [
    [
      ['date', 'Date'],
      ['narration', 'Narration'],
      ['other', 'Chq/Ref No'],
      ['amount', 'Withdrawal (Dr)/ Deposit (Cr)'],
      ['balance', 'Balance'],
    ],
  ],
  narration: 'below',
};
