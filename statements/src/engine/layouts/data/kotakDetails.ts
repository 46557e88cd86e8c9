import type { Layout } from '../layout.ts';

/** Kotak Mahindra Bank, statement with transaction details. */
export const kotakDetails: Layout = {
  id: 'kotak-details',
  bank: 'KOTAK',
  marks: [/\bKotak\b/i, /\bKKBK0[A-Z0-9]{6}\b/],
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
