import fc from 'fast-check';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putSite } from './testing/putSite.ts';
import { readSiteText } from './testing/readSiteText.ts';
import { FolderStore } from './folderStore.ts';
import { describeStore } from './testing/storeContract.ts';

const site = (text: string) => new Map([['registry.json', Buffer.from(text)]]);

describeStore('A folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'artha-store-'));
  const fileOf = (name: string, digest: string, path: string) =>
    path.startsWith('browser/')
      ? join(folder, 'public/remotes', name, digest, path.slice('browser/'.length))
      : join(folder, 'releases', name, digest, path);
  return Promise.resolve({
    // A new store has no folder yet.
    store: new FolderStore(join(folder)),
    openAgain: () => new FolderStore(folder),
    damageRelease: async (name, digest, path, content) => {
      if (content === undefined) await rm(fileOf(name, digest, path));
      else await writeFile(fileOf(name, digest, path), content);
    },
    damagePointer: async (how) => {
      await rm(join(folder, 'current'));
      // This happens if it was copied without its links.
      if (how === 'damaged') await cp(join(folder, 'sites/1/files'), join(folder, 'current'), { recursive: true });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  });
});

describe('a folder', () => {
  let folder = '';
  let store = new FolderStore(folder);

  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'artha-store-')), 'store');
    store = new FolderStore(folder);
  });

  afterEach(() => {
    rmSync(join(folder, '..'), { recursive: true });
  });

  test('is created by the first write', async () => {
    await putSite(store, site('{}'));
    expect(readdirSync(folder).sort()).toEqual(['current', 'incoming', 'sites']);
  });

  test('has a public part whose paths are addresses', async () => {
    const digest = 'a'.repeat(20);
    const files = new Map([
      ['release.json', Buffer.from('{}')],
      ['browser/main.js', Buffer.from('1')],
      ['server/server.cjs', Buffer.from('2')],
    ]);
    await store.putRelease('shell', digest, files);
    await store.putContentAddressed(new Map([['og/1.png', Buffer.from('3')]]));
    const shown = readdirSync(store.publicFolder, { recursive: true, withFileTypes: true });
    expect(
      shown
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(store.publicFolder.length))
        .sort(),
    ).toEqual(['/og/1.png', `/remotes/shell/${digest}/main.js`]);
  });

  test('keeps the three sites before the current one, and the registry of older ones', async () => {
    for (let number = 1; number <= 6; number += 1) await putSite(store, site(String(number)));
    expect(['1', '2', '3', '4', '5', '6'].map((number) => readdirSync(join(folder, 'sites', number)).sort())).toEqual([
      ...Array.from({ length: 2 }, () => ['registry.json', 'replaced.json']),
      ...Array.from({ length: 4 }, () => ['files', 'replaced.json']),
    ]);
    expect(readFileSync(join(folder, 'sites/2/registry.json'), 'utf8')).toBe('2');
    expect(readlinkSync(store.siteLink)).toBe('sites/6/files');
  });

  test('recovers from a publisher that died before it set the link', async () => {
    for (const number of ['1', '2']) await putSite(store, site(number));
    rmSync(store.siteLink);
    symlinkSync('sites/1/files', store.siteLink);
    expect(await readSiteText(store, 'registry.json')).toBe('2');
    // Also if the next writer comes later: nginx serves what the link points to.
    expect(await store.replaceSite({ files: site('late'), after: '1', keepsOthers: false })).toBe(false);
    expect(readlinkSync(store.siteLink)).toBe('sites/2/files');
  });

  test('recovers from incomplete sites', async () => {
    await putSite(store, site('1'));
    mkdirSync(join(folder, 'sites/2'));
    writeFileSync(join(folder, 'sites/2/replaced.json'), '{}');
    mkdirSync(join(folder, 'sites/7/more'), { recursive: true });
    expect(await readSiteText(store, 'registry.json')).toBe('1');
    await putSite(store, site('2'));
    expect(await readSiteText(new FolderStore(folder), 'registry.json')).toBe('2');
    expect(await store.earlierSites()).toHaveLength(1);
  });

  test('leaves no temporary files, even if a write fails', async () => {
    const files = new Map([['browser/main.js', Buffer.from('1')]]);
    await store.putRelease('shell', 'a'.repeat(20), files);
    await store.putRelease('shell', 'a'.repeat(20), files);
    await putSite(store, site('1'));
    expect(await store.replaceSite({ files: site('2'), after: undefined, keepsOthers: false })).toBe(false);
    // A file cannot replace a folder.
    const impossible = new Map([...site('3'), ['a', Buffer.from('')], ['a/b', Buffer.from('')]]);
    await expect(store.replaceSite({ files: impossible, after: '1', keepsOthers: false })).rejects.toThrow(
      /EISDIR|ENOTDIR|EEXIST/,
    );
    expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
    expect(readdirSync(join(folder, 'sites'))).toEqual(['1']);
  });

  test('deletes the temporary files of a dead writer after an hour, and keeps those of others until then', async () => {
    for (const name of ['dead', 'alive']) {
      mkdirSync(join(folder, 'incoming', name, 'site'), { recursive: true });
    }
    const longAgo = Date.now() / 1000 - 3601;
    utimesSync(join(folder, 'incoming/dead'), longAgo, longAgo);
    await putSite(store, site('1'));
    expect(readdirSync(join(folder, 'incoming'))).toEqual(['alive']);
  });

  test('records when a release was written last, even if it existed already', async () => {
    const digest = 'a'.repeat(20);
    const files = new Map([['release.json', Buffer.from('{}')]]);
    await store.putRelease('shell', digest, files);
    utimesSync(join(folder, 'releases/shell', digest), 1000, 1000);
    expect((await store.contents.listReleases())[0]?.writtenAt).toEqual(new Date(1_000_000));
    await store.putRelease('shell', digest, files);
    expect((await store.contents.listReleases())[0]?.writtenAt.getTime()).toBeGreaterThan(1_000_000);
  });

  test('reports an unreadable file instead of treating it as missing', async () => {
    await putSite(store, new Map([['tools/index.html', Buffer.from('tools')]]));
    const opened = await store.openSite();
    await expect(opened?.read('tools')).rejects.toThrow('EISDIR');
  });

  describe('rejects every path outside', () => {
    const outside = ['..', '../secret', '../../secret', 'a/../../secret', './../secret'];
    const everyFile = () =>
      readdirSync(join(folder, '..'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));

    beforeEach(async () => {
      await putSite(store, site('{}'));
      await store.putRelease('tax', 'a'.repeat(20), new Map([['release.json', Buffer.from('{}')]]));
      writeFileSync(join(folder, '../secret'), 'of this machine');
      writeFileSync(join(folder, 'secret'), 'of the store');
    });

    test.each(outside)('in reads: %s', async (path) => {
      const readings = [
        () => store.readPublic(path),
        () => store.readRelease('tax', 'a'.repeat(20), path),
        () => store.readRelease('tax', 'a'.repeat(20), `browser/${path}`),
        () => store.readRelease('tax', path, 'release.json'),
        () => store.readRelease(`../${path}`, 'a'.repeat(20), 'release.json'),
        async () => (await store.openSite())?.read(path),
        () => store.hasContentAddressed(path),
      ];
      for (const read of readings) await expect(read()).rejects.toThrow('leads out of the store');
    });

    test.each(outside)('in writes, of which none is done: %s', async (path) => {
      const before = everyFile();
      const files = new Map([
        ['good.txt', Buffer.from('good')],
        [`${path}/evil.txt`, Buffer.from('evil')],
      ]);
      const writings = [
        () => putSite(store, files),
        () => store.putContentAddressed(new Map([[`${path}/evil.txt`, Buffer.from('evil')]])),
        () => store.putRelease('tax', 'b'.repeat(20), files),
        () => store.putRelease('tax', path, files),
      ];
      for (const write of writings) await expect(write()).rejects.toThrow('leads out of the store');
      expect(everyFile()).toEqual(before);
      expect(await readSiteText(store, 'registry.json')).toBe('{}');
    });

    test('but not names that only look like one', async () => {
      const names = ['..a', '...', 'a/..b/c', 'a/b/../c'];
      await putSite(store, new Map(names.map((name) => [name, Buffer.from(name)])));
      for (const name of names) expect(await readSiteText(store, name)).toBe(name);
    });
  });

  test('returns each written file, and no other', async () => {
    const name = fc.stringMatching(/^[a-z0-9~_-]{1,8}(\.(json|html|js))?$/);
    const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => `${names.join('/')}.txt`);
    const entries = fc.uniqueArray(fc.tuple(path, fc.uint8Array({ maxLength: 50 })), {
      minLength: 1,
      maxLength: 6,
      selector: ([one]) => one,
    });
    await fc.assert(
      fc.asyncProperty(entries, path, async (chosen, other) => {
        const files = new Map(chosen);
        // A file cannot replace the folder of another one.
        fc.pre(
          ![...files.keys(), other].some((one) => [...files.keys(), other].some((two) => two.startsWith(`${one}/`))),
        );
        await putSite(store, files);
        const opened = await store.openSite();
        for (const [one, content] of files) expect((await opened?.read(one))?.equals(content)).toBe(true);
        if (!files.has(other)) expect(await opened?.read(other)).toBeUndefined();
      }),
      { numRuns: 25 },
    );
  });
});
