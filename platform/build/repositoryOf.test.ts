import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockfileOf, repositoryOf } from './repositoryOf.ts';

let root = '';
let tool = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'artha-repository-'));
  tool = join(root, 'apps/tool');
  mkdirSync(tool, { recursive: true });
  writeFileSync(join(tool, 'package.json'), '{}');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

test.each(['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'])(
  'a folder belongs to the repository with the nearest %s',
  (lockfile) => {
    writeFileSync(join(root, lockfile), '');
    expect(repositoryOf(tool)).toBe(root);
    expect(lockfileOf(root)).toBe(join(root, lockfile));
    writeFileSync(join(tool, 'yarn.lock'), '');
    expect(repositoryOf(tool)).toBe(tool);
  },
);

test.each([
  ['pnpm-workspace.yaml', 'packages: [apps/*]'],
  ['package.json', '{"workspaces":["apps/*"]}'],
])('before the first install, to the one whose %s lists workspaces', (file, content) => {
  writeFileSync(join(root, file), content);
  expect(repositoryOf(tool)).toBe(root);
  expect(lockfileOf(root)).toBeUndefined();
});

test('without both it is one by itself', () => {
  writeFileSync(join(root, 'package.json'), '{}');
  expect(repositoryOf(tool)).toBe(tool);
});
