import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** HDFC Bank, e-mailed statement of 2019: titles in full, 0.00 on the unused side. */
export const hdfcEmail: Layout = {
  id: 'hdfc-email',
  bank: banks.hdfc,
  headings: [
    [
      ['date', 'Date'],
      ['narration', 'Narration'],
      ['other', 'Chq. / Ref No.'],
      ['valueDate', 'Value Date'],
      ['debit', 'Withdrawal Amount'],
      ['credit', 'Deposit Amount'],
      ['balance', 'Closing Balance*'],
    ],
  ],
  narration: 'below',
};
