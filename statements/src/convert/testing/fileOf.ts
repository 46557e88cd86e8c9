import type { Statement, Transaction } from '../../engine/index.ts';
import type { ConvertedFile } from '../combinedStatements.ts';

/** A row in the shortest form for a test; a debit is negative. */
interface DrawnRow {
  readonly date: string;
  readonly text?: string;
  readonly paise: number;
  readonly balancePaise?: number;
  readonly status?: Transaction['status'];
  readonly unsidedPaise?: number;
}

interface DrawnFile {
  readonly layout?: string;
  readonly numberEnd?: string;
  readonly openingPaise?: number;
  readonly closingPaise?: number;
  readonly order?: Statement['proof']['order'];
}

function transactionOf({ date, text = 'UPI/A', paise, balancePaise, status, unsidedPaise = 0 }: DrawnRow): Transaction {
  return {
    date,
    description: text,
    debitPaise: unsidedPaise > 0 ? 0 : Math.max(0, -paise),
    creditPaise: unsidedPaise > 0 ? 0 : Math.max(0, paise),
    unsidedPaise,
    balancePaise,
    category: 'Others',
    status: status ?? 'proved',
  };
}

/** A converted file of one account with these rows, in printed order. */
export function fileOf(
  path: string,
  rows: readonly DrawnRow[],
  { layout = 'hdfc-combined', numberEnd = '4321', openingPaise, closingPaise, order = 'oldest first' }: DrawnFile = {},
): ConvertedFile {
  const transactions = rows.map(transactionOf);
  const statuses = transactions.map(({ status }) => status);
  const proof = { order, statuses, breaks: 0, openingPaise, closingPaise };
  const account = { ...(numberEnd !== '' && { numberEnd }), rowCount: rows.length, proof };
  return { path, statement: { layout, transactions, proof, accounts: [account], doubts: [] } };
}
