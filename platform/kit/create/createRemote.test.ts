import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { remoteConfigSchema } from '@artha/shared/contract';
import { readSigner } from '@artha/release/signer';
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
