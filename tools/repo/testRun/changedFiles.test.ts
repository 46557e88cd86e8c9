import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChangedFiles, findFilesSince } from './changedFiles.ts';

let folder = '';
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@artha.example', ...args], { cwd: folder });

function commit(file: string, content = file): void {
  writeFileSync(join(folder, file), content);
  git('add', '.');
  git('commit', '-qm', file);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-git-'));
  git('init', '-q', '-b', 'main');
  commit('first.ts');
  commit('second.ts');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('on main are those of the last commit', () => {
  expect(findChangedFiles(folder)).toEqual(['second.ts']);
});

test('on main are the uncommitted ones if there are any', () => {
  writeFileSync(join(folder, 'first.ts'), 'changed');
  writeFileSync(join(folder, 'new.ts'), 'new');
  expect(findChangedFiles(folder)).toEqual(['first.ts', 'new.ts']);
});

test('on a branch are all since it left main, committed or not', () => {
  git('checkout', '-qb', 'branch');
  commit('third.ts');
  git('rm', '-q', 'first.ts');
  git('commit', '-qm', 'without the first');
  git('checkout', '-q', 'main');
  commit('on-main.ts');
  git('checkout', '-q', 'branch');
  writeFileSync(join(folder, 'new.ts'), 'new');
  expect(findChangedFiles(folder)).toEqual(['first.ts', 'new.ts', 'third.ts']);
});

test('count a moved file as a deleted and a new one', () => {
  git('checkout', '-qb', 'branch');
  git('mv', 'first.ts', 'moved.ts');
  expect(findChangedFiles(folder)).toEqual(['first.ts', 'moved.ts']);
});

test('are undefined in a repository with one commit', () => {
  rmSync(folder, { recursive: true });
  folder = mkdtempSync(join(tmpdir(), 'artha-git-'));
  git('init', '-q', '-b', 'main');
  commit('only.ts');
  expect(findChangedFiles(folder)).toEqual([]);
});

describe('since a commit', () => {
  test('are those of all later commits, and nothing uncommitted', () => {
    commit('third.ts');
    commit('fourth “4”.ts');
    writeFileSync(join(folder, 'new.ts'), 'new');
    expect(findFilesSince(folder, 'HEAD~2').sort()).toEqual(['fourth “4”.ts', 'third.ts']);
  });

  test.each(['0'.repeat(40), ''])('that does not exist (%j) are those of the last commit', (base) => {
    commit('third.ts');
    expect(findFilesSince(folder, base)).toEqual(['third.ts']);
  });
});
