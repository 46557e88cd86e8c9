import { compressAll } from './compress.ts';
import { readTwins } from './readTwins.ts';

const script = Buffer.from('export const total = 1;');
const files = new Map<string, Uint8Array>([
  ['browser/a.js', script],
  ['browser/b.png', Buffer.from([1, 2])],
]);

/** The content of a store with some files replaced or removed. */
async function stored(changes: Readonly<Record<string, Buffer | undefined>> = {}) {
  const contents = new Map<string, Uint8Array | undefined>([...(await compressAll(files)), ...Object.entries(changes)]);
  return (path: string) => {
    const content = contents.get(path);
    return Promise.resolve(content && Buffer.from(content));
  };
}

test('both compressed copies of a text are read', async () => {
  const twins = await readTwins(files, await stored());
  expect([...twins.keys()]).toEqual(['browser/a.js.br', 'browser/a.js.gz']);
});

test.each([
  ['is missing', undefined],
  ['is damaged', Buffer.from('not Brotli')],
])('no copy is used if one of them %s', async (_what, twin) => {
  expect((await readTwins(files, await stored({ 'browser/a.js.br': twin }))).size).toBe(0);
});

test('a copy of other content is not used', async () => {
  const other = (await compressAll(new Map([['a.js', Buffer.from('export const total = 2;')]]))).get('a.js.gz');
  const twins = await readTwins(files, await stored({ 'browser/a.js.gz': Buffer.from(other ?? []) }));
  expect(twins.size).toBe(0);
});
