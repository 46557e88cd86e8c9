import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const script = resolve(import.meta.dirname, '../.ci/changed-packages');

let folder = '';
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8' }).trim();

function commit(...files: string[]): string {
  for (const file of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), String(Math.random()));
  }
  run('git', 'add', '.');
  run('git', '-c', 'user.name=Test', '-c', 'user.email=test@artha.example', 'commit', '-qm', files.join());
  return run('git', 'rev-parse', 'HEAD');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-git-'));
  run('git', 'init', '-q');
  commit('README.md', ...['shell', 'mfe-auth', 'mfe-tax'].map((name) => `${name}/webpack.config.ts`), 'shared/a.ts');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('the packages to release are those that a change touches, the shell first', () => {
  const before = run('git', 'rev-parse', 'HEAD');
  commit('mfe-tax/src/tax.ts', 'mfe-auth/src/a.ts', 'docs/a.md');
  commit('shell/src/main.ts');
  expect(run(script, before)).toBe('folders=["shell","mfe-auth","mfe-tax"]');
});

test('a change of what everybody shares releases the shell, which carries it', () => {
  const before = run('git', 'rev-parse', 'HEAD');
  commit('shared/a.ts');
  expect(run(script, before)).toBe('folders=["shell"]');
});

test('a new package needs no entry anywhere, and one that is gone is not released', () => {
  const before = run('git', 'rev-parse', 'HEAD');
  commit('mfe-new/webpack.config.ts');
  run('git', 'rm', '-rq', 'mfe-tax');
  commit('other.md');
  expect(run(script, before)).toBe('folders=["mfe-new"]');
});

test('without a commit to compare with they are those of the last one', () => {
  commit('mfe-tax/src/tax.ts');
  commit('mfe-auth/src/a.ts');
  expect(run(script, '0'.repeat(40))).toBe('folders=["mfe-auth"]');
  expect(run(script, '')).toBe('folders=["mfe-auth"]');
});

test('a change of documents alone releases nothing', () => {
  const before = run('git', 'rev-parse', 'HEAD');
  commit('README.md');
  expect(run(script, before)).toBe('folders=[]');
});
