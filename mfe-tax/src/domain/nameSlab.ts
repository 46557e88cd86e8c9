import { toRupees, type Money } from './money.ts';
import type { Slab } from './slabs.ts';

/** How a slab is named; amounts are in lakh. */
export interface SlabWords {
  readonly upTo: (lakh: number) => string;
  readonly between: (from: number, upTo: number) => string;
  readonly above: (lakh: number) => string;
}

const inLakh = (amount: Money) => toRupees(amount) / 100_000;

/** A slab by its limits: `2.5 L to 5 L`. */
export function nameSlab({ from, upTo }: Slab, words: SlabWords): string {
  if (upTo === undefined) return words.above(inLakh(from));
  return from === 0n ? words.upTo(inLakh(upTo)) : words.between(inLakh(from), inLakh(upTo));
}
