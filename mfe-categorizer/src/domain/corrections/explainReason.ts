import type { Transaction } from '../statement/transaction.ts';

const kinds: Readonly<Record<Exclude<Transaction['reason']['by'], 'nothing'>, (what: string) => string>> = {
  rule: (what) => `The bank’s own words match the rule “${what}”.`,
  merchant: (what) => `The description names the merchant ${what}.`,
  keyword: (what) => `The description has the word “${what}”.`,
  person: (what) => (what === '' ? 'The other side is a person.' : `${what} is a person, so this is a transfer.`),
};

/** Says why a row has its category. */
export function explainReason({ by, what }: Transaction['reason']): string {
  return by === 'nothing' ? 'Nothing in the description says what this was for.' : kinds[by](what);
}
