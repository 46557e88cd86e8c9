import { hasFormOfTransaction } from '../evidence/describeLines.ts';
import type { Line } from '../text/lines.ts';
import { countUnreadLines } from './judgeSection.ts';
import { readsBalances } from './reading.ts';
import type { AccountReading, Reading } from './reading.ts';

/**
 * Counts the transactions outside the tables of a reading, which other readings found below titles of their own: they are
 * missing, unless the rows of an account connect its balances without them. Without balances, any line may be one that
 * looks like it; what a card prints beside its transactions has dates and amounts too.
 */
export function countMissing(reading: Reading, transactions: ReadonlySet<Line>, isCard: boolean): Reading {
  const mayBeAnyLine = !isCard && !readsBalances(reading);
  const isMissing = (line: Line) => transactions.has(line) || (mayBeAnyLine && hasFormOfTransaction(line));
  const accounts = reading.accounts.map((account): AccountReading => {
    const missing = account.isClosed ? 0 : account.rest.filter(isMissing).length;
    const unreadCount = account.unreadCount + missing;
    return missing === 0 ? account : { ...account, unreadCount, proof: countUnreadLines(account.proof, unreadCount) };
  });
  return { ...reading, accounts };
}
