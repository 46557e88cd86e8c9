import fc from 'fast-check';
import { createFairQueue } from './fairQueue.ts';

const nobodyHasAny = () => 0;
const of = (network: string, lane = 'one') => ({ network, lane });

/** Fills a queue with items such as `a1`. The first letter is the address. */
function queueOf(...items: readonly string[]) {
  const queue = createFairQueue<string>();
  for (const item of items) queue.add(of(item.charAt(0)), item);
  return queue;
}

function takeAll(queue: ReturnType<typeof queueOf>): string[] {
  const item = queue.take(nobodyHasAny);
  return item === undefined ? [] : [item, ...takeAll(queue)];
}

describe('createFairQueue', () => {
  test('gives addresses turns, and keeps the order of each', () => {
    expect(takeAll(queueOf('a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'))).toEqual([
      'a1',
      'b1',
      'c1',
      'a2',
      'b2',
      'a3',
      'a4',
    ]);
  });

  test('gives an address that comes back the last turn', () => {
    const queue = queueOf('a1', 'b1', 'a2');
    expect(queue.take(nobodyHasAny)).toBe('a1');
    queue.add(of('c'), 'c1');
    expect(takeAll(queue)).toEqual(['b1', 'a2', 'c1']);
  });

  test('passes over an address that may have no turn, and keeps its place', () => {
    const queue = queueOf('a1', 'b1');
    expect(queue.take((address) => (address === 'a' ? undefined : 3))).toBe('b1');
    expect(queue.take(() => undefined)).toBeUndefined();
    expect(queue.length()).toBe(1);
    expect(takeAll(queue)).toEqual(['a1']);
  });

  test('gives the turn to the address that has the least', () => {
    const queue = queueOf('a1', 'b1', 'c1');
    const counts = new Map([
      ['a', 2],
      ['b', 1],
      ['c', 1],
    ]);
    expect(queue.take((address) => counts.get(address))).toBe('b1');
    expect(takeAll(queue)).toEqual(['a1', 'c1']);
  });

  test('gives an address that has just been served the last turn', () => {
    const queue = queueOf('a1', 'b1', 'a2');
    queue.endTurn('a');
    queue.endTurn('c');
    expect(takeAll(queue)).toEqual(['b1', 'a1', 'a2']);
  });

  test('puts an item before the others of its address', () => {
    const queue = queueOf('a1', 'b1', 'b2');
    queue.addFirst(of('b'), 'b0');
    queue.addFirst(of('c'), 'c0');
    expect(takeAll(queue)).toEqual(['a1', 'b0', 'c0', 'b1', 'b2']);
  });

  test('removes an item, and only that one', () => {
    const queue = queueOf('a1', 'a2', 'b1');
    queue.remove(of('a'), 'a1');
    queue.remove(of('b'), 'b1');
    queue.remove(of('c'), 'c1');
    expect(takeAll(queue)).toEqual(['a2']);
  });

  test('gives the clients of an address turns, and none of them costs another address one', () => {
    const queue = createFairQueue<string>();
    for (const item of ['x1', 'x2', 'x3']) queue.add(of('a', 'x'), item);
    queue.add(of('a', 'y'), 'y1');
    for (const item of ['b1', 'b2']) queue.add(of('b'), item);
    expect(takeAll(queue)).toEqual(['x1', 'b1', 'y1', 'b2', 'x2', 'x3']);
  });

  test('puts an item that comes back before all of its address', () => {
    const queue = createFairQueue<string>();
    for (const item of ['x1', 'y1', 'y2']) queue.add(of('a', item.charAt(0)), item);
    queue.addFirst(of('a', 'y'), 'y0');
    expect(takeAll(queue)).toEqual(['y0', 'x1', 'y1', 'y2']);
  });

  test('gives back each item once, and never makes one wait for two of another address', () => {
    const items = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 });
    fc.assert(
      fc.property(items, (addresses) => {
        const numbered = addresses.map((address, index) => `${address}${index}`);
        const queue = queueOf(...numbered);
        expect(queue.length()).toBe(numbered.length);
        const taken = takeAll(queue);
        expect(taken.toSorted()).toEqual(numbered.toSorted());
        for (const address of new Set(addresses)) {
          const first = taken.findIndex((item) => item.startsWith(address));
          const before = taken.slice(0, first).map((item) => item.charAt(0));
          expect(new Set(before).size).toBe(before.length);
        }
      }),
    );
  });
});
