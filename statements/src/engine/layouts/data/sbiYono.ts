import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** State Bank of India, YONO "STATEMENT OF ACCOUNT": all titles but one are pictures. */
export const sbiYono: Layout = {
  id: 'sbi-yono',
  bank: banks.sbi,
  headings: [[['date'], ['valueDate'], ['narration'], ['other'], ['debit'], ['credit'], ['balance', 'Balance']]],
  narration: 'around',
};
