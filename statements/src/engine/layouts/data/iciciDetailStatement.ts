import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** ICICI Bank, "detailStatement": the year of a date on its own line. */
export const iciciDetailStatement: Layout = {
  id: 'icici-detail-statement',
  bank: banks.icici,
  headings: [
    [
      ['serial', 'Sr No', 'S No'],
      ['valueDate', 'Value Date'],
      ['date', 'Transaction Date'],
      ['other', 'Cheque Number'],
      ['narration', 'Transaction Remarks'],
      ['debit', 'Debit Amount'],
      ['credit', 'Credit Amount'],
      ['balance', 'Balance(INR)', 'Balance'],
    ],
  ],
  narration: 'around',
};
