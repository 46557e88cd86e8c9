import type { categories } from '@artha/statements/engine';

/** The uses of outgoing money. */
export type MoneyGroup = 'spent' | 'moved' | 'invested';

/**
 * Categories whose money is not spent when it leaves the account. A card bill pays for earlier purchases, which are in
 * the card's own statement. The narration of a transfer does not say whether it pays for something.
 */
const groups: ReadonlyMap<string, MoneyGroup> = new Map<(typeof categories)[number], MoneyGroup>([
  ['Self Transfer', 'moved'],
  ['Transfer', 'moved'],
  ['Credit Card Payment', 'moved'],
  ['Investments', 'invested'],
]);

/** Returns the group of a category's debits; `spent` unless another group lists the category. */
export const groupOf = (category: string): MoneyGroup => groups.get(category) ?? 'spent';
