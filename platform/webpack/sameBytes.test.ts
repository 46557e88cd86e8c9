import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

test('a worker says nothing of where it was built', async () => {
  const build = async (path: string) => {
    const own = join(folder, path);
    mkdirSync(join(own, 'src/workers'), { recursive: true });
    cpSync(join(root, 'e2e/fixtures/seventh'), own, { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(own, 'node_modules'));
    writeFileSync(join(own, 'src/workers/place.ts'), 'postMessage(import.meta.url);\n');
    await buildAll(own, [], () => undefined);
    return readFileSync(join(own, 'dist/browser/workers/place.js'), 'utf8');
  };
  const [one, other] = [await build('worker'), await build('another/worker')];
  expect(one).toBe(other);
  expect(one).toContain('location.href');
}, 120_000);
