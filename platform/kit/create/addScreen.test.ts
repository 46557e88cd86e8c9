import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRemoteConfig } from '@artha/build/readConfiguration';
import { addScreen } from './addScreen.ts';
import { createRemote } from './createRemote.ts';

let parent = '';
let folder = '';
let printed = '';
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

beforeEach(async () => {
  parent = mkdtempSync(join(tmpdir(), 'artha-add-'));
  folder = join(parent, 'emi');
  jest.spyOn(console, 'log').mockImplementation((text: string) => {
    printed += `${text}\n`;
  });
  await createRemote(parent, 'emi', { site: 'https://site.example', owner: undefined, isInstalling: false });
  printed = '';
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(parent, { recursive: true });
});

test('a further page has a screen, a test and a route, at an address that the policy gives already', async () => {
  await addScreen(folder, 'YearByYear');
  expect(read('src/screens/year-by-year/YearByYear.tsx')).toContain('export function YearByYear()');
  expect(read('src/screens/year-by-year/YearByYear.test.tsx')).toContain("name: 'Year by year'");
  // From another file: a module is only loaded once.
  const copy = join(parent, 'copy');
  mkdirSync(copy);
  writeFileSync(join(copy, 'remote.config.ts'), read('remote.config.ts'));
  expect((await readRemoteConfig(copy)).routes).toMatchObject([
    { path: '/tools/emi', screen: 'Emi', tool: {} },
    { path: '/tools/emi/year-by-year', screen: 'YearByYear', title: 'Year by year' },
  ]);
});

test('a configuration that is written in another way is not changed: the lines to add are printed', async () => {
  const other = read('remote.config.ts').replace('routes: [', 'routes: /* pages */ [');
  writeFileSync(join(folder, 'remote.config.ts'), other);
  await addScreen(folder, 'YearByYear');
  expect(read('remote.config.ts')).toBe(other);
  expect(printed).toContain("path: '/tools/emi/year-by-year',");
});

test.each([[undefined], ['year-by-year'], ['Emi']])(
  'a name such as %s is refused, and nothing is written',
  async (name) => {
    const before = read('remote.config.ts');
    await expect(addScreen(folder, name)).rejects.toThrow(/artha add screen YearByYear|is a screen already/);
    expect(read('remote.config.ts')).toBe(before);
    expect(existsSync(join(folder, 'src/screens/year-by-year'))).toBe(false);
  },
);
