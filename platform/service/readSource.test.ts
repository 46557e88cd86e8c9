import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSource } from './readSource.ts';

let folder = '';

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Asha', '-c', 'user.email=asha@artha.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-source-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('the source of a folder is its commit, and says whether its files differ from it', () => {
  git('init', '--quiet');
  git('remote', 'add', 'origin', 'https://asha:secret@git.example/tax.git');
  writeFileSync(join(folder, 'a.txt'), 'one');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  const clean = { commit: git('rev-parse', 'HEAD'), repository: 'https://git.example/tax.git' };
  expect(readSource(folder)).toEqual(clean);
  writeFileSync(join(folder, 'a.txt'), 'two');
  expect(readSource(folder)).toEqual({ ...clean, dirty: true });
});

test('a folder outside a repository has no source', () => {
  expect(readSource(folder)).toEqual({});
});
