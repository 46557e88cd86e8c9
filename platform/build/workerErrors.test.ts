import { TestRemote } from './testing/TestRemote.ts';

let remote: TestRemote;
beforeEach(() => {
  remote = new TestRemote();
});
afterEach(() => {
  remote.remove();
});

test('a source that starts a worker by its address is told how a page starts one', async () => {
  remote.write('src/screens/test/read.ts', 'postMessage(1);');
  remote.screen(
    "export const Test = () => <button onClick={() => new Worker(new URL('./read.ts', import.meta.url))} />;",
  );
  expect(await remote.build()).toContain(
    'src/screens/test/Test.tsx starts a Worker by its address. A worker is src/workers/<name>.ts, which releaseFiles() of @artha/shared starts, on a route with needs: { workers: true } in remote.config.ts.',
  );
});

test('a package that could start one has no file where pages are rendered', async () => {
  remote.install(
    'reader',
    { main: 'index.js' },
    {
      'index.js': "exports.read = () => new Worker(new URL('./worker.js', import.meta.url));",
      'worker.js': 'postMessage(1);',
    },
  );
  remote.screen("import { read } from 'reader'; export const Test = () => <button onClick={() => read()} />;");
  expect(await remote.build()).toBe('');
  expect(remote.files().filter((file) => file.startsWith('server/') && file !== 'server/Test.cjs')).toEqual([
    'server/sourceMaps.json',
  ]);
});
