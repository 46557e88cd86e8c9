import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { composeOnce } from './composeOnce.ts';

let scratch = '';
let filled = 0;

beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'artha-once-'));
  filled = 0;
});

afterEach(() => {
  rmSync(scratch, { recursive: true });
});

async function fill(folder: string): Promise<void> {
  filled += 1;
  mkdirSync(folder);
  await setTimeout(10);
  writeFileSync(join(folder, 'last'), '');
}

test('tests that need a folder at the same time get it complete, and one of them fills it', async () => {
  const folder = join(scratch, 'store');
  const isComplete = async () => existsSync(join(await composeOnce(folder, fill), 'last'));
  expect(await Promise.all([isComplete(), isComplete(), isComplete()])).toEqual([true, true, true]);
  expect(await isComplete()).toBe(true);
  expect(filled).toBe(1);
});

test('if filling it fails, one test fails, and the next one starts again with nothing', async () => {
  const folder = join(scratch, 'store');
  const fail = async (path: string) => {
    await fill(path);
    throw new Error('no space');
  };
  const [first, second] = await Promise.allSettled([composeOnce(folder, fail), composeOnce(folder, fill)]);
  expect(first).toMatchObject({ status: 'rejected', reason: new Error('no space') });
  expect(second).toEqual({ status: 'fulfilled', value: folder });
  expect(filled).toBe(2);
});

test('an error that is not about another worker is thrown', async () => {
  await expect(composeOnce(join(scratch, 'missing/store'), fill)).rejects.toThrow('ENOENT');
});
