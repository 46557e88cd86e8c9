import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** Bank of Baroda, branch statement. */
export const barodaPassbook: Layout = {
  id: 'baroda-passbook',
  bank: banks.baroda,
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
