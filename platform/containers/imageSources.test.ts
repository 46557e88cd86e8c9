import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findContextFiles, readBuildContext } from './buildContext.ts';
import { copyImageSources, findImageSources } from './imageSources.ts';

let folder = '';

function write(file: string, content = ''): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

function writeWorkspace(path: string, name: string, manifest: object = {}): void {
  write(`${path}/package.json`, JSON.stringify({ name, ...manifest }));
  write(`${path}/src/index.ts`);
}

const find = (...paths: readonly string[]) =>
  findImageSources(readBuildContext(folder), paths).filter((file) => !file.endsWith('package.json'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-context-'));
  write(
    'package.json',
    JSON.stringify({ name: 'root', workspaces: ['mfe-*', 'shared', 'rules', 'tools', 'tools/kit'] }),
  );
  write('package-lock.json');
  write('site.json');
  write('.dockerignore', '**/node_modules\n**/dist\n**/*.test.ts\n');
  writeWorkspace('shared', '@a/shared');
  writeWorkspace('rules', '@a/rules', { dependencies: { '@a/shared': '1.0.0' } });
  writeWorkspace('mfe-tax', '@a/tax', { devDependencies: { '@a/rules': '1.0.0', react: '19.0.0' } });
  writeWorkspace('mfe-auth', '@a/auth');
  writeWorkspace('tools', '@a/tools', { dependencies: { valibot: '1.0.0' } });
  writeWorkspace('tools/kit', '@a/kit', { dependencies: { '@a/shared': '1.0.0' } });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('the files of an image', () => {
  test('are those of a workspace and of all its dependencies, and the lockfile', () => {
    expect(find('mfe-tax')).toEqual([
      'mfe-tax/src/index.ts',
      'package-lock.json',
      'rules/src/index.ts',
      'shared/src/index.ts',
    ]);
    expect(find('mfe-auth')).toEqual(['mfe-auth/src/index.ts', 'package-lock.json']);
  });

  test('include those of a pattern, without the workspaces that have them', () => {
    write('mfe-tax/policy.json');
    write('mfe-auth/policy.json');
    expect(find('*/policy.json')).toEqual(['mfe-auth/policy.json', 'mfe-tax/policy.json', 'package-lock.json']);
  });

  test('include the manifests of all workspaces, which decide what is installed', () => {
    const manifests = findImageSources(readBuildContext(folder), ['mfe-auth']).filter((file) =>
      file.endsWith('package.json'),
    );
    expect(manifests).toHaveLength(7);
  });

  test('are those of the nested workspaces around a program', () => {
    expect(find('tools/kit/src/index.ts')).toEqual([
      'package-lock.json',
      'shared/src/index.ts',
      'tools/kit/src/index.ts',
      'tools/src/index.ts',
    ]);
  });

  test('include a named file at the root, and nothing installed', () => {
    expect(find('site.json', 'node_modules/valibot')).toEqual(['package-lock.json', 'site.json']);
  });

  test('exclude missing paths, and those that .dockerignore excludes', () => {
    write('mfe-tax/src/tax.test.ts');
    for (const path of ['mfe-gone', 'mfe-tax/src/tax.test.ts']) {
      expect(() => find(path)).toThrow(
        `An image needs ${path}: it is not in the repository, or .dockerignore excludes it.`,
      );
    }
  });

  test('require the manifest of a workspace', () => {
    write('.dockerignore', 'rules\n');
    expect(() => find('mfe-auth')).toThrow(
      '.dockerignore excludes rules/package.json, without which npm ci fails in every image.',
    );
  });
});

test('a folder of sources has exactly these, keeps builds, and only copies what changed', () => {
  const target = join(folder, 'dist/image');
  copyImageSources(readBuildContext(folder), target, ['mfe-tax']);
  const before = statSync(join(target, 'shared/src/index.ts')).mtimeMs;
  for (const file of ['mfe-tax/dist/main.js', 'mfe-tax/src/gone.ts']) write(`dist/image/${file}`);
  write('rules/src/index.ts', 'changed');
  copyImageSources(readBuildContext(folder), target, ['mfe-tax']);
  expect(statSync(join(target, 'shared/src/index.ts')).mtimeMs).toBe(before);
  expect(readFileSync(join(target, 'rules/src/index.ts'), 'utf8')).toBe('changed');
  expect(readdirSync(join(target, 'mfe-tax/src'))).toEqual(['index.ts']);
  expect(readdirSync(join(target, 'mfe-tax/dist'))).toEqual(['main.js']);
  expect(readdirSync(join(target, 'mfe-auth'))).toEqual(['package.json']);
});

describe('.dockerignore', () => {
  const files = [
    '.env',
    '.env.example',
    'a.md',
    'deploy/cdn/b',
    'deploy/docker/c',
    'e2e/d/e.ts',
    'e2e/package.json',
    'f/docs/g',
  ];

  test.each([
    ['docs', []],
    ['**/docs', ['f/docs/g']],
    ['.env*', ['.env', '.env.example']],
    ['*.md', ['a.md']],
    ['deploy/*\n!deploy/docker', ['deploy/cdn/b']],
    ['e2e/**/*\n!e2e/package.json', ['e2e/d/e.ts']],
    ['# a comment\n\n/a.md', ['a.md']],
    ['deploy/?dn', ['deploy/cdn/b']],
  ])('with %j excludes %j', (rules, leftOut) => {
    rmSync(folder, { recursive: true });
    for (const file of files) write(file);
    write('.dockerignore', rules);
    const left = findContextFiles(folder);
    expect(files.filter((file) => !left.includes(file))).toEqual(leftOut);
  });

  test('with an unsupported pattern is rejected, not misread', () => {
    write('.dockerignore', '[a-z]*.ts\n');
    expect(() => findContextFiles(folder)).toThrow(
      '.dockerignore: “[a-z]*.ts” uses a pattern that the image checks do not support.',
    );
  });
});
