import type { Layout } from '../layout.ts';

/** State Bank of India, YONO "STATEMENT OF ACCOUNT": all titles but one are pictures. */
export const sbiYono: Layout = {
  id: 'sbi-yono',
  bank: 'SBI',
  marks: [/\bState Bank of India\b/i, /\bSBIN0[A-Z0-9]{6}\b/],
  headings: [[['date'], ['valueDate'], ['narration'], ['other'], ['debit'], ['credit'], ['balance', 'Balance']]],
  narration: 'around',
};
