import type { StatementRow } from '../amounts/statementRow.ts';
import type { Layout } from '../layouts/layout.ts';
import type { Proof } from '../proof/proof.ts';
import type { Account } from '../table/account.ts';
import type { Line } from '../text/lines.ts';

/** The rows of one account, as one reading has them. */
export interface AccountReading {
  readonly account: Account;
  readonly rows: readonly StatementRow[];
  readonly proof: Proof;
  /** How many lines look like rows of this account and were not read. */
  readonly unreadCount: number;
  /** Lines that stand in the table but are not part of it. */
  readonly otherLines: readonly Line[];
  /** Lines outside the table. */
  readonly rest: readonly Line[];
}

/** One way to read a file: by a layout, with what is taken for granted, each account by itself. */
export interface Reading {
  readonly layout: Layout;
  readonly accounts: readonly AccountReading[];
}

const standingsOf = ({ accounts }: Reading) => accounts.flatMap(({ proof }) => proof.standings);

export const countRows = ({ accounts }: Reading): number => accounts.reduce((sum, { rows }) => sum + rows.length, 0);

/** Whether everything a reading says is confirmed by the balances. */
export function isConfirmed(reading: Reading): boolean {
  const { accounts } = reading;
  return (
    countRows(reading) > 0 &&
    accounts.every(({ proof, unreadCount }) => proof.breaks === 0 && unreadCount === 0) &&
    standingsOf(reading).every((standing) => standing === 'proved' || standing === 'inferred')
  );
}

/** How many rows of a reading the balances prove. */
export const countProved = (reading: Reading): number =>
  standingsOf(reading).filter((standing) => standing === 'proved').length;

/** A break weighs more than a row that is proved: it is one, and it throws doubt on others. */
const breakWeight = 3;

/** How far the arithmetic supports a reading: rows that are proved, less what contradicts it. */
export function supportOf(reading: Reading): number {
  const inferred = standingsOf(reading).filter((standing) => standing === 'inferred').length;
  const against = reading.accounts.reduce(
    (sum, { proof, unreadCount }) => sum + breakWeight * proof.breaks + unreadCount,
    0,
  );
  return countProved(reading) + inferred / 2 + countRows(reading) / 100 - against;
}
