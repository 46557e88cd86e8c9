import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { remoteConfigSchema } from '@artha/shared/contract';
import { readSigner } from '@artha/core/signer';
import { managerOf, type ManagerName } from '../packageManager.ts';
import { addScreen } from './addScreen.ts';
import { createRemote, toTitle } from './createRemote.ts';

let folder = '';
let printed = '';
const read = (file: string) => readFileSync(join(folder, 'tax-planner', file), 'utf8');
const create = (name: string | undefined, options: Partial<Parameters<typeof createRemote>[2]> = {}) =>
  createRemote(folder, name, { site: 'https://site.example', owner: undefined, isInstalling: false, ...options });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-create-'));
  printed = '';
  jest.spyOn(console, 'log').mockImplementation((text: string) => {
    printed += `${text}\n`;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('a new remote has a screen with its test and icon, its configuration, presets, a workflow and a README', async () => {
  await create('tax-planner');
  for (const file of [
    '.github/workflows/publish.yml',
    '.gitignore',
    '.nvmrc',
    'README.md',
    '.oxlintrc.json',
    'jest.config.js',
    'package.json',
    'remote.config.ts',
    'src/screens/tax-planner/TaxPlanner.test.tsx',
    'src/screens/tax-planner/TaxPlanner.tsx',
    'src/screens/tax-planner/icon.svg',
    'tsconfig.json',
    'webpack.config.ts',
  ]) {
    expect([file, existsSync(join(folder, 'tax-planner', file))]).toEqual([file, true]);
    expect(read(file)).not.toMatch(/__[A-Z]+__/);
    expect(printed).toContain(`  ${file}\n`);
  }
});

test('its description is a configuration that the build accepts', async () => {
  await create('tax-planner', { owner: 'team-planning' });
  const { default: config } = v.parse(
    v.object({ default: remoteConfigSchema }),
    await import(join(folder, 'tax-planner/remote.config.ts')),
  );
  expect(config).toMatchObject({ name: 'tax-planner', owner: 'team-planning', contract: 1 });
  expect(config.routes).toMatchObject([{ path: '/tools/tax-planner', screen: 'TaxPlanner', title: 'Tax planner' }]);
});

test('its screen is in the folder where the build looks for it', async () => {
  await create('rule-of-72');
  expect(existsSync(join(folder, 'rule-of-72/src/screens/rule-of72/RuleOf72.tsx'))).toBe(true);
});

test('it has its own key that only this user may read, and the command prints the entry for the site’s policy', async () => {
  await create('tax-planner');
  const { id } = readSigner(read('artha.key.pem'));
  expect(statSync(join(folder, 'tax-planner/artha.key.pem')).mode & 0o077).toBe(0);
  expect(read('.gitignore')).toMatch(/^\*\.pem$/m);
  expect(printed).toContain(`"key": "${id}"`);
  expect(printed).toContain('"/tools/tax-planner"');
});

test('the entry for the policy has the address of its page in every language', async () => {
  await create('tax-planner');
  expect(printed).toContain('"/hi/tools/tax-planner"');
});

test.each([
  ['tax-planner', 'Tax planner'],
  ['emi-calculator', 'EMI calculator'],
  ['sip-against-fd', 'SIP against FD'],
])('the title of %s is %s', (name, title) => {
  expect(toTitle(name)).toBe(title);
});

test('packages are required in their current versions, or from copies of the files from which they were installed', async () => {
  await create('tax-planner');
  const ranges = v.object({
    dependencies: v.record(v.string(), v.string()),
    devDependencies: v.record(v.string(), v.string()),
    artha: v.object({ site: v.string() }),
  });
  const first = v.parse(ranges, JSON.parse(read('package.json')));
  expect(first.dependencies['@artha/shared']).toMatch(/^\^\d+\.\d+\.\d+$/);
  expect(first.artha.site).toBe('https://site.example');
  rmSync(join(folder, 'tax-planner'), { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ devDependencies: { '@artha/remote-kit': 'file:packs/kit.tgz' }, dependencies: {} }),
  );
  mkdirSync(join(folder, 'packs'));
  writeFileSync(join(folder, 'packs/kit.tgz'), 'packed');
  await create('tax-planner');
  const second = v.parse(ranges, JSON.parse(read('package.json')));
  expect(second.devDependencies['@artha/remote-kit']).toBe('file:packages/kit.tgz');
  expect(read('packages/kit.tgz')).toBe('packed');
});

test.each([[undefined], ['Tax Planner'], ['../elsewhere'], ['constructor']])(
  'a name such as %s is refused with an example, and nothing is written',
  async (name) => {
    await expect(create(name)).rejects.toThrow('artha create tax-planner');
    expect(existsSync(join(folder, '../elsewhere'))).toBe(false);
  },
);

test('a folder with content is not changed', async () => {
  mkdirSync(join(folder, 'tax-planner'));
  writeFileSync(join(folder, 'tax-planner/notes.txt'), 'mine');
  await expect(create('tax-planner')).rejects.toThrow('exists already and is not empty');
  expect(read('notes.txt')).toBe('mine');
});

describe('a template', () => {
  test('of javascript has the same page without types', async () => {
    await create('tax-planner', { template: 'javascript' });
    const files = ['remote.config.js', 'webpack.config.js', 'src/screens/tax-planner/TaxPlanner.jsx'];
    for (const file of [...files, 'src/screens/tax-planner/TaxPlanner.test.jsx']) {
      expect([file, existsSync(join(folder, 'tax-planner', file))]).toEqual([file, true]);
      expect(read(file)).not.toMatch(/__[A-Z]+__|import type|satisfies|: ReactElement|\.tsx?'/);
    }
    for (const file of ['tsconfig.json', 'src/imports.d.ts', 'remote.config.ts', 'src/screens/tax-planner/screen.css'])
      expect([file, existsSync(join(folder, 'tax-planner', file))]).toEqual([file, false]);
    expect(read('package.json')).not.toContain('@types');
  });

  test('of javascript has a description that the build accepts', async () => {
    await create('tax-planner', { template: 'javascript' });
    await addScreen(join(folder, 'tax-planner'), 'YearByYear');
    expect(read('remote.config.js')).toContain("path: '/tools/tax-planner/year-by-year',");
    expect(read('src/screens/year-by-year/YearByYear.jsx')).toContain('export function YearByYear() {');
    expect(read('src/screens/year-by-year/YearByYear.test.jsx')).toContain("from './YearByYear.jsx'");
  });

  test('of tailwind has its packages, and a stylesheet that the screen imports', async () => {
    await create('tax-planner', { template: 'tailwind' });
    expect(JSON.parse(read('package.json'))).toMatchObject({
      devDependencies: { tailwindcss: expect.any(String), '@tailwindcss/postcss': expect.any(String) },
    });
    expect(read('src/screens/tax-planner/screen.css')).toBe("@import 'tailwindcss';\n");
    const screen = read('src/screens/tax-planner/TaxPlanner.tsx');
    expect(screen).toContain("import './screen.css';\n");
    expect(screen).toMatch(/className="[^"]+"/);
  });

  test('that does not exist is refused with those that do, and nothing is written', async () => {
    await expect(create('tax-planner', { template: 'svelte' })).rejects.toThrow(
      'There is no template “svelte”. The templates are typescript, javascript, tailwind.',
    );
    expect(existsSync(join(folder, 'tax-planner'))).toBe(false);
  });
});

describe('a package manager', () => {
  const names = ['.npmrc', 'pnpm-workspace.yaml', '.yarnrc.yml', 'yarn.lock'];
  const filesOf = (path = 'tax-planner') => names.filter((file) => existsSync(join(folder, path, file)));

  test.each<readonly [ManagerName, readonly string[], string]>([
    ['npm', ['.npmrc'], 'npm ci'],
    ['pnpm', ['pnpm-workspace.yaml'], 'pnpm install --frozen-lockfile'],
    ['yarn', ['.yarnrc.yml', 'yarn.lock'], 'yarn install --immutable'],
    ['yarn classic', ['yarn.lock'], 'yarn install --frozen-lockfile'],
  ])('%s has its settings in the folder, and installs in the workflow', async (name, files, frozen) => {
    await create('tax-planner', { manager: managerOf(name, '9.9.9') });
    expect(filesOf()).toEqual(files);
    const workflow: unknown = parse(read('.github/workflows/publish.yml'));
    const steps = JSON.stringify(workflow);
    expect(steps).toContain(`{"run":"${frozen}"}`);
    expect(steps.includes('corepack enable')).toBe(name !== 'npm');
    expect(read('README.md')).toContain(`${name.split(' ')[0]} install `);
    expect(read('package.json').includes('"packageManager"')).toBe(name !== 'npm');
  });

  test('that runs the command installs, unless the folder is in workspaces of another one', async () => {
    jest.replaceProperty(process, 'env', { npm_config_user_agent: 'pnpm/12.21.0 npm/? node/v24.0.0 linux x64' });
    await create('tax-planner');
    expect(filesOf()).toEqual(['pnpm-workspace.yaml']);
    writeFileSync(join(folder, 'package.json'), '{"workspaces":["apps/*"]}');
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    await createRemote(join(folder, 'apps'), 'emi', {
      site: 'https://site.example',
      owner: undefined,
      isInstalling: false,
    });
    expect(filesOf('apps/emi')).toEqual([]);
    expect(printed).toContain('npm run dev');
  });
});

describe('a folder in workspaces', () => {
  const inApps = (manager: ManagerName) =>
    createRemote(join(folder, 'apps'), 'emi', {
      site: 'https://site.example',
      owner: undefined,
      isInstalling: false,
      manager: managerOf(manager),
    });

  test('has its workflow in the repository, for its own changes, and the rules of installed packages', async () => {
    writeFileSync(join(folder, 'package.json'), '{"workspaces":["apps/*"]}');
    await inApps('npm');
    const workflow = readFileSync(join(folder, '.github/workflows/publish-emi.yml'), 'utf8');
    expect(parse(workflow)).toMatchObject({
      on: { push: { paths: ['apps/emi/**', '.github/workflows/publish-emi.yml'] } },
      defaults: { run: { 'working-directory': 'apps/emi' } },
    });
    expect(workflow).toContain('path: apps/emi/dist');
    expect(existsSync(join(folder, 'apps/emi/.github'))).toBe(false);
    expect(printed).toContain('../../.github/workflows/publish-emi.yml');
    expect(readFileSync(join(folder, 'apps/emi/.oxlintrc.json'), 'utf8')).toContain('"../../node_modules/@artha');
  });

  test('uses the packed files of the repository, which npm takes for one package', async () => {
    mkdirSync(join(folder, 'packs'));
    writeFileSync(join(folder, 'packs/kit.tgz'), 'packed');
    const devDependencies = { '@artha/remote-kit': 'file:packs/kit.tgz' };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ workspaces: ['apps/*'], devDependencies }));
    await inApps('npm');
    expect(readFileSync(join(folder, 'apps/emi/package.json'), 'utf8')).toContain('"file:../../packs/kit.tgz"');
    expect(existsSync(join(folder, 'apps/emi/packages'))).toBe(false);
  });

  test('is not made where pnpm or yarn could not install it, with what to add', async () => {
    writeFileSync(join(folder, 'pnpm-workspace.yaml'), 'packages: [apps/*]\n');
    await expect(inApps('pnpm')).rejects.toThrow(/Add to .*pnpm-workspace\.yaml: strictDepBuilds: false/);
    await expect(inApps('yarn')).rejects.toThrow(/Plug’n’Play .*\.yarnrc\.yml: nodeLinker: node-modules/);
    expect(existsSync(join(folder, 'apps'))).toBe(false);
    writeFileSync(join(folder, 'pnpm-workspace.yaml'), 'packages: [apps/*]\nstrictDepBuilds: false\n');
    await inApps('pnpm');
    expect(readFileSync(join(folder, 'apps/emi/.oxlintrc.json'), 'utf8')).toContain('"./node_modules/@artha');
  });
});
