import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** Bank of Baroda, net banking: Cr glued to every balance. */
export const barodaNarration: Layout = {
  id: 'baroda-narration',
  bank: banks.baroda,
  headings: [
    [
      ['date', 'TRAN DATE'],
      ['valueDate', 'VALUE DATE'],
      ['narration', 'NARRATION'],
      ['other', 'CHQ.NO.'],
      ['debit', 'WITHDRAWAL(DR)'],
      ['credit', 'DEPOSIT(CR)'],
      ['balance', 'BALANCE(INR)'],
    ],
  ],
  narration: 'below',
};
