import type { StatementRow } from '../amounts/statementRow.ts';
import type { Layout } from '../layouts/layout.ts';
import type { Proof } from '../proof/proof.ts';
import type { Account } from '../table/account.ts';
import type { Doubt } from '../statement/doubts.ts';
import type { Line } from '../text/lines.ts';

/** The rows of one account, as one reading has them. */
export interface AccountReading {
  readonly account: Account;
  readonly rows: readonly StatementRow[];
  readonly proof: Proof;
  /** For each row, whether its narration may hold words of others or lack its own. */
  readonly hasDoubtfulWords: readonly boolean[];
  /** Whether the rows connect the opening and the closing balance that are printed. */
  readonly isClosed: boolean;
  /** How many lines look like rows of this account and were not read. */
  readonly unreadCount: number;
  /** How many lines among the rows belong to none of them. */
  readonly leftOverCount: number;
  /** Whether nothing tells if the day or the month stands first in the dates. */
  readonly hasAmbiguousDates: boolean;
  /** Lines that stand in the table but are not part of it. */
  readonly otherLines: readonly Line[];
  /** The lines on which rows begin that are transactions for certain, if they are rows. */
  readonly transactionLines: readonly Line[];
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

/** Whether a reading found the balances printed beside the rows. */
export const readsBalances = ({ accounts }: Reading): boolean =>
  accounts.some(({ rows }) => rows.some(({ balancePaise }) => balancePaise !== undefined));

/** Whether everything a reading says is confirmed by the balances. */
export function isConfirmed(reading: Reading): boolean {
  const { accounts } = reading;
  return (
    countProved(reading) > 0 &&
    accounts.every(({ proof, unreadCount, leftOverCount }) => proof.breaks + unreadCount + leftOverCount === 0) &&
    standingsOf(reading).every((standing) => standing === 'proved' || standing === 'inferred')
  );
}

/** How many rows of a reading the balances prove. */
export const countProved = (reading: Reading): number =>
  standingsOf(reading).filter((standing) => standing === 'proved').length;

/** Where the balances prove this share of the rows, another reading would not prove more: the statement has faults. */
const convincingShare = 0.95;

/** Whether a reading is as good as any: nearly all of its rows are proved, and none was left unread. */
export function isConvincing(reading: Reading): boolean {
  return (
    countProved(reading) >= convincingShare * countRows(reading) &&
    reading.accounts.every(({ unreadCount }) => unreadCount === 0)
  );
}

/**
 * A break weighs more than a row that is proved: it is one, and it throws doubt on others. A balance that was read is
 * worth something even where it does not close: a misprint must not make a reading better that reads no balances.
 */
const breakWeight = 1.5;
const balanceWeight = 0.5;
/** Where nothing can be proved, the reading counts that reads more. */
const rowWeight = 0.1;
const unreadWeight = 0.2;
const leftOverWeight = 0.05;

/** How far the arithmetic supports a reading: rows that are proved, less what contradicts it. */
export function supportOf(reading: Reading): number {
  const inferred = standingsOf(reading).filter((standing) => standing === 'inferred').length;
  let support = countProved(reading) + inferred / 2 + rowWeight * countRows(reading);
  for (const { rows, proof, unreadCount, leftOverCount } of reading.accounts) {
    const balances = rows.filter(({ balancePaise }) => balancePaise !== undefined).length;
    support +=
      balanceWeight * balances -
      breakWeight * proof.breaks -
      unreadWeight * unreadCount -
      leftOverWeight * leftOverCount;
  }
  return support;
}

/** What is doubtful about a reading as a whole. */
export function doubtsOf({ accounts }: Reading): Doubt[] {
  const signs: readonly (readonly [Doubt, (account: AccountReading) => boolean])[] = [
    ['lines-unread', ({ unreadCount }) => unreadCount > 0],
    ['words-left-over', ({ leftOverCount }) => leftOverCount > 0],
    ['dates-ambiguous', ({ hasAmbiguousDates }) => hasAmbiguousDates],
    ['sides-unknown', ({ rows }) => rows.some(({ unsidedPaise }) => unsidedPaise > 0)],
  ];
  return signs.flatMap(([doubt, isDoubtful]) => (accounts.some(isDoubtful) ? [doubt] : []));
}
