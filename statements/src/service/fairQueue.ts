/** Waiting items, by their addresses. The addresses take turns, so that no address waits for all items of another. */
export interface FairQueue<Item> {
  readonly length: () => number;
  /** Adds an item as the last of its address. */
  add(address: string, item: Item): void;
  /** Adds an item as the first of its address. */
  addFirst(address: string, item: Item): void;
  /** Removes an item from any place in the queue. */
  remove(address: string, item: Item): void;
  /**
   * Takes the next item of the address that has the least; among equals, of the one whose turn it is, which then moves
   * to the end.
   * @param countOf the amount that an address already has; `undefined` if it may have no more.
   */
  take(countOf: (address: string) => number | undefined): Item | undefined;
  /** Moves an address to the end of the turns, because it has just been served. */
  endTurn(address: string): void;
}

/** Creates an empty queue. */
export function createFairQueue<Item>(): FairQueue<Item> {
  /** In the order of their turns; only addresses with waiting items. */
  const turns = new Map<string, readonly Item[]>();

  return {
    length: () => [...turns.values()].reduce((sum, { length }) => sum + length, 0),
    add(address, item) {
      turns.set(address, [...(turns.get(address) ?? []), item]);
    },
    addFirst(address, item) {
      turns.set(address, [item, ...(turns.get(address) ?? [])]);
    },
    remove(address, item) {
      const left = turns.get(address)?.filter((one) => one !== item) ?? [];
      if (left.length > 0) turns.set(address, left);
      else turns.delete(address);
    },
    take(countOf) {
      const counts = [...turns.keys()].map((address) => ({ address, count: countOf(address) ?? Infinity }));
      const least = Math.min(...counts.map(({ count }) => count));
      const address = least === Infinity ? undefined : counts.find(({ count }) => count === least)?.address;
      if (address === undefined) return undefined;
      const [item, ...left] = turns.get(address) ?? [];
      turns.delete(address);
      if (left.length > 0) turns.set(address, left);
      return item;
    },
    endTurn(address) {
      const items = turns.get(address);
      if (items === undefined) return;
      turns.delete(address);
      turns.set(address, items);
    },
  };
}
