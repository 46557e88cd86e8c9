import { hasFormOfTransaction } from '../evidence/describeLines.ts';
import type { Line } from '../lines/lines.ts';
import { countUnreadLines } from './judgeSection.ts';
import { readsBalances } from './reading.ts';
import type { AccountReading, Reading } from './reading.ts';

/**
 * Counts the transactions that other readings found below other titles, outside the tables of this reading. They are
 * missing, unless the rows of an account connect its balances without them. Without balances, any line may only look
 * like a transaction; cards also print other lines with dates and amounts.
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
