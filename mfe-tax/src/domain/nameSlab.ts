import { toRupees, type Money } from './money.ts';
import type { Slab } from './regimes.ts';

const lakh = (amount: Money) => `${String(toRupees(amount) / 100_000)} L`;

/** A slab by its limits, with lakh as L: `2.5 L to 5 L`. */
export function nameSlab({ from, upTo }: Slab): string {
  if (upTo === undefined) return `Above ${lakh(from)}`;
  return from === 0n ? `Up to ${lakh(upTo)}` : `${lakh(from)} to ${lakh(upTo)}`;
}
