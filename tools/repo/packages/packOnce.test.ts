import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOutsideFolder } from '@artha/process/testing/outsideFolder';
import { packOnce } from './packOnce.ts';
import { findSourcePackages, type SourcePackage } from './sourcePackage.ts';

const repository = createOutsideFolder();
afterAll(repository.remove);

const files = {
  'package.json': JSON.stringify({ workspaces: ['kit'] }),
  'package-lock.json': '{}',
  LICENSE: 'MIT',
  'kit/package.json': JSON.stringify({
    name: '@sample/kit',
    version: '1.0.0',
    description: 'A sample.',
    license: 'MIT',
    type: 'module',
    exports: { '.': './index.ts' },
    artha: { package: {} },
  }),
  'kit/README.md': '# Sample\n',
  'kit/CHANGELOG.md': '# Sample\n',
  'kit/tsconfig.json': JSON.stringify({
    compilerOptions: { module: 'esnext', strict: true, types: [], lib: ['es2023'] },
  }),
  'kit/index.ts': 'export const one = 1;\n',
};
for (const [path, content] of Object.entries(files)) repository.write(path, content);

function sample(): SourcePackage {
  const [source] = findSourcePackages(repository.folder);
  if (!source) throw new Error('The sample is not published.');
  return source;
}

test('a package is packed again only if its sources change', async () => {
  const first = await packOnce(sample());
  const { mtimeMs } = statSync(first);
  expect(readFileSync(first).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  expect(await packOnce(sample())).toBe(first);
  expect(statSync(first).mtimeMs).toBe(mtimeMs);
  writeFileSync(join(repository.folder, 'kit/index.ts'), 'export const one = 2;\n');
  expect(await packOnce(sample())).not.toBe(first);
});
