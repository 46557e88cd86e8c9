import type { Transaction } from './transaction.ts';

export interface CategoryTotal {
  readonly category: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
}

/** The largest amount of one side, with the description of its row. */
export interface HighestTransaction {
  readonly amountPaise: number;
  readonly description: string;
}

export interface Summary {
  /** Every category once, the one with the longest bar first. */
  readonly categories: readonly CategoryTotal[];
  /** Absent when nothing was debited. */
  readonly highestDebit: HighestTransaction | undefined;
  /** Absent when nothing was credited. */
  readonly highestCredit: HighestTransaction | undefined;
}

const longestBar = (total: CategoryTotal): number => Math.max(total.debitPaise, total.creditPaise);

function highest(
  transactions: readonly Transaction[],
  amountOf: (transaction: Transaction) => number,
): HighestTransaction | undefined {
  let found: HighestTransaction | undefined;
  for (const transaction of transactions) {
    const amountPaise = amountOf(transaction);
    if (amountPaise > (found?.amountPaise ?? 0)) found = { amountPaise, description: transaction.description };
  }
  return found;
}

/** Totals by category, and the highest debit and credit; of equal amounts the first row stands. */
export function summarise(transactions: readonly Transaction[]): Summary {
  const totals = new Map<string, CategoryTotal>();
  for (const { category, debitPaise, creditPaise } of transactions) {
    const total = totals.get(category);
    totals.set(category, {
      category,
      debitPaise: (total?.debitPaise ?? 0) + debitPaise,
      creditPaise: (total?.creditPaise ?? 0) + creditPaise,
    });
  }
  return {
    categories: [...totals.values()].sort((a, b) => longestBar(b) - longestBar(a)),
    highestDebit: highest(transactions, (transaction) => transaction.debitPaise),
    highestCredit: highest(transactions, (transaction) => transaction.creditPaise),
  };
}
