import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { SnapshotFile } from './snapshotFile.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-snapshot-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const open = () => new SnapshotFile(join(folder, 'inner/numbers.json'), v.array(v.number()));

describe('a snapshot file', () => {
  test('is empty before the first write', async () => {
    expect(await open().read()).toBeUndefined();
  });

  test('holds the last of many writes, without temporary files', async () => {
    const file = open();
    let numbers: number[] = [];
    const writes = Array.from({ length: 50 }, (_, index) => {
      numbers = [...numbers, index];
      return file.save(() => numbers);
    });
    await Promise.all(writes);
    expect(await open().read()).toEqual(numbers);
    expect(readdirSync(join(folder, 'inner'))).toEqual(['numbers.json']);
  });
});
