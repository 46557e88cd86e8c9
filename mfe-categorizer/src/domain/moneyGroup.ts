import type { categories } from '@artha/statements/engine';

/** What became of money that went out. */
export type MoneyGroup = 'spent' | 'moved' | 'invested';

/**
 * Categories whose money is not spent when it leaves the account. A card's bill pays for what was bought before, and is in the
 * card's own statement; whether a transfer pays for something, its narration does not tell.
 */
const groups: ReadonlyMap<string, MoneyGroup> = new Map<(typeof categories)[number], MoneyGroup>([
  ['Self Transfer', 'moved'],
  ['Transfer', 'moved'],
  ['Credit Card Payment', 'moved'],
  ['Investments', 'invested'],
]);

/** The group of the debits of a category; what no other group has is spent. */
export const groupOf = (category: string): MoneyGroup => groups.get(category) ?? 'spent';
