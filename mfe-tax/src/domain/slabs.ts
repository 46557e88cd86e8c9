import { fromRupees, type Money } from './money.ts';

/** Part of the taxable income that is taxed at one rate. */
export interface Slab {
  readonly from: Money;
  /** Open at the top when absent. */
  readonly upTo?: Money;
  readonly ratePercent: number;
}

/** Slabs from where each begins, in rupees, and its rate; each ends where the next begins. */
export function slabs(...starts: readonly (readonly [fromRupees: number, ratePercent: number])[]): readonly Slab[] {
  return starts.map(([from, ratePercent], index) => {
    const next = starts[index + 1];
    return { from: fromRupees(from), ...(next && { upTo: fromRupees(next[0]) }), ratePercent };
  });
}
