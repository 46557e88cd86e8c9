import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** State Bank of India, net banking to 2023: the year is on the line below the day. */
export const sbiNetBanking: Layout = {
  id: 'sbi-net-banking',
  bank: banks.sbi,
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
