import fc from 'fast-check';
import { seededRandom } from './seededRandom.ts';
import { simulateQueue, type QueueModel } from './simulateQueue.ts';

const exponential = (mean: number) => (random: () => number) => -Math.log(1 - random()) * mean;
const constant = (seconds: number) => () => seconds;

const model = (changes: Partial<QueueModel>): QueueModel => ({
  arrivalsPerSecond: 10,
  copies: 1,
  workers: 1,
  queue: 1e9,
  waitLimit: Infinity,
  serviceTime: constant(0.05),
  seconds: 6000,
  random: seededRandom(1),
  ...changes,
});

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

/** The share that c servers without a queue lose (Erlang B), with this load in erlangs. */
function erlangB(servers: number, offered: number): number {
  let blocked = 1;
  for (let server = 1; server <= servers; server += 1) blocked = (offered * blocked) / (server + offered * blocked);
  return blocked;
}

describe('known results of queueing theory are reproduced', () => {
  test.each([
    [1, 0.5],
    [4, 3.2],
  ])('the mean wait of M/M/%i with %d erlangs (Erlang C)', (workers, offered) => {
    const serviceMean = 0.1;
    const { waits } = simulateQueue(
      model({ workers, arrivalsPerSecond: offered / serviceMean, serviceTime: exponential(serviceMean) }),
    );
    const blocked = erlangB(workers, offered);
    const waiting = blocked / (1 - (offered / workers) * (1 - blocked));
    expect(mean(waits) / ((waiting * serviceMean) / (workers - offered))).toBeCloseTo(1, 1);
  });

  test('the mean wait of M/D/1, half of that of M/M/1 (Pollaczek and Khinchine)', () => {
    const { waits } = simulateQueue(model({ arrivalsPerSecond: 16, seconds: 10_000 }));
    expect(mean(waits) / ((0.8 * 0.05) / (2 * 0.2))).toBeCloseTo(1, 1);
  });

  test.each([
    [2, 1.5],
    [8, 9],
  ])('the share that %i children without a queue lose of %d erlangs (Erlang B)', (workers, offered) => {
    const { arrived, refused } = simulateQueue(
      model({ workers, queue: 0, arrivalsPerSecond: offered, serviceTime: exponential(1) }),
    );
    expect(refused / arrived).toBeCloseTo(erlangB(workers, offered), 2);
  });
});

const anyModel = fc
  .record({
    arrivalsPerSecond: fc.double({ min: 1, max: 400, noNaN: true }),
    copies: fc.integer({ min: 1, max: 6 }),
    workers: fc.integer({ min: 1, max: 4 }),
    queue: fc.integer({ min: 0, max: 40 }),
    waitLimit: fc.double({ min: 0, max: 5, noNaN: true }),
    seed: fc.integer(),
  })
  .map(({ seed, ...rest }) => model({ ...rest, seconds: 20, random: seededRandom(seed) }));

test('every upload is served or refused, and none waits longer than is allowed', () => {
  fc.assert(
    fc.property(anyModel, (one) => {
      const { arrived, refused, waits } = simulateQueue(one);
      expect(waits.length + refused).toBe(arrived);
      expect(Math.max(0, ...waits)).toBeLessThanOrEqual(one.waitLimit + 1e-9);
    }),
    { numRuns: 100 },
  );
});

test('with more copies, no more are refused', () => {
  const refusedWith = (copies: number) => {
    const { arrived, refused } = simulateQueue(
      model({
        copies,
        arrivalsPerSecond: 170,
        workers: 2,
        queue: 32,
        waitLimit: 5,
        seconds: 100,
        random: seededRandom(7),
      }),
    );
    return refused / arrived;
  };
  const shares = [1, 2, 3, 4, 5].map(refusedWith);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(shares[0]).toBeGreaterThan(0.7);
  expect(shares[4]).toBe(0);
});
