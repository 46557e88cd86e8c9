import type { Layout } from '../layout.ts';

/** HDFC Bank, e-mailed statement of 2019: titles in full, 0.00 on the unused side. */
export const hdfcEmail: Layout = {
  id: 'hdfc-email',
  bank: 'HDFC',
  marks: [/\bHDFC\s?BANK\b/i, /\bHDFC0[A-Z0-9]{6}\b/],
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
