import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
  writeFileSync(
    join(own, 'src/workers/place.ts'),
    `import './large.wasm?optional';
import '@embedpdf/pdfium/pdfium.wasm?optional';
postMessage([import.meta.url, new URL('./beside.wasm', import.meta.url)]);
`,
  );
  writeFileSync(join(own, 'src/workers/large.wasm'), 'large');
  const outDir = join(own, 'dist');
  const compiler = webpack(workersConfig({ folder: own, name: 'place', outDir }));
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  expect(readFileSync(join(outDir, 'browser/workers/optional/large.wasm'), 'utf8')).toBe('large');
  expect(readdirSync(join(outDir, 'browser/workers/optional')).sort()).toEqual(['large.wasm', 'pdfium.wasm']);
  return readFileSync(join(outDir, 'browser/workers/place.js'), 'utf8');
}

// buildAsImages compares whole releases in `npm test`: they must have the same bytes in every folder.
test(
  'a worker does not contain the path of its build, and a file that few visitors need is in a folder of its own',
  async () => {
    const [one, other] = [await buildWorkerIn('worker'), await buildWorkerIn('another/worker')];
    expect(one).toBe(other);
    expect(one).toContain('location.href');
  },
  timeLimit(60_000),
);
