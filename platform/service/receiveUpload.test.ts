import { gzipSync } from 'node:zlib';
import type { RemoteRelease } from '@artha/shared/contract';
import { integrityOf } from '@artha/core/integrity';
import { packRelease } from '@artha/core/releaseArchive';
import { sha256Of } from '@artha/core/sha256Of';
import { remoteRelease } from '@artha/core/testing/releases';
import { receiveUpload } from './receiveUpload.ts';

const files: ReadonlyMap<string, Buffer> = new Map([
  ['browser/remoteEntry.js', Buffer.from('entry()')],
  ['browser/large.js', Buffer.alloc(4 * 1024 * 1024, 'x')],
  ['server/Tax.cjs', Buffer.from('exports.Tax = () => 1;')],
]);

/** Uploads files with a manifest for them. */
async function upload(changes: Partial<RemoteRelease> = {}, text?: string) {
  const described = Array.from(files, ([path, content]): [string, { size: number; integrity: string }] => [
    path,
    { size: content.length, integrity: integrityOf(content) },
  ]);
  const release = remoteRelease({ files: Object.fromEntries(described), ...changes });
  const manifest = Buffer.from(text ?? JSON.stringify(release));
  const archive = await packRelease(new Map([['release.json', manifest], ...files]));
  return receiveUpload(archive, { name: 'tax', sha256: sha256Of(manifest), product: 'Artha' });
}

test('the files of an upload are those that were signed, and each page is weighed', async () => {
  const received = await upload();
  expect([...received.files.keys()]).toEqual(['release.json', ...files.keys()]);
  expect(received.files.get('server/Tax.cjs')?.toString()).toBe('exports.Tax = () => 1;');
  expect(received.pages).toEqual([{ path: '/tax', remote: 'tax', own: expect.any(Number) }]);
});

test('a large file that all pages name again and again is weighed once', async () => {
  const route = (index: number) => ({ path: `/tax/${index}`, screen: 'Tax', title: 'Tax', description: 'Tax.' });
  const started = process.cpuUsage();
  const received = await upload({
    routes: Array.from({ length: 500 }, (_, index) => route(index)),
    screens: { Tax: { browser: Array.from({ length: 500 }, () => 'large.js'), server: 'server/Tax.cjs' } },
  });
  expect(received.pages).toHaveLength(500);
  expect(process.cpuUsage(started).user).toBeLessThan(5_000_000);
});

test.each([
  ['nested without an end', '['.repeat(400_000), 'RE-01: release.json in the upload is not JSON.'],
  [
    'of a million bytes',
    ' '.repeat(1_000_000),
    'RE-01: release.json in the upload has 1000000 bytes; 524288 are allowed.',
  ],
  [
    'with a hundred thousand faults',
    JSON.stringify(Array(100_000).fill(0)),
    'RE-01: release.json in the upload is not a release:',
  ],
])('a manifest %s is refused', async (_, text, reason) => {
  await expect(upload({}, text)).rejects.toThrow(reason);
});

test('a manifest with more pages than a remote may have is refused', async () => {
  const pages = Array.from({ length: 400 }, (_, index) => ({ page: `p${index}`, title: 'a', description: 'a' }));
  const routes = ['/a', '/b', '/c'].map((path) => ({
    path: `${path}/{page}`,
    screen: 'Tax',
    title: 'Tax',
    description: 'Tax.',
    pages,
  }));
  await expect(upload({ routes })).rejects.toThrow('RE-35: tax has 1200 pages; 1000 are allowed.');
});

test('an archive that unpacks to a gigabyte is refused before it does', async () => {
  const part = gzipSync(Buffer.alloc(32 * 1024 * 1024), { level: 9 });
  const bomb = Buffer.concat(Array.from({ length: 32 }, () => part));
  const wanted = { name: 'tax', sha256: '0'.repeat(64), product: 'Artha' };
  await expect(receiveUpload(bomb, wanted)).rejects.toThrow('RE-28: The upload is not an archive of a release');
});

test('an upload whose check is stopped is refused with the reason', async () => {
  const wanted = { name: 'tax', sha256: '0'.repeat(64), product: 'Artha' };
  const stopped = () =>
    Promise.resolve({ results: [], bytes: Buffer.alloc(0), end: 'It takes more than 20 s of processor time.' });
  await expect(receiveUpload(Buffer.alloc(0), wanted, stopped)).rejects.toThrow(
    'RE-44: The upload cannot be checked. It takes more than 20 s of processor time.',
  );
});
