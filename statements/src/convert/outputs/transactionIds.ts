import { createHash } from 'node:crypto';
import type { CombinedRow } from '../../engine/index.ts';

/**
 * An identity for each row of an account, so that a program recognises the rows it has already imported. It is computed
 * from the date, the amounts and the narration, and for equal rows of a day from their order. Converting a statement
 * again, alone or with others, gives the same identities.
 */
export function transactionIds(accountId: string, rows: readonly CombinedRow[]): string[] {
  const counts = new Map<string, number>();
  return rows.map(({ date, debitPaise, creditPaise, unsidedPaise, description }) => {
    const letters = description.toUpperCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
    const content = [accountId, date, debitPaise, creditPaise, unsidedPaise, letters].join(' ');
    const count = (counts.get(content) ?? 0) + 1;
    counts.set(content, count);
    const digest = createHash('sha256').update(`${content} ${count}`).digest('hex').slice(0, 24);
    return `${date.replaceAll('-', '')}${digest}`;
  });
}
