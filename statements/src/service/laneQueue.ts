/** The waiting items of one address, by the lanes of its clients, which take turns. */
export interface LaneQueue<Item> {
  readonly length: () => number;
  /** Adds an item as the last of its lane. */
  add(lane: string, item: Item): void;
  /** Adds an item before all others. */
  addFirst(lane: string, item: Item): void;
  /** Removes an item from any place in its lane. */
  remove(lane: string, item: Item): void;
  /** Takes the next item of the lane whose turn it is, which then moves to the end. */
  take(): Item | undefined;
}

/** Creates an empty queue. */
export function createLaneQueue<Item>(): LaneQueue<Item> {
  /** In the order of their turns; only lanes with waiting items. */
  let turns: readonly (readonly [string, readonly Item[]])[] = [];
  const itemsOf = (lane: string) => turns.find(([one]) => one === lane)?.[1] ?? [];
  const without = (lane: string) => turns.filter(([one]) => one !== lane);

  return {
    length: () => turns.reduce((sum, [, { length }]) => sum + length, 0),
    add(lane, item) {
      const items = itemsOf(lane);
      if (items.length === 0) turns = [...turns, [lane, [item]]];
      else turns = turns.map((turn) => (turn[0] === lane ? [lane, [...items, item]] : turn));
    },
    addFirst(lane, item) {
      turns = [[lane, [item, ...itemsOf(lane)]], ...without(lane)];
    },
    remove(lane, item) {
      const left = itemsOf(lane).filter((one) => one !== item);
      turns = left.length === 0 ? without(lane) : turns.map((turn) => (turn[0] === lane ? [lane, left] : turn));
    },
    take() {
      const [next, ...others] = turns;
      if (next === undefined) return undefined;
      const [lane, [item, ...left]] = next;
      turns = left.length === 0 ? others : [...others, [lane, left]];
      return item;
    },
  };
}
