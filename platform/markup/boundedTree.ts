import { defaultTreeAdapter, type DefaultTreeAdapterMap, type TreeAdapter } from 'parse5';

/** Markup from which a parser makes more elements than it has tags. */
export class TooManyElements extends Error {}

/**
 * A tree that ends parsing after a number of elements. Markup that is not nested properly makes a parser repeat elements: N
 * formatting elements that are left open are repeated in each of M elements after them, N × M times.
 */
export function boundedTree(most: number): TreeAdapter<DefaultTreeAdapterMap> {
  let elements = 0;
  return {
    ...defaultTreeAdapter,
    createElement: (...parameters) => {
      elements += 1;
      if (elements > most) throw new TooManyElements();
      return defaultTreeAdapter.createElement(...parameters);
    },
  };
}
