import fc from 'fast-check';
import { createHeldUploads } from './heldUploads.ts';

const limits = { workers: 2, queue: 6, maxHeldBytes: 1000, addressSharePercent: 25 };
const tooMany = expect.objectContaining({ code: 'too-many-at-once', status: 429 });
const of = (network: string, lane = 'one') => ({ network, lane });
const busy = expect.objectContaining({ code: 'busy', status: 503 });

describe('createHeldUploads', () => {
  test('takes as many files of one address as its share of the places is, and those of others', () => {
    const held = createHeldUploads(limits);
    const [release] = [held.hold(of('a'), 1), held.hold(of('a'), 1)];
    expect(() => held.hold(of('a'), 1)).toThrow(tooMany);
    held.hold(of('b'), 1);
    release();
    held.hold(of('a'), 1);
    expect(() => held.hold(of('a'), 1)).toThrow(tooMany);
  });

  test('takes as many bytes of one address as its share of the memory is', () => {
    const held = createHeldUploads({ ...limits, queue: 100 });
    const release = held.hold(of('a'), 200);
    expect(() => held.hold(of('a'), 51)).toThrow(tooMany);
    held.hold(of('a'), 50);
    release();
    held.hold(of('a'), 200);
  });

  test('takes files of the other clients of an address when one has its share, up to twice the share', () => {
    const held = createHeldUploads({ ...limits, queue: 14 });
    for (let upload = 0; upload < 4; upload += 1) held.hold(of('a', 'flood'), 1);
    expect(() => held.hold(of('a', 'flood'), 1)).toThrow(tooMany);
    for (const lane of ['one', 'two', 'three', 'four']) held.hold(of('a', lane), 1);
    expect(() => held.hold(of('a', 'five'), 1)).toThrow(tooMany);
    held.hold(of('b'), 1);
  });

  test('leaves memory to the other clients of an address', () => {
    const held = createHeldUploads({ ...limits, queue: 100 });
    held.hold(of('a', 'flood'), 250);
    expect(() => held.hold(of('a', 'flood'), 1)).toThrow(tooMany);
    held.hold(of('a', 'one'), 250);
    expect(() => held.hold(of('a', 'two'), 1)).toThrow(tooMany);
  });

  test('takes one file of every address, however small the share, while there is memory', () => {
    const held = createHeldUploads({ ...limits, workers: 1, queue: 1, addressSharePercent: 1 });
    const release = held.hold(of('a'), 600);
    expect(() => held.hold(of('b'), 600)).toThrow(busy);
    held.hold(of('c'), 400);
    release();
    held.hold(of('b'), 600);
  });

  test('limits no address whose share is all', () => {
    const held = createHeldUploads({ ...limits, addressSharePercent: 100 });
    for (let upload = 0; upload < 8; upload += 1) held.hold(of('a'), 125);
    expect(() => held.hold(of('b'), 1)).toThrow(busy);
  });

  test('has all its room again once all uploads are released, in whatever order', () => {
    const uploads = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.nat(400)));
    fc.assert(
      fc.property(uploads, fc.func(fc.integer()), (all, order) => {
        const held = createHeldUploads(limits);
        const releases = all.flatMap(([address, bytes]) => {
          try {
            return [held.hold(of(address), bytes)];
          } catch {
            return [];
          }
        });
        for (const release of releases.toSorted((a, b) => order(a) - order(b))) release();
        expect(held.addresses()).toBe(0);
        for (const address of ['a', 'b', 'c', 'd']) held.hold(of(address), 250)();
        expect(() => ['a', 'b', 'c', 'd'].map((address) => held.hold(of(address), 250))).not.toThrow();
      }),
    );
  });
});
