import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replaceFile } from './replaceFile.ts';

const folder = mkdtempSync(join(tmpdir(), 'artha-file-'));
const file = join(folder, 'state.json');

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('a file that is replaced several times at once has one of the texts, and nothing is left beside it', async () => {
  const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(10_000));
  await Promise.all(texts.map((text) => replaceFile(file, text, 0o600)));
  expect(texts).toContain(readFileSync(file, 'utf8'));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['state.json']);
});

test('a file that cannot be replaced stays, and nothing is left beside it', async () => {
  const taken = join(folder, 'taken');
  mkdirSync(taken);
  await expect(replaceFile(taken, 'text')).rejects.toMatchObject({ code: 'EISDIR' });
  expect(readdirSync(folder).sort()).toEqual(['state.json', 'taken']);
});
