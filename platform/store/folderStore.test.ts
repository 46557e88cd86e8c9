import fc from 'fast-check';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStore } from './folderStore.ts';
import { describeStore } from './storeContract.ts';

const site = (text: string) => new Map([['registry.json', Buffer.from(text)]]);

describeStore('A folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'artha-store-'));
  const fileOf = (name: string, digest: string, path: string) =>
    path.startsWith('browser/')
      ? join(folder, 'public/remotes', name, digest, path.slice('browser/'.length))
      : join(folder, 'releases', name, digest, path);
  return Promise.resolve({
    // A store begins with no folder.
    store: new FolderStore(join(folder)),
    openAgain: () => new FolderStore(folder),
    damageRelease: async (name, digest, path, content) => {
      if (content === undefined) await rm(fileOf(name, digest, path));
      else await writeFile(fileOf(name, digest, path), content);
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

  test('is made when something is written, or the lock is taken', async () => {
    await store.withLock(() => store.replaceSite(site('{}')));
    expect(readdirSync(folder).sort()).toEqual(['current', 'sites']);
  });

  test('has a public part in which paths are addresses', async () => {
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

  test('says which site visitors get; another one after each replacement', async () => {
    expect(await store.siteVersion()).toBeUndefined();
    await store.replaceSite(site('1'));
    const first = await store.siteVersion();
    await store.replaceSite(site('1'));
    expect(first).toBeDefined();
    expect(await store.siteVersion()).not.toBe(first);
  });

  test('keeps the three sites before the current one, for readers who are still at it', async () => {
    for (let number = 1; number <= 6; number += 1) await store.replaceSite(site(String(number)));
    expect(readdirSync(join(folder, 'sites')).sort()).toEqual(['3', '4', '5', '6']);
    expect(readlinkSync(store.siteLink)).toBe(join('sites', '6'));
  });

  test('recovers from a publisher that died before its site was the current one', async () => {
    await store.replaceSite(site('1'));
    mkdirSync(join(folder, 'sites/2'));
    writeFileSync(join(folder, 'sites/2/registry.json'), 'half');
    symlinkSync('sites/3', join(folder, 'current.3'));
    expect((await store.readSite('registry.json'))?.toString()).toBe('1');
    await store.replaceSite(site('2'));
    expect((await store.readSite('registry.json'))?.toString()).toBe('2');
    expect(readdirSync(folder).sort()).toEqual(['current', 'sites']);
  });

  test('leaves nothing behind where it writes aside', async () => {
    const files = new Map([['browser/main.js', Buffer.from('1')]]);
    await store.putRelease('shell', 'a'.repeat(20), files);
    await store.putRelease('shell', 'a'.repeat(20), files);
    expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
  });

  test('does not take what it cannot read for something that is not there', async () => {
    await store.replaceSite(new Map([['tools/index.html', Buffer.from('tools')]]));
    await expect(store.readSite('tools')).rejects.toThrow('EISDIR');
  });

  describe('is never left', () => {
    const outside = ['..', '../secret', '../../secret', 'a/../../secret', './../secret'];
    const everyFile = () =>
      readdirSync(join(folder, '..'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));

    beforeEach(async () => {
      await store.replaceSite(site('{}'));
      await store.putRelease('tax', 'a'.repeat(20), new Map([['release.json', Buffer.from('{}')]]));
      writeFileSync(join(folder, '../secret'), 'of this machine');
      writeFileSync(join(folder, 'secret'), 'of the store');
    });

    test.each(outside)('by what is read: %s', async (path) => {
      const readings = [
        () => store.readSite(path),
        () => store.readRelease('tax', 'a'.repeat(20), path),
        () => store.readRelease('tax', 'a'.repeat(20), `browser/${path}`),
        () => store.readRelease('tax', path, 'release.json'),
        () => store.readRelease(`../${path}`, 'a'.repeat(20), 'release.json'),
        async () => (await store.openSite())?.read(path),
        () => store.hasContentAddressed(path),
      ];
      for (const read of readings) await expect(read()).rejects.toThrow('leads out of the store');
    });

    test.each(outside)('by what is written, of which nothing is: %s', async (path) => {
      const before = everyFile();
      const files = new Map([
        ['good.txt', Buffer.from('good')],
        [`${path}/evil.txt`, Buffer.from('evil')],
      ]);
      const writings = [
        () => store.replaceSite(files),
        () => store.putContentAddressed(new Map([[`${path}/evil.txt`, Buffer.from('evil')]])),
        () => store.putRelease('tax', 'b'.repeat(20), files),
        () => store.putRelease('tax', path, files),
      ];
      for (const write of writings) await expect(write()).rejects.toThrow('leads out of the store');
      expect(everyFile()).toEqual(before);
      expect((await store.readSite('registry.json'))?.toString()).toBe('{}');
    });

    test('by names that only look like it', async () => {
      const names = ['..a', '...', 'a/..b/c', 'a/b/../c'];
      await store.replaceSite(new Map(names.map((name) => [name, Buffer.from(name)])));
      for (const name of names) expect((await store.readSite(name))?.toString()).toBe(name);
    });
  });

  test('gives back each file that is put into it, and no other', async () => {
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
        // A file cannot stand where the folder of another one does.
        fc.pre(
          ![...files.keys(), other].some((one) => [...files.keys(), other].some((two) => two.startsWith(`${one}/`))),
        );
        await store.replaceSite(files);
        for (const [one, content] of files) expect((await store.readSite(one))?.equals(content)).toBe(true);
        if (!files.has(other)) expect(await store.readSite(other)).toBeUndefined();
      }),
      { numRuns: 25 },
    );
  });
});
