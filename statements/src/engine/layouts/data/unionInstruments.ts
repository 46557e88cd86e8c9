import type { Layout } from '../layout.ts';

/** Union Bank of India, statement with UTR and instrument numbers. */
export const unionInstruments: Layout = {
  id: 'union-instruments',
  bank: 'UNION',
  marks: [/\bUnion Bank of India\b/i, /\bUBIN0[A-Z0-9]{6}\b/],
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
