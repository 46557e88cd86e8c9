import { TestRemote } from './testing/TestRemote.ts';
import { readValues } from './readConfiguration.ts';

let remote: TestRemote;
beforeEach(() => {
  remote = new TestRemote();
});
afterEach(() => {
  remote.remove();
});

const define = { API_KEY: 'public-key', FLAG: true, LIMIT: 5, UNSET: undefined };

describe('a value of the build', () => {
  test('is written into the scripts of pages, workers and rendering, and not into the release', async () => {
    remote.screen(
      "export const Test = () => [process.env.API_KEY, process.env['LIMIT'], process.env.FLAG ? 'on' : 'gone', process.env.UNSET ?? 'unset'].join();",
    );
    remote.write('src/workers/read.ts', 'postMessage(process.env.API_KEY);');
    expect(await remote.build({ define })).toBe('');
    for (const file of ['browser/Test.js', 'server/Test.cjs', 'browser/workers/read.js']) {
      expect(remote.read(file)).toContain('public-key');
      expect(remote.read(file)).not.toContain('process');
    }
    expect(remote.read('browser/Test.js')).not.toContain('gone');
    expect(remote.read('release.json')).not.toContain('public-key');
  });

  test('is there if the environment is taken apart', async () => {
    remote.screen('const { API_KEY, NODE_ENV } = process.env; export const Test = () => API_KEY + NODE_ENV;');
    expect(await remote.build({ define })).toBe('');
    expect(remote.read('server/Test.cjs')).toMatch(/public-key/);
    expect(remote.read('server/Test.cjs')).not.toMatch(/process\.env/);
  });

  test('has a name in capitals', async () => {
    remote.screen('export const Test = () => null;');
    await expect(remote.build({ define: { apiKey: 'x' } })).rejects.toThrow(/capitals, digits and _, as in API_KEY/);
  });

  test('is read from the configuration with the environment of the moment', () => {
    expect(readValues(remote.folder)).toEqual({});
    remote.write(
      'remote.config.ts',
      "export default { define: { API_KEY: 'public-key', NONE: process.env.NO_SUCH } };",
    );
    expect(readValues(remote.folder)).toEqual({ API_KEY: 'public-key', NONE: undefined });
  });
});

test('a source that uses another name is an error with its line and the remedy', async () => {
  remote.screen('\n\nexport const Test = () =>\n  process.env.API_KEY;');
  const errors = await remote.build();
  expect(errors).toContain(
    'src/screens/test/Test.tsx, line 4: process.env.API_KEY has no value in a browser. Name it in remote.config.ts, if everyone may read it: define: { API_KEY: process.env.API_KEY }.',
  );
});

test('in a package another name is undefined, and the mode is that of the build', async () => {
  remote.install(
    'lib',
    { main: 'index.js' },
    {
      'index.js':
        "exports.text = [process.env.DEBUG, process.env.DEBUG?.length, process.browser && 'in a browser', process.env.NODE_ENV].join();",
    },
  );
  remote.screen("import { text } from 'lib'; export const Test = () => text;");
  expect(await remote.build()).toBe('');
  expect(remote.read('browser/Test.js')).toContain('in a browser');
  for (const file of ['browser/Test.js', 'server/Test.cjs']) {
    expect(remote.read(file)).toContain('production');
    expect(remote.read(file)).not.toContain('process');
  }
});
