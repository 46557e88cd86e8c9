import type { ExportedAccount } from './exportedAccount.ts';

/**
 * A number for an account in formats that need one: the end of the printed one, or its position among those without
 * one. The same statement always gets the same number.
 */
export function accountIdsOf(accounts: readonly Pick<ExportedAccount, 'numberEnd'>[]): string[] {
  let unnumbered = 0;
  return accounts.map(({ numberEnd }) => {
    if (numberEnd !== undefined) return `XX${numberEnd}`;
    unnumbered += 1;
    return `UNKNOWN${unnumbered}`;
  });
}

/** The name of an account for people: its bank and the end of its number. */
export function accountName({ bank, numberEnd }: Pick<ExportedAccount, 'bank' | 'numberEnd'>): string {
  return [bank?.name ?? 'Bank account', numberEnd].filter((part) => part !== undefined).join(' ');
}
