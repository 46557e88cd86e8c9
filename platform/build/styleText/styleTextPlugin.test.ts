import { TestRemote } from '../testing/TestRemote.ts';

let remote: TestRemote;
beforeEach(() => {
  remote = new TestRemote();
});
afterEach(() => {
  remote.remove();
});

const hasRuntime = (file: string) => remote.read(file).includes('artha.styleText');

test('a screen with a style element fills it through the CSSOM in browsers', async () => {
  remote.screen('export const Test = () => <style>{"p { color: red }"}</style>;');
  expect(await remote.build()).toBe('');
  expect(hasRuntime('browser/Test.js')).toBe(true);
  expect(hasRuntime('server/Test.cjs')).toBe(false);
});

test('so does a package, as the kind of module that it is', async () => {
  const creates = "const add = () => document.createElement('style');";
  remote.install('one', { main: 'one.js' }, { 'one.js': `${creates} module.exports = { add };` });
  remote.install('two', { type: 'module', main: 'two.js' }, { 'two.js': `${creates} export { add };` });
  remote.screen("import one from 'one'; import { add } from 'two'; export const Test = () => one.add() ?? add();");
  expect(await remote.build()).toBe('');
  expect(remote.read('browser/Test.js').match(/artha\.styleText/g)).toHaveLength(1);
});

test('a remote that creates none gets no byte of it', async () => {
  remote.screen('export const Test = () => <p style={{ top: 0 }}>Test</p>;');
  expect(await remote.build()).toBe('');
  expect(hasRuntime('browser/Test.js')).toBe(false);
});
