import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** ICICI Bank, "Transactions List": one column of amounts, the side before it. */
export const iciciTransactionsList: Layout = {
  id: 'icici-transactions-list',
  bank: banks.icici,
  headings: [
    [
      ['serial', 'No.'],
      ['other', 'Transaction ID'],
      ['valueDate', 'Value Date'],
      ['date', 'Txn Posted Date'],
      ['other', 'ChequeNo.', 'Cheque No.'],
      ['narration', 'Description'],
      ['side', 'Cr/Dr'],
      ['amount', 'Transaction Amount(INR)'],
      ['balance', 'Available Balance(INR)'],
    ],
  ],
  narration: 'around',
};
