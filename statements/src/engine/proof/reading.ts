import type { Layout } from '../layouts/layout.ts';
import type { Assumptions } from '../readings/assumptions.ts';
import type { Section } from '../table/section.ts';
import type { ProvedAccount } from './provedAccount.ts';
import type { Doubt } from '../refusals/doubts.ts';
import type { Line } from '../lines/lines.ts';

/** The rows of one account in one reading. */
export interface AccountReading extends ProvedAccount {
  /** For each row, whether its narration may contain other words or lack some of its own. */
  readonly hasDoubtfulWords: readonly boolean[];
  /** Whether the rows connect the opening and the closing balance that are printed. */
  readonly isClosed: boolean;
  /** The number of unread lines that look like rows of this account. */
  readonly unreadCount: number;
  /** The number of lines among the rows that belong to none of them. */
  readonly leftOverCount: number;
  /** Whether it is unknown if the day or the month comes first in the dates. */
  readonly hasAmbiguousDates: boolean;
  /** Lines inside the table that are not part of it. */
  readonly otherLines: readonly Line[];
  /** The first lines of rows that are certainly transactions, if they are rows. */
  readonly transactionLines: readonly Line[];
  /** Lines outside the table. */
  readonly rest: readonly Line[];
}

/** One way to read a file: with one layout and one set of assumptions, each account by itself. */
export interface Reading {
  readonly layout: Layout;
  readonly sections: readonly Section[];
  readonly assumptions: Assumptions;
  readonly accounts: readonly AccountReading[];
}

const statusesOf = ({ accounts }: Reading) => accounts.flatMap(({ proof }) => proof.statuses);

/** The number of rows of a reading, over all accounts. */
export const countRows = ({ accounts }: Reading): number => accounts.reduce((sum, { rows }) => sum + rows.length, 0);

/** Whether a reading found the balances printed beside the rows. */
export const readsBalances = ({ accounts }: Reading): boolean =>
  accounts.some(({ rows }) => rows.some(({ balancePaise }) => balancePaise !== undefined));

/** Whether the balances confirm the whole reading. */
export function isConfirmed(reading: Reading): boolean {
  const { accounts } = reading;
  return (
    countProved(reading) > 0 &&
    accounts.every(({ proof, unreadCount, leftOverCount }) => proof.breaks + unreadCount + leftOverCount === 0) &&
    statusesOf(reading).every((status) => status === 'proved' || status === 'inferred')
  );
}

const letters = /\p{L}{2}/u;

/**
 * Whether a file holds only dates and figures: every row has a figure in place of words, no row has a balance or a
 * side, and no other line may be a row. Such a table may be of any document, such as a merchant's settlement. A
 * statement with a list of cheques has other rows too.
 */
export const isListOfFigures = ({ accounts }: Reading): boolean =>
  accounts.every(
    ({ rows, unreadCount }) =>
      unreadCount === 0 &&
      rows.every(
        ({ narration, balancePaise, unsidedPaise }) =>
          unsidedPaise > 0 && balancePaise === undefined && /\d/.test(narration) && !letters.test(narration),
      ),
  );

/** The number of rows of a reading that the balances prove. */
export const countProved = (reading: Reading): number =>
  statusesOf(reading).filter((status) => status === 'proved').length;

/** If the balances prove this share of the rows, no other reading would prove more: the statement itself has faults. */
const convincingShare = 0.95;

/** Whether no better reading is likely: nearly all rows are proved, and no line was left unread. */
export function isConvincing(reading: Reading): boolean {
  return (
    countProved(reading) >= convincingShare * countRows(reading) &&
    reading.accounts.every(({ unreadCount }) => unreadCount === 0)
  );
}

/**
 * A break weighs more than a proved row, because it also casts doubt on other rows. A balance that was read counts even
 * if it does not agree: otherwise a misprint would favour a reading that reads no balances.
 */
const breakWeight = 1.5;
const balanceWeight = 0.5;
/** If nothing can be proved, the reading with more rows counts more. */
const rowWeight = 0.1;
const unreadWeight = 0.2;
const leftOverWeight = 0.05;

/** The support of a reading by the arithmetic: proved rows, less contradictions. */
export function supportOf(reading: Reading): number {
  const inferred = statusesOf(reading).filter((status) => status === 'inferred').length;
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

/** The doubts about a reading as a whole. */
export function doubtsOf({ accounts }: Reading): Doubt[] {
  const signs: readonly (readonly [Doubt, (account: AccountReading) => boolean])[] = [
    ['lines-unread', ({ unreadCount }) => unreadCount > 0],
    ['words-left-over', ({ leftOverCount }) => leftOverCount > 0],
    ['dates-ambiguous', ({ hasAmbiguousDates }) => hasAmbiguousDates],
    ['sides-unknown', ({ rows }) => rows.some(({ unsidedPaise }) => unsidedPaise > 0)],
  ];
  return signs.flatMap(([doubt, isDoubtful]) => (accounts.some(isDoubtful) ? [doubt] : []));
}
