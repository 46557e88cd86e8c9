import { TestRemote } from '../testing/TestRemote.ts';

let remote: TestRemote;
beforeEach(() => {
  remote = new TestRemote();
});
afterEach(() => {
  remote.remove();
});

test('a package that needs Node is named once for each build, with the ways out', async () => {
  remote.install('reader', { main: 'index.js' }, { 'index.js': "require('fs'); require('node:path');" });
  remote.screen("import 'reader'; import { cpus } from 'node:os'; export const Test = () => cpus().length;");
  const errors = (await remote.build()).split('\n').filter((line) => line.includes('ERROR'));
  expect(errors.map((line) => line.trim())).toEqual([
    "ERROR in reader imports 'fs', 'path' of Node, which does not exist in a browser: take another package, or, if that code never runs there, name it in webpack.config.ts: leaveOut: { browser: ['fs', 'path'] }.",
    "ERROR in src/screens/test/Test.tsx imports 'os' of Node, which does not exist in a browser: take another package, or, if that code never runs there, name it in webpack.config.ts: leaveOut: { browser: ['os'] }.",
    "ERROR in reader imports 'fs', 'path' of Node, which does not exist where pages are rendered: load what needs it by clientOnly(() => import(…)), take another package, or, if that code never runs there, name it in webpack.config.ts: leaveOut: { server: ['fs', 'path'] }.",
    "ERROR in src/screens/test/Test.tsx imports 'os' of Node, which does not exist where pages are rendered: load what needs it by clientOnly(() => import(…)), take another package, or, if that code never runs there, name it in webpack.config.ts: leaveOut: { server: ['os'] }.",
  ]);
});

test('a package that replaces a module of Node is found', async () => {
  remote.install('events', { main: 'events.js' }, { 'events.js': "exports.name = 'of a package';" });
  remote.screen("import { name } from 'node:events'; export const Test = () => name;");
  expect(await remote.build()).toBe('');
  expect(remote.read('server/Test.cjs')).toContain('of a package');
});

test('what never runs is left out', async () => {
  remote.install('reader', { main: 'index.js' }, { 'index.js': "exports.read = () => require('fs').read;" });
  remote.screen("import { read } from 'reader'; export const Test = () => String(read);");
  expect(await remote.build({}, { leaveOut: { browser: ['fs'], server: ['fs'] } })).toBe('');
});
