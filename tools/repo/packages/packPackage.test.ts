import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createOutsideFolder } from '@artha/process/testing/outsideFolder';
import { packPackage, type PackedPackage } from './packPackage.ts';
import { findSourcePackages } from './sourcePackage.ts';

/** A repository with the package `tools/kit`, which has files of the unpublished workspace `tools`, and imports from it by name. */
function writeRepository(changes: Readonly<Record<string, unknown>> = {}) {
  const repository = createOutsideFolder();
  const manifest = {
    name: '@sample/kit',
    version: '1.2.3',
    private: true,
    description: 'A sample.',
    license: 'MIT',
    type: 'module',
    exports: { '.': './index.ts', './tsconfig.json': './tsconfig.json' },
    bin: { sample: './cli.ts' },
    dependencies: { valibot: '^1.5.0' },
    devDependencies: { '@sample/tools': '1.0.0' },
    artha: { package: { files: ['../runtime/*.js'], copies: ['template'] } },
    ...changes,
  };
  const files = {
    'package.json': JSON.stringify({
      workspaces: ['tools', 'tools/kit', 'other'],
      homepage: 'https://sample.example',
      bugs: 'https://sample.example/bugs',
    }),
    LICENSE: 'MIT License',
    'other/package.json': JSON.stringify({ name: '@sample/other', version: '1.0.0', private: true }),
    'other/secret.ts': 'export const secret = 1;\n',
    'tools/package.json': JSON.stringify({
      name: '@sample/tools',
      version: '1.0.0',
      private: true,
      type: 'module',
      exports: { './double': './double.ts' },
    }),
    'tools/double.ts': `import type { Amount } from './amount.ts';
export const double = (amount: Amount): Amount => amount * 2;
`,
    'tools/amount.ts': 'export type Amount = number;\n',
    'tools/unneeded.ts': 'export const unneeded = 1;\n',
    'tools/worker.ts': "import { double } from './double.ts';\nconsole.log('worker', double(4));\n",
    'tools/loader.ts': "console.log('loader');\n",
    'tools/runtime/early.js': "console.log('early');\n",
    'tools/kit/package.json': JSON.stringify(manifest),
    'tools/kit/README.md': '# Sample\n',
    'tools/kit/CHANGELOG.md': '# Sample\n',
    'tools/kit/tsconfig.json': JSON.stringify({
      compilerOptions: {
        module: 'esnext',
        moduleResolution: 'bundler',
        lib: ['es2023'],
        allowImportingTsExtensions: true,
        types: [],
      },
    }),
    'tools/kit/index.ts': `import { double } from '@sample/tools/double';
/** Doubles, late. */
export const doubleLate = async (amount: number) => (await import('./late.ts')).late(double(amount));
export type { Amount } from '../amount.ts';
`,
    'tools/kit/late.ts': 'export const late = (amount: number): string => String(amount);\n',
    'tools/kit/cli.ts': `import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { parse, string } from 'valibot';
import { doubleLate } from './index.ts';

const find = (file: string, stem: string) => join(dirname(file), stem + extname(file));
const run = (file: string) => execFileSync(process.execPath, [file], { encoding: 'utf8' }).trim();
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));
const { name } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
console.log(parse(string(), name), version, await doubleLate(2));
console.log(run(join(import.meta.dirname, '../worker.ts')));
const runtime = join(import.meta.dirname, '../runtime');
console.log(run(join(runtime, 'early.js')));
console.log(run(find(import.meta.filename, '../loader')));
console.log(readFileSync(join(import.meta.dirname, 'template', 'start.ts'), 'utf8'));
`,
    'tools/kit/template/start.ts': "import './x.ts';\n",
  };
  for (const [path, content] of Object.entries(files)) repository.write(path, content);
  mkdirSync(join(repository.folder, 'node_modules/@sample'), { recursive: true });
  symlinkSync(join(repository.folder, 'tools'), join(repository.folder, 'node_modules/@sample/tools'));
  return repository;
}

const repositories: ReturnType<typeof createOutsideFolder>[] = [];
function createRepository(changes?: Readonly<Record<string, unknown>>) {
  const repository = writeRepository(changes);
  repositories.push(repository);
  return repository;
}

afterAll(() => repositories.forEach(({ remove }) => remove()));

function pack({ folder }: { readonly folder: string }, out = 'packed'): Promise<PackedPackage> {
  const [source, ...others] = findSourcePackages(folder);
  if (!source || others.length > 0) throw new Error('One package is published.');
  return packPackage(source, join(folder, out));
}

