import { TestRemote } from '../testing/TestRemote.ts';

let remote: TestRemote;
beforeEach(() => {
  remote = new TestRemote();
});
afterEach(() => {
  remote.remove();
});

test('a part for browsers alone is in no server bundle, though it needs what only browsers have', async () => {
  remote.install('reader', { main: 'index.js' }, { 'index.js': "require('fs'); exports.text = 'the part';" });
  remote.write('src/screens/test/Part.tsx', "import { text } from 'reader'; export default () => text;");
  remote.write('src/screens/test/Other.tsx', "export default () => 'the other';");
  remote.screen(
    "const clientOnly = (load: () => unknown) => String(load); export const Part = clientOnly(() => import('./Part')); export const other = () => import('./Other'); export const Test = () => Part + String(other);",
  );
  expect(await remote.build({}, { leaveOut: { browser: ['fs'] } })).toBe('');
  expect(remote.read('server/Test.cjs')).not.toContain('the part');
  expect(remote.read('server/Test.cjs')).toContain('the other');
});
