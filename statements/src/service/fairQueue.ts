import { createLaneQueue, type LaneQueue } from './laneQueue.ts';
import type { Holder } from './lanes.ts';

/**
 * Waiting items, by their addresses. The addresses take turns, so that no address waits for all items of another; so do
 * the clients of an address.
 */
export interface FairQueue<Item> {
  readonly length: () => number;
  /** Adds an item as the last of its client. */
  add(holder: Holder, item: Item): void;
  /** Adds an item as the first of its address. */
  addFirst(holder: Holder, item: Item): void;
  /** Removes an item from any place in the queue. */
  remove(holder: Holder, item: Item): void;
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
  const turns = new Map<string, LaneQueue<Item>>();

  function queueOf(address: string): LaneQueue<Item> {
    const queue = turns.get(address) ?? createLaneQueue<Item>();
    turns.set(address, queue);
    return queue;
  }

  return {
    length: () => [...turns.values()].reduce((sum, { length }) => sum + length(), 0),
    add({ network, lane }, item) {
      queueOf(network).add(lane, item);
    },
    addFirst({ network, lane }, item) {
      queueOf(network).addFirst(lane, item);
    },
    remove({ network, lane }, item) {
      turns.get(network)?.remove(lane, item);
      if (turns.get(network)?.length() === 0) turns.delete(network);
    },
    take(countOf) {
      const counts = [...turns.keys()].map((address) => ({ address, count: countOf(address) ?? Infinity }));
      const least = Math.min(...counts.map(({ count }) => count));
      const address = least === Infinity ? undefined : counts.find(({ count }) => count === least)?.address;
      const queue = address === undefined ? undefined : turns.get(address);
      if (address === undefined || queue === undefined) return undefined;
      const item = queue.take();
      turns.delete(address);
      if (queue.length() > 0) turns.set(address, queue);
      return item;
    },
    endTurn(address) {
      const queue = turns.get(address);
      if (queue === undefined) return;
      turns.delete(address);
      turns.set(address, queue);
    },
  };
}
