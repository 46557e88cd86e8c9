import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { buildAll } from './buildAll.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'artha-bytes-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Builds the sources of a small remote in a folder of the test's own. @returns what the build says of every file. */
async function buildIn(path: string): Promise<string> {
  const own = join(folder, path);
  mkdirSync(dirname(own), { recursive: true });
  cpSync(join(root, 'e2e/fixtures/seventh'), own, { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(own, 'node_modules'));
  await buildAll(own, [], () => undefined);
  return readFileSync(join(own, 'dist/release.json'), 'utf8');
}

test('a build has the same bytes in every folder', async () => {
  const [one, other] = await Promise.all([buildIn('one'), buildIn('another/place/that-is deeper')]);
  expect(one).toBe(other);
}, 120_000);
