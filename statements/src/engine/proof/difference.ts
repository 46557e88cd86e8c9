/**
 * The figures printed outside the rows that may differ from what follows from the rows: `balance` is one that is
 * printed again, `count` a number of debits or credits.
 */
export const differences = ['closing', 'carried', 'balance', 'total', 'count'] as const;

/** A kind of printed figure that differs from what follows from the rows. */
export type Difference = (typeof differences)[number];
