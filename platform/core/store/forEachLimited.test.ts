import { forEachLimited } from './forEachLimited.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('concurrent work on a list', () => {
  test('runs for each item, at most the given number at a time', async () => {
    const done: number[] = [];
    let inside = 0;
    let most = 0;
    await forEachLimited([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
      inside += 1;
      most = Math.max(most, inside);
      await turn();
      inside -= 1;
      done.push(item);
    });
    expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(most).toBe(3);
  });

  test('accepts an empty list', async () => {
    await expect(forEachLimited([], 3, () => Promise.reject(new Error('never')))).resolves.toBeUndefined();
  });

  test('starts no more items after a failure, and throws once the running ones have ended', async () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const work = forEachLimited([1, 2, 3, 4, 5], 2, async (item) => {
      begun.push(item);
      if (item === 1) throw new Error('full');
      await turn();
      ended.push(item);
    });
    await expect(work).rejects.toThrow('full');
    expect(begun).toEqual([1, 2]);
    expect(ended).toEqual([2]);
  });
});
