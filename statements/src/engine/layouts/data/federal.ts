import { banks } from '../banks.ts';
import type { Layout } from '../layout.ts';

/** Federal Bank, also for Fi and Jupiter: the side of the balance in its own column. */
export const federal: Layout = {
  id: 'federal',
  bank: banks.federal,
  headings: [
    [
      ['date', 'Date'],
      ['valueDate', 'Value Date'],
      ['narration', 'Particulars'],
      ['other', 'Tran Type (Tran ID)', 'Tran Type'],
      ['other', 'Cheque Details'],
      ['debit', 'Withdrawals'],
      ['credit', 'Deposits'],
      ['balance', 'Balance'],
      ['balanceSide', 'Dr/Cr', 'Cr/Dr'],
    ],
    [
      ['date', 'Date'],
      ['valueDate', 'Value Date'],
      ['narration', 'Particulars'],
      ['other', 'Tran Type (Tran ID)', 'Tran Type'],
      ['other', 'Tran ID'],
      ['other', 'Cheque Details'],
      ['debit', 'Withdrawals'],
      ['credit', 'Deposits'],
      ['balance', 'Balance'],
      ['balanceSide', 'Dr/Cr', 'Cr/Dr'],
    ],
  ],
  narration: 'below',
};
