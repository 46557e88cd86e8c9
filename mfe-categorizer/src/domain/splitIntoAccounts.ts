import type { Proof } from './proof.ts';
import type { Transaction } from './transaction.ts';

/** A row as the table shows it. */
export interface ShownRow extends Transaction {
  /** From 1, through all accounts. */
  readonly number: number;
  readonly isDoubtful: boolean;
  /** An amount that may be a debit or a credit; 0 where the side is known. */
  readonly unsidedPaise: number;
}

/** The rows of one account. */
export interface ShownAccount {
  readonly numberEnd: string | undefined;
  readonly rows: readonly ShownRow[];
}

/** Numbers the rows, marks those in doubt, and splits them by account. A proof of other rows says nothing about these. */
export function splitIntoAccounts(transactions: readonly Transaction[], proof: Proof | undefined): ShownAccount[] {
  const known = proof?.rows === transactions.length ? proof : undefined;
  const rows = transactions.map((transaction, index): ShownRow => {
    const number = index + 1;
    return {
      ...transaction,
      number,
      isDoubtful: known?.doubtfulRows.has(number) ?? false,
      unsidedPaise: known?.unsidedPaise.get(number) ?? 0,
    };
  });
  if (known === undefined || known.accounts.length < 2) return [{ numberEnd: undefined, rows }];
  let end = 0;
  return known.accounts.map((account) => {
    const start = end;
    end += account.rows;
    return { numberEnd: account.numberEnd, rows: rows.slice(start, end) };
  });
}

/** Whether a person should compare a row with the statement. */
export const isToBeChecked = ({ isDoubtful, unsidedPaise }: ShownRow): boolean => isDoubtful || unsidedPaise !== 0;
