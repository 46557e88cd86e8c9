import type { ExportedRow } from './exportedAccount.ts';

/** The digits of a digest that are enough to tell rows apart. */
const length = 24;

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, length);
}

/**
 * An identity for each row of an account, so that a program recognises the rows it has already imported. It is computed
 * from the date, the amounts and the narration, and for equal rows of a day from their order. Converting a statement
 * again, alone or with others, gives the same identities.
 */
export function transactionIds(accountId: string, rows: readonly ExportedRow[]): Promise<string[]> {
  const counts = new Map<string, number>();
  return Promise.all(
    rows.map(async ({ date, debitPaise, creditPaise, unsidedPaise, description }) => {
      const letters = description.toUpperCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
      const content = [accountId, date, debitPaise, creditPaise, unsidedPaise, letters].join(' ');
      const count = (counts.get(content) ?? 0) + 1;
      counts.set(content, count);
      return `${date.replaceAll('-', '')}${await digestOf(`${content} ${count}`)}`;
    }),
  );
}
