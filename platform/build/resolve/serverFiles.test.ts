import { TestRemote } from '../testing/TestRemote.ts';

let remote: TestRemote;
beforeEach(() => {
  remote = new TestRemote();
});
afterEach(() => {
  remote.remove();
});

const say = (text: string) => `export const text = '${text}';`;

/** Builds a screen that shows the text of a package. @returns which text each side has. */
async function build(name: string): Promise<Record<'browser' | 'server', string>> {
  remote.screen(`import { text } from '${name}'; export const Test = () => 'the text of ' + text;`);
  expect(await remote.build()).toBe('');
  const textIn = (script: string) => /(?<=of.*)the \w+ file|the \w+ file/.exec(script)?.[0] ?? '';
  return { browser: textIn(remote.read('browser/Test.js')), server: textIn(remote.read('server/Test.cjs')) };
}

describe('the server build takes from a package', () => {
  test('the file for a worker, even if there is one for browsers', async () => {
    remote.install(
      'styles',
      { exports: { worker: './worker.mjs', browser: './browser.mjs', node: './node.mjs', default: './node.mjs' } },
      {
        'worker.mjs': say('the worker file'),
        'browser.mjs': say('the browser file'),
        'node.mjs': say('the node file'),
      },
    );
    expect(await build('styles')).toEqual({ browser: 'the browser file', server: 'the worker file' });
  });

  test('the file for every environment, which needs no document, unless it needs Node', async () => {
    remote.install(
      'parser',
      { exports: { browser: './browser.mjs', default: './every.mjs' } },
      { 'browser.mjs': say('the browser file'), 'every.mjs': say('the every file') },
    );
    expect(await build('parser')).toEqual({ browser: 'the browser file', server: 'the every file' });
  });

  test('the file for browsers if the other one, or what it imports, needs Node', async () => {
    remote.install(
      'client',
      { module: 'index.mjs', browser: { './deep.mjs': './browser.mjs' } },
      {
        'index.mjs': "export { text } from './deep.mjs';",
        'deep.mjs': `import { inspect } from 'helper'; ${say('the node file')} inspect(text);`,
        'browser.mjs': say('the browser file'),
      },
    );
    remote.install('helper', { main: 'index.js' }, { 'index.js': "exports.inspect = require('util').inspect;" });
    expect(await build('client')).toEqual({ browser: 'the browser file', server: 'the browser file' });
  });

  test('nothing for a file that the package leaves out in browsers, if it needs Node', async () => {
    remote.install(
      'debug',
      { main: 'index.js', browser: { './node.js': false } },
      { 'index.js': "require('./node.js'); exports.text = 'the every file';", 'node.js': "require('node:tty');" },
    );
    expect(await build('debug')).toEqual({ browser: 'the every file', server: 'the every file' });
  });

  test('its own import conditions without that of Node', async () => {
    remote.install(
      'paths',
      { imports: { '#path': { node: './node.mjs', default: './every.mjs' } }, exports: './index.mjs' },
      {
        'index.mjs': "export { text } from '#path';",
        'node.mjs': `import 'node:path'; ${say('the node file')}`,
        'every.mjs': say('the every file'),
      },
    );
    expect(await build('paths')).toEqual({ browser: 'the every file', server: 'the every file' });
  });
});

test('a server bundle requires the shared packages alone', async () => {
  remote.screen("import { useState } from 'react'; export const Test = () => useState('x')[0];");
  expect(await remote.build()).toBe('');
  const required = [...remote.read('server/Test.cjs').matchAll(/\brequire\("([^"]*)"\)/g)].map(([, name]) => name);
  expect(required).toEqual(['react']);
});