describe('a package with files of an unpublished workspace that it depends on', () => {
  const repository = createRepository();
  const outside = createOutsideFolder();
  const installed = join(outside.folder, 'node_modules/@sample/kit');
  const read = (path: string) => readFileSync(join(installed, path), 'utf8');
  let packed: PackedPackage;

  beforeAll(async () => {
    packed = await pack(repository);
    await outside.install('@sample/kit', packed.file);
    outside.link('valibot');
  });

  afterAll(outside.remove);

  test('is named by its name and version', () => {
    expect(basename(packed.file)).toBe('sample-kit-1.2.3.tgz');
  });

  test('runs its command, with late imports and files found by path', () => {
    const output = execFileSync(process.execPath, [join(installed, 'dist/kit/cli.js')], { encoding: 'utf8' });
    expect(output.split('\n')).toEqual([
      '@sample/kit 1.2.3 4',
      'worker 8',
      'early',
      'loader',
      "import './x.ts';",
      '',
      '',
    ]);
    expect(read('dist/kit/cli.js')).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  test('declares the script and types of each entry, and none of its sources', () => {
    expect(JSON.parse(read('package.json'))).toEqual({
      name: '@sample/kit',
      version: '1.2.3',
      description: 'A sample.',
      homepage: 'https://sample.example',
      bugs: 'https://sample.example/bugs',
      license: 'MIT',
      type: 'module',
      dependencies: { valibot: '^1.5.0' },
      exports: {
        '.': { types: './dist/kit/index.d.ts', default: './dist/kit/index.js' },
        './tsconfig.json': './dist/kit/tsconfig.json',
      },
      bin: { sample: './dist/kit/cli.js' },
      files: ['dist', 'CHANGELOG.md'],
    });
  });

  test('has types that refer to the other files as scripts', () => {
    expect(read('dist/kit/index.d.ts')).toContain("export type { Amount } from '../amount.js';");
    expect(read('dist/amount.d.ts')).toBe('export type Amount = number;\n');
  });

  test('has no file that it does not refer to', () => {
    expect(() => read('dist/unneeded.js')).toThrow('ENOENT');
    expect(() => read('dist/amount.js')).toThrow('ENOENT');
  });

  test('has the same bytes when it is packed again', async () => {
    const again = await pack(repository, 'again');
    expect(readFileSync(again.file).equals(readFileSync(packed.file))).toBe(true);
  });
});

test('a package names the ranges of what it installs when it needs it, and no other development dependency', async () => {
  const outside = createOutsideFolder();
  const { file } = await pack(
    createRepository({
      dependencies: {},
      devDependencies: { '@sample/tools': '1.0.0', valibot: '^1.5.0' },
      artha: { package: { files: ['../runtime/*.js'], copies: ['template'], installedOnDemand: ['valibot'] } },
    }),
  );
  await outside.install('@sample/kit', file);
  const manifest = readFileSync(join(outside.folder, 'node_modules/@sample/kit/package.json'), 'utf8');
  expect(JSON.parse(manifest)).toMatchObject({ devDependencies: { valibot: '^1.5.0' } });
  expect(manifest).not.toContain('@sample/tools');
  outside.remove();
});

describe('a package is refused', () => {
  const refusal = (repository: ReturnType<typeof createRepository>) =>
    pack(repository).then(
      () => 'It was packed.',
      (error: unknown) => (error instanceof Error ? error.message : 'It threw something else.'),
    );

  test('if it imports an undeclared dependency', async () => {
    expect(await refusal(createRepository({ dependencies: {} }))).toBe(
      'tools/kit/cli.ts imports valibot, which is not a dependency of @sample/kit.',
    );
  });

  test('if it declares a dependency that it does not import', async () => {
    expect(await refusal(createRepository({ dependencies: { valibot: '^1.5.0', semver: '^7.0.0' } }))).toContain(
      '@sample/kit depends on semver, which nothing in it imports.',
    );
  });

  test('if a dependency cannot be installed elsewhere', async () => {
    expect(await refusal(createRepository({ dependencies: { valibot: 'workspace:*' } }))).toBe(
      '@sample/kit depends on valibot in the range workspace:*, which is not valid outside the repository.',
    );
  });

  test('if it imports from another workspace by a path', async () => {
    const repository = createRepository();
    repository.write('tools/kit/late.ts', "export { secret as late } from '../../other/secret.ts';\n");
    expect(await refusal(repository)).toBe(
      'tools/kit/late.ts names ../../other/secret.ts, which is outside tools/kit/ and the workspaces that it depends on.',
    );
  });

  test('if it imports a file that does not exist', async () => {
    const repository = createRepository();
    repository.write('tools/kit/late.ts', "export { late } from './gone.ts';\n");
    expect(await refusal(repository)).toBe('tools/kit/late.ts names ./gone.ts, which does not exist.');
  });

  test.each([
    { artha: { package: { copies: ['./none'] } } },
    { artha: { package: { files: ['./none'] } } },
    { exports: { '.': './none' } },
    { bin: { sample: './none' } },
  ])('if it names a file that does not exist: %j', async (changes) => {
    expect(await refusal(createRepository(changes))).toBe('@sample/kit names ./none, but there is no such file.');
  });

  test('if npm would leave out one of its files', async () => {
    const repository = createRepository();
    repository.write('tools/kit/template/.gitignore', 'dist\n');
    expect(await refusal(repository)).toBe('npm leaves these out of @sample/kit: dist/kit/template/.gitignore');
  });

  test('if its package.json lacks what a registry shows', () => {
    const { folder } = createRepository({ description: undefined });
    expect(() => findSourcePackages(folder)).toThrow(
      /^tools\/kit\/package.json describes a published package but is invalid: description/,
    );
  });
});
