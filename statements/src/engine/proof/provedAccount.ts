import type { StatementRow } from '../amounts/statementRow.ts';
import type { Account } from '../table/account.ts';
import type { Proof } from './proof.ts';

/** The rows of one account and their proof. */
export interface ProvedAccount {
  readonly account: Account;
  readonly rows: readonly StatementRow[];
  readonly proof: Proof;
}
