import type { Layout } from '../layout.ts';

/** Axis Bank, savings account: a branch code behind the balance, titles on the first page only. */
export const axisSavings: Layout = {
  id: 'axis-savings',
  bank: 'AXIS',
  marks: [/\bAXIS\s?BANK\b/i, /\bUTIB0[A-Z0-9]{6}\b/],
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
