import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** Bank of Baroda, statement with the value date last. */
export const barodaDescription: Layout = {
  id: 'baroda-description',
  bank: banks.baroda,
  headings: [
    [
      ['serial', 'S.No', 'Serial No'],
      ['date', 'Date', 'Transaction Date'],
      ['narration', 'Description'],
      ['other', 'Cheque No', 'Cheque Number'],
      ['debit', 'Debit'],
      ['credit', 'Credit'],
      ['balance', 'Balance'],
      ['valueDate', 'Value Date'],
    ],
  ],
  narration: 'below',
};
