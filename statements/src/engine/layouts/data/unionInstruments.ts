import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** Union Bank of India, statement with UTR and instrument numbers. */
export const unionInstruments: Layout = {
  id: 'union-instruments',
  bank: banks.union,
  headings: [
    [
      ['date', 'Date'],
      ['other', 'Tran Id-1', 'Tran Id'],
      ['narration', 'Remarks'],
      ['other', 'UTR Number'],
      ['other', 'Instr. ID'],
      ['debit', 'Withdrawals'],
      ['credit', 'Deposits'],
      ['balance', 'Balance'],
    ],
  ],
  narration: 'below',
};
