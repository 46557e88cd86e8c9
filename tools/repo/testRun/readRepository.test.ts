import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findPackages } from '@artha/build/findPackages';
import { root } from '@artha/process/root';
import { planChanged } from './planChanged.ts';
import { readRepository } from './readRepository.ts';

const folder = mkdtempSync(join(tmpdir(), 'artha-workspaces-'));

const config = {
  name: 'tax',
  owner: 'team-tax',
  contract: 1,
  routes: [
    { path: '/tax', screen: 'Tax', title: 'Tax', description: 'Tax.' },
    { path: '/{product}-tax', screen: 'Tax', title: 'Tax', description: 'Tax.' },
  ],
};

beforeAll(() => {
  const files = {
    'package.json': { workspaces: ['shell', 'mfe-*', 'shared'] },
    'shared/package.json': {
      name: '@artha/shared',
      version: '1.0.0',
      description: 'Shared.',
      license: 'MIT',
      type: 'module',
      exports: {},
      artha: { package: {} },
    },
    'shell/package.json': { name: '@artha/shell', dependencies: { '@artha/shared': '1.0.0' } },
    'shell/webpack.config.ts': '',
    'mfe-tax/package.json': {
      name: '@artha/tax',
      dependencies: { react: '19' },
      devDependencies: { '@artha/shared': '1.0.0' },
    },
    'mfe-tax/webpack.config.ts': '',
    'mfe-tax/remote.config.ts': `export default ${JSON.stringify(config)};`,
    'mfe-removed/README.md': '',
    'notes/package.json': { name: 'notes' },
    'e2e/tools/tax.spec.ts': "import { PATH } from './openTax.ts';",
    'e2e/tools/openTax.ts': "export const PATH = '/tax';",
    'e2e/keyboard.spec.ts': "import picture from './picture.svg';",
    'e2e/site.ts': '',
    'e2e/node_modules/a/a.spec.ts': '',
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('what is read of a repository', () => {
  test('are its workspaces with their dependencies, whether each is built and packed, and the addresses of its pages', async () => {
    const { workspaces } = await readRepository(folder, 'My Money');
    expect(workspaces).toEqual([
      {
        folder: 'mfe-tax',
        name: '@artha/tax',
        dependencies: ['react', '@artha/shared'],
        isBuilt: true,
        isPacked: false,
        paths: ['/tax', '/MyMoney-tax'],
      },
      { folder: 'shared', name: '@artha/shared', dependencies: [], isBuilt: false, isPacked: true, paths: [] },
      {
        folder: 'shell',
        name: '@artha/shell',
        dependencies: ['@artha/shared'],
        isBuilt: true,
        isPacked: false,
        paths: [],
      },
    ]);
  });

  test('are its journeys with their text and that of imported files beside them, without packages', async () => {
    const { specs } = await readRepository(folder, 'Artha');
    expect(specs).toEqual([
      { file: 'e2e/keyboard.spec.ts', text: "import picture from './picture.svg';", beside: '' },
      {
        file: 'e2e/tools/tax.spec.ts',
        text: "import { PATH } from './openTax.ts';",
        beside: "export const PATH = '/tax';",
      },
    ]);
  });

  test('is whether a file still exists', async () => {
    const { exists } = await readRepository(folder, 'Artha');
    expect([exists('e2e/site.ts'), exists('e2e/gone.ts')]).toEqual([true, false]);
  });

  test('of this repository lets a change of a remote run its own journeys, and one of shared run all', async () => {
    const repository = await readRepository(root, 'Artha');
    for (const { folder: remote } of findPackages(root).filter(({ name }) => name !== 'shell')) {
      const { check, journeys } = planChanged([`${remote.slice(root.length + 1)}/src/a.ts`], repository);
      expect(check).toEqual([remote.slice(root.length + 1)]);
      expect(journeys).toMatchObject({ grep: expect.stringMatching(/PF-01/) });
    }
    const journeysOf = (remote: string) => planChanged([`mfe-${remote}/src/a.ts`], repository).journeys;
    expect(journeysOf('tax')).toMatchObject({ grep: expect.stringMatching(/tools\/tax.*tools\/taxEstimate/) });
    expect(journeysOf('auth')).toMatchObject({ grep: expect.stringMatching(/accounts\/signIn/) });
    expect(planChanged(['shared/src/a.ts'], repository).journeys).toBe('all');
  });
});
