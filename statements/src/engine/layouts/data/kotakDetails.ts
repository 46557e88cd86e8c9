import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** Kotak Mahindra Bank, statement with transaction details. */
export const kotakDetails: Layout = {
  id: 'kotak-details',
  bank: banks.kotak,
  headings: [
    [
      ['date', 'DATE'],
      ['narration', 'TRANSACTION DETAILS'],
      ['other', 'CHEQUE/REFERENCE#'],
      ['debit', 'DEBIT'],
      ['credit', 'CREDIT'],
      ['balance', 'BALANCE'],
    ],
  ],
  narration: 'below',
};
