import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** Axis Bank, current and company accounts: one column of amounts with its side, or two. */
export const axisCurrent: Layout = {
  id: 'axis-current',
  bank: banks.axis,
  headings: [
    [
      ['serial', 'S.No'],
      ['date', 'Transaction Date (dd/mm/yyyy)', 'Transaction Date'],
      ['valueDate', 'Value Date (dd/mm/yyyy)', 'Value Date'],
      ['narration', 'Particulars'],
      ['amount', 'Amount(INR)'],
      ['side', 'Debit/Credit', 'DR/CR'],
      ['balance', 'Balance(INR)'],
      ['other', 'Cheque Number'],
      ['other', 'Branch Name(SOL)', 'Branch Name'],
    ],
    [
      ['date', 'Tran Date'],
      ['valueDate', 'Value Date'],
      ['narration', 'Transaction Particulars'],
      ['other', 'Chq No'],
      ['amount', 'Amount(INR)'],
      ['side', 'DR/CR'],
      ['balance', 'Balance(INR)'],
      ['other', 'Branch Name'],
    ],
    [
      ['date', 'Tran Date'],
      ['valueDate', 'Value Date'],
      ['narration', 'Transaction Particulars'],
      ['other', 'Chq No'],
      ['debit', 'Debit(INR)'],
      ['credit', 'Credit(INR)'],
      ['balance', 'Balance(INR)'],
      ['other', 'Branch Name'],
    ],
  ],
  narration: 'below',
};
