import { mkdtempSync, rmSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReleaseFolder } from '../publish/readReleaseFolder.ts';
import { remoteFolder } from '../testing/releaseFolders.ts';
import { FolderStore } from './folderStore.ts';
import { sha256Of } from './sha256Of.ts';
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
  test('has its manifest and its files, of the browser and of the server', async () => {
    const stored = await StoredRelease.open(store, 'tax', digest);
    expect(stored.release).toMatchObject({ kind: 'remote', name: 'tax', version: '1.0.0' });
    expect((await stored.read('browser/remoteEntry.js')).toString()).toBe("entry('tax 1.0.0')");
    expect((await stored.read('server/Tax.cjs')).toString()).toContain('exports.Tax');
  });

  test('is proved whenever a file is read: one that was changed since is not evaluated', async () => {
    const stored = await StoredRelease.open(store, 'tax', digest);
    await writeFile(fileOf('server/Tax.cjs'), 'exports.Tax = () => "evil";');
    await expect(stored.read('server/Tax.cjs')).rejects.toThrow(
      `RE-10: server/Tax.cjs of tax ${digest} has been changed in the store.`,
    );
  });

  test('has no files that its manifest does not list, though they lie there', async () => {
    const stored = await StoredRelease.open(store, 'tax', digest);
    await writeFile(fileOf('server/more.cjs'), '');
    await expect(stored.read('server/more.cjs')).rejects.toThrow('RE-10');
    await expect(stored.read('release.json')).rejects.toThrow('RE-10');
  });

  test('that was lost in part is missed by the name of the file', async () => {
    const stored = await StoredRelease.open(store, 'tax', digest);
    await rm(fileOf('server/Tax.cjs'));
    await expect(stored.read('server/Tax.cjs')).rejects.toThrow(
      `RE-10: The store has lost server/Tax.cjs of tax ${digest}.`,
    );
    await expect(StoredRelease.open(store, 'tax', 'f'.repeat(20))).rejects.toThrow(
      'RE-10: The store has lost release.json',
    );
  });

  test('is named after its manifest: another one in its place is refused', async () => {
    await writeFile(fileOf('release.json'), '{"formatVersion":2}');
    await expect(StoredRelease.open(store, 'tax', digest)).rejects.toThrow(
      `RE-10: release.json of tax ${digest} has been changed in the store.`,
    );
  });

  test('that another version of the platform wrote is refused by its format', async () => {
    const manifest = Buffer.from('{"formatVersion":2}');
    const other = sha256Of(manifest).slice(0, 20);
    await store.putRelease('tax', other, new Map([['release.json', manifest]]));
    await expect(StoredRelease.open(store, 'tax', other)).rejects.toThrow(
      'RE-02: release.json of tax has release format version 2',
    );
  });
});
