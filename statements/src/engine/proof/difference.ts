/**
 * A kind of figure printed outside the rows that differs from what follows from the rows: `balance` is one that is
 * printed again, `count` a number of debits or credits.
 */
export type Difference = 'closing' | 'carried' | 'balance' | 'total' | 'count';
