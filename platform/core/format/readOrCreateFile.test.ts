import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readOrCreateFile } from './readOrCreateFile.ts';

const folder = mkdtempSync(join(tmpdir(), 'artha-created-'));

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('of several writers the first one wins, readers never see a part, and nothing is left beside it', async () => {
  const file = join(folder, 'secret');
  const texts = Array.from({ length: 20 }, (_, index) => String.fromCodePoint(97 + index).repeat(2_000_000));
  const end = new AbortController();
  const writing = Promise.all(texts.map((text) => readOrCreateFile(file, () => text, 0o600))).finally(() => {
    end.abort();
  });
  const seen = new Set<string>();
  while (!end.signal.aborted) {
    if (existsSync(file)) seen.add(readFileSync(file, 'utf8'));
    await nextTurn();
  }
  await writing;
  seen.add(readFileSync(file, 'utf8'));
  expect(seen.size).toBe(1);
  expect(texts).toContain([...seen][0]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secret']);
});

test('a file that cannot be created fails', async () => {
  await expect(readOrCreateFile(join(folder, 'missing/secret'), () => 'text')).rejects.toMatchObject({
    code: 'ENOENT',
  });
});
