import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locateSource } from './locateSource.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-sources-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/Toaster.test.tsx'), "import { toast } from 'sonner';");
  writeFileSync(join(folder, 'src/Toaster.tsx'), "import { useState } from 'react';\nimport { toast } from 'sonner';");
  mkdirSync(join(folder, 'node_modules/sonner'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/sonner/package.json'), '{"name":"sonner","version":"2.0.1"}');
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The sources that a map names, by line of the script. */
const sources: Readonly<Record<string, string>> = {
  1: 'node_modules/sonner/dist/index.mjs:5:3',
  2: './src/screens/tax/Tax.tsx:42:7',
  3: 'node_modules/@artha/shared/dist/index.js:1:1',
};
const locate = (...urls: readonly [url: string, line: number][]) =>
  locateSource(
    urls.map(([url, line]) => ({ url, line, column: 1 })),
    {
      remote: 'tax',
      mapFrame: (position) => {
        const source = sources[position.split(':')[1] ?? ''];
        return { position, ...(source !== undefined && { source }) };
      },
      folder,
    },
  );

const own = 'http://127.0.0.1:80/remotes/tax/0a/Tax.js';

test('names the team’s line below frames of the shell and of packages, and the package', () => {
  expect(locate(['http://127.0.0.1:80/remotes/shell/0a/main.js', 1], [own, 1], [own, 2])).toEqual({
    source: { file: 'src/screens/tax/Tax.tsx', line: 42, column: 7 },
    package: { name: 'sonner', version: '2.0.1' },
  });
});

test('names the line that imports the package if no other line of the team takes part', () => {
  expect(locate([own, 1])).toEqual({
    source: { file: 'src/Toaster.tsx', line: 2, column: 1 },
    package: { name: 'sonner', version: '2.0.1' },
  });
});

test('names no package of the site, and nothing in scripts of others', () => {
  expect(locate([own, 3], [own, 2])).toEqual({ source: { file: 'src/screens/tax/Tax.tsx', line: 42, column: 7 } });
  expect(locate(['http://127.0.0.1:80/remotes/glossary/0a/Term.js', 2])).toEqual({});
});
