import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FolderStore } from '@artha/core/folderStore';
import { writeHeaders } from '@artha/core/pageHeaders';
import { putSignedSite } from '@artha/core/testing/putSignedSite';
import { timeLimit } from '@artha/process/timeLimit';
import { createEdge } from './createEdge.ts';
import { siteOf } from './currentSite.ts';
import { keepPublicFiles, readAhead } from './readAhead.ts';
import { edgeTrust, siteFiles, writeImmutableFiles } from './testing/edgeSite.ts';

const files = ['/remotes/tax/0a1b/main.js', '/icons/0a1b.png'];

/** The files of a site whose pages load a script and a registry first. */
function filesOfSite(): ReadonlyMap<string, Uint8Array> {
  const headers = { files, policies: ["default-src 'none'"], isIsolated: false };
  const written = writeHeaders(new Map(['/', '/tools'].map((path) => [path, headers])), () => true);
  return new Map([...siteFiles(1), ...written.map(([path, text]): [string, Buffer] => [path, Buffer.from(text)])]);
}

const atTheEnd: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(atTheEnd.map((end) => end())));

test('pages that no one has visited, and the files that they load first, are there while the store does not respond', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'artha-ahead-'));
  const stored = new FolderStore(folder);
  await writeImmutableFiles(stored);
  await stored.putContentAddressed(new Map([['icons/0a1b.png', Buffer.from('picture')]]));
  await putSignedSite(stored, filesOfSite());
  let isDown = false;
  let reads = 0;
  const answer = <T>(read: () => Promise<T>): Promise<T> => {
    reads += 1;
    return isDown ? Promise.reject(new Error('getaddrinfo ENOTFOUND storage')) : read();
  };
  const edge = await createEdge({
    store: {
      previews: stored.previews,
      openSite: async () => {
        const site = await answer(() => stored.openSite());
        return site && { ...site, read: (path) => answer(() => site.read(path)) };
      },
      readPublic: (path) => answer(() => stored.readPublic(path)),
    },
    trust: edgeTrust,
    log: () => undefined,
  });
  atTheEnd.push(async () => {
    await edge.close();
    await rm(folder, { recursive: true, force: true });
  });
  const url = await edge.listen({ port: 0, host: '127.0.0.1' });
  expect((await fetch(url)).status).toBe(200);
  // It reads one file after another: it has ended once no file has been read for a while.
  let before: number;
  do {
    before = reads;
    await wait(timeLimit(200));
  } while (before !== reads);
  isDown = true;
  for (const path of ['/tools', '/tools/tax', '/remotes/tax/0a1b/main.js', '/icons/0a1b.png']) {
    for (const encoding of ['br', 'gzip']) {
      const { status } = await fetch(url + path, { headers: { 'accept-encoding': encoding } });
      expect({ path, encoding, status }).toEqual({ path, encoding, status: 200 });
    }
  }
  // No page loads it first, so it is not there.
  expect((await fetch(`${url}/og/0a1b.png`)).status).toBe(500);
});

test('a closed edge reads nothing ahead', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'artha-ahead-'));
  const stored = new FolderStore(folder);
  await writeImmutableFiles(stored);
  await putSignedSite(stored, filesOfSite());
  const held = Promise.withResolvers<undefined>();
  const reached = Promise.withResolvers<undefined>();
  let reads = 0;
  const edge = await createEdge({
    store: {
      previews: stored.previews,
      openSite: async () => {
        const site = await stored.openSite();
        const read = (path: string) => {
          reads += 1;
          return site?.read(path) ?? Promise.resolve(undefined);
        };
        return site && { ...site, read };
      },
      readPublic: () => {
        reached.resolve(undefined);
        return held.promise;
      },
    },
    trust: edgeTrust,
    log: () => undefined,
  });
  await fetch(await edge.listen({ port: 0, host: '127.0.0.1' }));
  await reached.promise;
  await edge.close();
  const before = reads;
  held.resolve(undefined);
  await wait(timeLimit(50));
  expect(reads).toBe(before);
  await rm(folder, { recursive: true });
});

test('reading ahead ends when there is a newer site', async () => {
  const read: string[] = [];
  const site = siteOf({
    listFiles: () => Promise.resolve(['a.html', 'b.html', 'c.html']),
    read: (path) => {
      read.push(path);
      return Promise.resolve(Buffer.from(path));
    },
  });
  await readAhead(
    site,
    () => read.length < 2,
    () => Promise.resolve(undefined),
  );
  expect(read).toEqual(['a.html', 'b.html']);
});

test('an immutable file is read once, and one that is missing again', async () => {
  const read = jest.fn((path: string) => Promise.resolve(path === 'icons/a.svg' ? Buffer.from('<svg/>') : undefined));
  const keep = keepPublicFiles(read);
  for (const path of ['icons/a.svg', 'icons/a.svg', 'icons/b.svg', 'icons/b.svg']) await keep(path);
  expect(read.mock.calls.flat()).toEqual(['icons/a.svg', 'icons/b.svg', 'icons/b.svg']);
});
