import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { timeLimit } from '@artha/process/timeLimit';
import { workersConfig } from './workers.ts';
import { root } from '@artha/process/root';

const folder = mkdtempSync(join(tmpdir(), 'artha-bytes-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/**
 * Builds a worker that reports its own address, in the test's own folder.
 * @returns the script.
 */
async function buildWorkerIn(path: string): Promise<string> {
  const own = join(folder, path);
  mkdirSync(join(own, 'src/workers'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(own, 'node_modules'));
  writeFileSync(join(own, 'package.json'), '{}');
  writeFileSync(join(own, 'src/workers/place.ts'), 'postMessage(import.meta.url);\n');
  const outDir = join(own, 'dist');
  const compiler = webpack(workersConfig({ folder: own, name: 'place', outDir }));
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  return readFileSync(join(outDir, 'browser/workers/place.js'), 'utf8');
}

// buildAsImages compares whole releases in `npm test`: they must have the same bytes in every folder.
test(
  'a worker does not contain the path of its build',
  async () => {
    const [one, other] = [await buildWorkerIn('worker'), await buildWorkerIn('another/worker')];
    expect(one).toBe(other);
    expect(one).toContain('location.href');
  },
  timeLimit(60_000),
);
