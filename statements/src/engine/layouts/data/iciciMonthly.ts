import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** ICICI Bank, monthly e-statement: deposits before withdrawals, the date on the middle line of a row. */
export const iciciMonthly: Layout = {
  id: 'icici-monthly',
  bank: banks.icici,
  headings: [
    [
      ['date', 'DATE'],
      ['other', 'MODE**', 'MODE'],
      ['narration', 'PARTICULARS'],
      ['credit', 'DEPOSITS'],
      ['debit', 'WITHDRAWALS'],
      ['balance', 'BALANCE'],
    ],
  ],
  narration: 'around',
};
