import type { Layout } from '../layout.ts';

/** State Bank of India, net banking to 2023: the year stands on the line below the day. */
export const sbiNetBanking: Layout = {
  id: 'sbi-net-banking',
  bank: 'SBI',
  marks: [/\bState Bank of India\b/i, /\bSBIN0[A-Z0-9]{6}\b/],
  headings: [
    [
      ['date', 'Txn Date'],
      ['valueDate', 'Value Date'],
      ['narration', 'Description'],
      ['other', 'Ref No./Cheque No.'],
      ['debit', 'Debit'],
      ['credit', 'Credit'],
      ['balance', 'Balance'],
    ],
    [
      ['date', 'Txn Date'],
      ['valueDate', 'Value Date'],
      ['narration', 'Description'],
      ['other', 'Ref No./Cheque No.'],
      ['other', 'Branch Code'],
      ['debit', 'Debit'],
      ['credit', 'Credit'],
      ['balance', 'Balance'],
    ],
  ],
  narration: 'below',
  opening: /\bBalance as on\b/i,
};
