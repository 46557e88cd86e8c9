import { configFile, namedSources } from './sources.ts';
import { readConfiguration, readRemoteConfig } from './readConfiguration.ts';
import { findPackages } from './findPackages.ts';
import { TestRemote } from './testing/TestRemote.ts';

let remote: TestRemote;
beforeEach(() => {
  remote = new TestRemote();
});
afterEach(() => {
  remote.remove();
});

test('a screen in JavaScript may have JSX, and import and be imported with or without endings', async () => {
  remote.write(
    'src/screens/test/Test.jsx',
    "import { Part } from './Part'; import { name } from './name.js'; import { rate } from './rate.mjs';\n" +
      'export const Test = () => <main><Part />{name}{rate}</main>;',
  );
  remote.write(
    'src/screens/test/Part.js',
    "import { more } from '../more'; export const Part = () => <p>the part {more}</p>;",
  );
  remote.write('src/screens/more.jsx', 'export const more = <b>with more</b>;');
  remote.write('src/screens/test/name.ts', "export const name: string = 'the name';");
  remote.write('src/screens/test/rate.mjs', "import unit from './unit.cjs'; export const rate = 'the rate' + unit;");
  remote.write('src/screens/test/unit.cjs', "module.exports = 'in rupees';");
  expect(await remote.build()).toBe('');
  for (const file of ['browser/Test.js', 'server/Test.cjs'])
    for (const text of ['the part', 'with more', 'the name', 'the rate', 'in rupees'])
      expect(remote.read(file)).toContain(text);
});

test('structured data, embedded documents and workers may be JavaScript', async () => {
  remote.screen('export const Test = () => null;');
  remote.write('src/screens/test/structuredData.js', 'export const structuredData = () => [];');
  remote.write('src/embedded/form.js', "export const embeddedDocument = () => ({ title: 'x' });");
  remote.write('src/workers/read.js', "postMessage('read');");
  remote.write('src/workers/read.test.js', 'throw new Error();');
  expect(await remote.build()).toBe('');
  for (const file of ['server/Test.data.cjs', 'server/form.document.cjs', 'browser/workers/read.js'])
    expect(remote.read(file)).not.toBe('');
  expect(Object.keys(namedSources(remote.folder, 'src/workers/*'))).toEqual(['read']);
});

test('configuration may be JavaScript', async () => {
  const routes = [{ path: '/test', screen: 'Test', title: 'Test', description: 'A test.' }];
  const config = { name: 'test', owner: 'team-test', contract: 1, routes };
  remote.write('remote.config.js', `export default ${JSON.stringify(config)};`);
  remote.write('webpack.config.mjs', "export default [{ name: 'a build' }];");
  expect(await readRemoteConfig(remote.folder)).toEqual(config);
  expect(await readConfiguration(remote.folder)).toEqual([{ name: 'a build' }]);
  expect(findPackages(remote.folder).map(({ name }) => name)).toEqual(['test']);
  expect(configFile(remote.folder, 'other.config')).toMatch(/other\.config\.ts$/);
});
