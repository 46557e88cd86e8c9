import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfiguration, readRemoteConfig } from './readConfiguration.ts';

const complete = {
  name: 'tax',
  owner: 'team-tax',
  contract: 1,
  routes: [{ path: '/tax', screen: 'Tax', title: 'Tax', description: 'Tax.' }],
};

/** A folder is loaded once in a process, so each test has its own. */
const folders: string[] = [];
function folderWith(file: string, exported: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'artha-configuration-'));
  writeFileSync(join(folder, file), `export default ${JSON.stringify(exported)};`);
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe('the builds of a package', () => {
  test('are those that its webpack.config.ts exports', async () => {
    const builds = [{ name: 'browser' }, { name: 'server' }];
    expect(await readConfiguration(folderWith('webpack.config.ts', builds))).toEqual(builds);
  });

  test('are rejected if it does not export the result of a preset', async () => {
    await expect(readConfiguration(folderWith('webpack.config.ts', { name: 'browser' }))).rejects.toThrow(
      'one call of a preset as its default export',
    );
  });
});

describe('the configuration of a remote', () => {
  const read = (changes: object) => readRemoteConfig(folderWith('remote.config.ts', { ...complete, ...changes }));

  test('is the content of its remote.config.ts', async () => {
    expect(await read({})).toMatchObject(complete);
  });

  test.each([
    ['a name that cannot be part of an address', { name: 'Tax Calculator' }, 'lower-case letters, digits and dashes'],
    [
      'a path with a slash at its end',
      { routes: [{ ...complete.routes[0], path: '/tax/' }] },
      'a path such as /tools/name',
    ],
    ['a screen that is not a component', { routes: [{ ...complete.routes[0], screen: 'tax' }] }, 'a component name'],
    [
      'a navigation entry that links another site',
      { navigation: [{ area: 'legal', label: 'Tax', order: 1, to: '//evil.example' }] },
      'an address of the site',
    ],
  ])('is rejected with %s, and the message says what is expected', async (_what, changes, words) => {
    await expect(read(changes)).rejects.toThrow(words);
  });

  test('is reported missing by its file name', async () => {
    await expect(readRemoteConfig(folderWith('other.ts', {}))).rejects.toThrow('remote.config.ts');
  });
});
