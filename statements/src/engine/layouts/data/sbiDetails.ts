import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** State Bank of India, statement with "Details": months by name. */
export const sbiDetails: Layout = {
  id: 'sbi-details',
  bank: banks.sbi,
  headings: [
    [
      ['date', 'Date'],
      ['narration', 'Details'],
      ['other', 'Ref No./Cheque No.', 'Ref No./Cheque No', 'Ref No./Cheque'],
      ['debit', 'Debit'],
      ['credit', 'Credit'],
      ['balance', 'Balance'],
    ],
    [
      ['date', 'Date'],
      ['credit', 'Credit'],
      ['balance', 'Balance'],
      ['narration', 'Details'],
      ['other', 'Ref No./Cheque No.', 'Ref No./Cheque'],
      ['debit', 'Debit'],
    ],
  ],
  narration: 'below',
};
