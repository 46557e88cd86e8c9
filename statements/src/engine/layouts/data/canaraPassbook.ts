import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** Canara Bank, older statement. */
export const canaraPassbook: Layout = {
  id: 'canara-passbook',
  bank: banks.canara,
  headings: [
    [
      ['date', 'TRANS DATE'],
      ['valueDate', 'VALUE DATE'],
      ['other', 'BRANCH'],
      ['other', 'REF/CHQ.NO', 'REF/CHQ.NO.'],
      ['narration', 'DESCRIPTION'],
      ['debit', 'WITHDRAWS'],
      ['credit', 'DEPOSIT'],
      ['balance', 'BALANCE'],
    ],
  ],
  narration: 'below',
};
