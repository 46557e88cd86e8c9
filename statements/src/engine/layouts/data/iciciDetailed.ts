import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** ICICI Bank, detailed statement for companies: the posted date includes a time. */
export const iciciDetailed: Layout = {
  id: 'icici-detailed',
  bank: banks.icici,
  headings: [
    [
      ['serial', 'Sl No', 'S No', 'Sr No'],
      ['other', 'Tran Id'],
      ['valueDate', 'Value Date'],
      ['date', 'Transaction Date'],
      ['valueDate', 'Transaction Posted Date'],
      ['other', 'Cheque no / Ref No', 'Cheque. No./Ref. No.'],
      ['narration', 'Transaction Remarks'],
      ['debit', 'Withdrawal (Dr)'],
      ['credit', 'Deposit (Cr)'],
      ['balance', 'Balance'],
    ],
  ],
  narration: 'around',
};
