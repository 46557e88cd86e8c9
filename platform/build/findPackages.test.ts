import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPackages } from './findPackages.ts';

const repository = mkdtempSync(join(tmpdir(), 'artha-packages-'));

beforeAll(() => {
  for (const file of [
    'mfe-tax/webpack.config.ts',
    'mfe-tax/package.json',
    'shell/webpack.config.ts',
    'shell/package.json',
    'mfe-auth/webpack.config.ts',
    'mfe-auth/package.json',
    'shared/package.json',
    'mfe-removed/webpack.config.ts',
    'deep/mfe-below/webpack.config.ts',
    'deep/mfe-below/package.json',
  ]) {
    mkdirSync(join(repository, file, '..'), { recursive: true });
    writeFileSync(join(repository, file), file.endsWith('.json') ? '{}' : '');
  }
});

afterAll(() => {
  rmSync(repository, { recursive: true });
});

test('the packages to build are the folders with a webpack.config.ts and a package.json, the shell first', () => {
  expect(findPackages(repository).map(({ name }) => name)).toEqual(['shell', 'auth', 'tax']);
});

test('a package has its folder, and its release in dist', () => {
  expect(findPackages(repository)[2]).toEqual({
    name: 'tax',
    folder: join(repository, 'mfe-tax'),
    outDir: join(repository, 'mfe-tax/dist'),
  });
});

test('a folder without packages has none', () => {
  expect(findPackages(join(repository, 'shared'))).toEqual([]);
});
