import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isWorkspace, workspacePatterns } from './workspacePatterns.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'artha-patterns-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const patternsOf = (file: string, content: string) => {
  writeFileSync(join(root, file), content);
  return workspacePatterns(root);
};

test('npm and yarn name folders in package.json, in either form', () => {
  expect(patternsOf('package.json', '{"workspaces":["apps/*","packages/**"]}')).toEqual(['apps/*', 'packages/**']);
  expect(patternsOf('package.json', '{"workspaces":{"packages":["apps/*"]}}')).toEqual(['apps/*']);
  expect(patternsOf('package.json', '{}')).toEqual([]);
});

test.each([
  [
    'in lines',
    'packages:\n  # the tools\n  - \'apps/*\' # all\n  - "packages/**"\n  - tools/one\nallowBuilds:\n  - other\n',
  ],
  ['in lines without an indent', 'allowBuilds:\n  esbuild: true\npackages:\n- apps/*\n- packages/**\n- tools/one\n'],
  ['in one line', 'packages: [\'apps/*\', "packages/**", tools/one]\n'],
])('pnpm names folders in its own file, %s', (_, yaml) => {
  expect(patternsOf('pnpm-workspace.yaml', yaml)).toEqual(['apps/*', 'packages/**', 'tools/one']);
});

test('a file of pnpm without packages names none', () => {
  expect(patternsOf('pnpm-workspace.yaml', 'allowBuilds:\n  esbuild: true\n')).toEqual([]);
});

test('other content of workspaces is refused with its place', () => {
  expect(() => patternsOf('package.json', '{"workspaces":"apps"}')).toThrow(/package\.json.*workspaces/s);
});

test('a folder that does not exist yet is a workspace by the patterns', () => {
  writeFileSync(join(root, 'package.json'), '{"workspaces":["apps/*","packages/**","!packages/old"]}');
  const isOne = (folder: string) => isWorkspace(root, join(root, folder));
  expect(['apps/tool', 'packages/x/y', 'packages/old', 'other/tool', 'apps/x/y'].map(isOne)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
