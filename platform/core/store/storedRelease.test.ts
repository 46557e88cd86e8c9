import { mkdtempSync, rmSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReleaseFolder } from '../format/readReleaseFolder.ts';
import { remoteFolder } from '../format/testing/releaseFolders.ts';
import { FolderStore } from './folderStore.ts';
import { sha256Of } from '../format/sha256Of.ts';
import { StoredRelease } from './storedRelease.ts';

let folder = '';
let store: FolderStore;
let digest = '';

const fileOf = (path: string) => join(folder, 'releases/tax', digest, path);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'artha-stored-'));
  store = new FolderStore(folder);
  const built = remoteFolder();
  const { release, files, ...key } = await readReleaseFolder(built);
  digest = key.digest;
  await store.putRelease(release.name, digest, files);
  rmSync(built, { recursive: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('a release in a store', () => {
  test('has its manifest, its browser files and its server files', async () => {
    const stored = await StoredRelease.open(store, 'tax', digest);
    expect(stored.release).toMatchObject({ kind: 'remote', name: 'tax', version: '1.0.0' });
    expect((await stored.read('browser/remoteEntry.js')).toString()).toBe("entry('tax 1.0.0')");
    expect((await stored.read('server/Tax.cjs')).toString()).toContain('exports.Tax');
  });

  test('verifies each file when it is read: a changed one is not run', async () => {
    const stored = await StoredRelease.open(store, 'tax', digest);
    await writeFile(fileOf('server/Tax.cjs'), 'exports.Tax = () => "evil";');
    await expect(stored.read('server/Tax.cjs')).rejects.toThrow(
      `RE-10: server/Tax.cjs of tax ${digest} has been changed in the store.`,
    );
  });

  test('does not read files that its manifest does not list, even if they exist', async () => {
    const stored = await StoredRelease.open(store, 'tax', digest);
    await writeFile(fileOf('server/more.cjs'), '');
    await expect(stored.read('server/more.cjs')).rejects.toThrow('RE-10');
    await expect(stored.read('release.json')).rejects.toThrow('RE-10');
  });

  test('names the missing file of an incomplete release', async () => {
    const stored = await StoredRelease.open(store, 'tax', digest);
    await rm(fileOf('server/Tax.cjs'));
    await expect(stored.read('server/Tax.cjs')).rejects.toThrow(
      `RE-10: The store does not have server/Tax.cjs of tax ${digest}.`,
    );
    await expect(StoredRelease.open(store, 'tax', 'f'.repeat(20))).rejects.toThrow(
      'RE-10: The store does not have release.json',
    );
  });

  test('is named by its manifest: another manifest is refused', async () => {
    await writeFile(fileOf('release.json'), '{"formatVersion":2}');
    await expect(StoredRelease.open(store, 'tax', digest)).rejects.toThrow(
      `RE-10: release.json of tax ${digest} has been changed in the store.`,
    );
  });

  test('from another version of the platform is refused by its format', async () => {
    const manifest = Buffer.from('{"formatVersion":2}');
    const other = sha256Of(manifest).slice(0, 20);
    await store.putRelease('tax', other, new Map([['release.json', manifest]]));
    await expect(StoredRelease.open(store, 'tax', other)).rejects.toThrow(
      'RE-02: release.json of tax has release format version 2',
    );
  });
});
