import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from './lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'artha-lock-'));
const file = join(folder, 'lock');

afterEach(() => {
  rmSync(file, { force: true });
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('the lock of a store', () => {
  test('is there while it is held, and gone when it is given back', async () => {
    const giveBack = await takeLock(file);
    expect(existsSync(file)).toBe(true);
    await giveBack();
    expect(existsSync(file)).toBe(false);
  });

  test('is held by one at a time; the others wait for their turn', async () => {
    let inside = 0;
    let most = 0;
    const work = async () => {
      const giveBack = await takeLock(file);
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setTimeout(resolve, 5));
      inside -= 1;
      await giveBack();
    };
    await Promise.all([work(), work(), work(), work()]);
    expect(most).toBe(1);
  });

  test('is taken over from a process that is gone', async () => {
    // No process has this number: Linux allows at most 4,194,304.
    writeFileSync(file, '99999999');
    const giveBack = await takeLock(file);
    await giveBack();
    expect(existsSync(file)).toBe(false);
  });

  test('is taken over by one only, though several find it abandoned at the same time', async () => {
    for (let round = 0; round < 2; round += 1) {
      writeFileSync(file, '99999999');
      let inside = 0;
      let most = 0;
      const work = async () => {
        const giveBack = await takeLock(file);
        inside += 1;
        most = Math.max(most, inside);
        for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
        inside -= 1;
        await giveBack();
      };
      await Promise.all(Array.from({ length: 6 }, work));
      expect(most).toBe(1);
    }
  });
});
