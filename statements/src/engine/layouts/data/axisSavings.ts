import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** Axis Bank, savings account: a branch code after the balance, titles on the first page only. */
export const axisSavings: Layout = {
  id: 'axis-savings',
  bank: banks.axis,
  headings: [
    [
      ['date', 'Tran Date'],
      ['other', 'Chq No'],
      ['narration', 'Particulars'],
      ['debit', 'Debit'],
      ['credit', 'Credit'],
      ['balance', 'Balance'],
      ['other', 'Init. Br'],
    ],
  ],
  narration: 'around',
};
