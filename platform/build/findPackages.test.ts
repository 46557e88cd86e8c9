import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeNothing, findPackages, packageAround } from './findPackages.ts';

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

describe('workspaces', () => {
  const workspaces = mkdtempSync(join(tmpdir(), 'artha-workspaces-'));
  const write = (file: string, content = '{}') => {
    mkdirSync(join(workspaces, file, '..'), { recursive: true });
    writeFileSync(join(workspaces, file), content);
  };
  const names = () => findPackages(workspaces).map(({ name }) => name);

  beforeAll(() => {
    for (const folder of ['apps/tool', 'packages/x/y', 'packages/old', 'packages/x/node_modules/z', 'other/far/away']) {
      write(`${folder}/package.json`);
      write(`${folder}/webpack.config.js`, '');
    }
  });
  afterAll(() => {
    rmSync(workspaces, { recursive: true });
  });

  test('are found at any depth where npm and yarn name them, but nothing that is installed', () => {
    write('package.json', '{"workspaces":["./apps/*/","packages/**","!packages/old"]}');
    expect(names()).toEqual(['tool', 'y']);
  });

  test('and where pnpm names them', () => {
    write('package.json');
    expect(names()).toEqual([]);
    write('pnpm-workspace.yaml', 'packages:\n  - apps/*\n  - packages/x/*\n');
    expect(names()).toEqual(['tool', 'y']);
  });

  test('a folder in a package belongs to it, even if nothing lists it', () => {
    mkdirSync(join(workspaces, 'other/far/away/src/screens'), { recursive: true });
    expect(packageAround(join(workspaces, 'other/far/away/src/screens'))).toMatchObject({ name: 'away' });
    expect(packageAround(join(workspaces, 'other/far'))).toBeUndefined();
  });

  test('where nothing is found, it is said what was looked for and where', () => {
    expect(describeNothing(join(workspaces, 'other/far'), workspaces)).toMatch(
      /webpack\.config\.ts or \.js; searched: .*its workspaces \(apps\/\*, packages\/x\/\*\), and the folders above .*other\/far\./,
    );
  });
});
