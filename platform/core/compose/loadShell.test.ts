import { mkdtempSync, rmSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReleaseFolder } from '../format/readReleaseFolder.ts';
import { FolderStore } from '../store/folderStore.ts';
import { remoteFolder, shellFolder } from '../format/testing/releaseFolders.ts';
import { loadShell } from './loadShell.ts';

let folder = '';
let store = new FolderStore(folder);
const madeFolders: string[] = [];

/** Stores the release of a folder; returns its digest. */
async function put(releaseFolder: string): Promise<string> {
  madeFolders.push(releaseFolder);
  const { release, digest, files } = await readReleaseFolder(releaseFolder);
  await store.putRelease(release.name, digest, files);
  return digest;
}

/** Shells are cached by digest, so each test that changes one has another version. */
const putShell = (server?: string, version = '1.0.0') =>
  put(shellFolder({ version }, server === undefined ? {} : { 'server/server.cjs': server }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-bundles-'));
  store = new FolderStore(folder);
});

afterEach(() => {
  for (const one of [folder, ...madeFolders.splice(0)]) rmSync(one, { recursive: true, force: true });
});

test('a shell’s server bundle exports what pages are composed with', async () => {
  const digest = await putShell();
  const shell = await loadShell(store, digest);
  expect(shell).toMatchObject({ rootId: 'root', entryDependencies: [], digest });
  expect(shell.shellPages.map(({ path }) => path)).toEqual(['/~health', '/404']);
  expect(shell.documentStyle('/base/', 'en')).toContain('/base/font.woff2');
  expect(shell.code).toContain('exports.shareScope');
});

test('it is evaluated once, even if the store changes', async () => {
  const digest = await putShell(undefined, '1.0.1');
  const shell = await loadShell(store, digest);
  await rm(join(folder, 'releases'), { recursive: true });
  expect(await loadShell(store, digest)).toBe(shell);
});

test.each(['node:crypto', 'left-pad'])('it may not require any module: %s', async (name) => {
  const asking = await putShell(`require('${name}'); exports.rootId = 'root';`, '1.0.2');
  await expect(loadShell(store, asking)).rejects.toThrow(`requires “${name}”; it may not require any module.`);
});

test('it is refused if the store has lost or changed it, or has a remote instead', async () => {
  await expect(loadShell(store, '0'.repeat(20))).rejects.toThrow('RE-10: The store does not have release.json');
  const changed = await putShell(undefined, '1.0.4');
  await writeFile(join(folder, 'releases/shell', changed, 'server/server.cjs'), 'changed');
  await expect(loadShell(store, changed)).rejects.toThrow(/RE-10: server\/server\.cjs of shell .* has been changed/);
  const remote = remoteFolder({ version: '9.0.0' });
  madeFolders.push(remote);
  const { digest, files } = await readReleaseFolder(remote);
  await store.putRelease('shell', digest, files);
  await expect(loadShell(store, digest)).rejects.toThrow('RE-10: The registry’s “shell” is not a shell.');
});
