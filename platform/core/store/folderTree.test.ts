import fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { FolderStore } from './folderStore.ts';
import type { SiteContent } from './siteContent.ts';
import { KEPT_SITES } from './store.ts';

let folder: string;
let store: FolderStore;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-tree-'));
  store = new FolderStore(folder);
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const contents = (files: Readonly<Record<string, string | undefined>>) =>
  new Map<string, SiteContent>(
    Object.entries(files).map(([path, text]) => [path, text === undefined ? undefined : Buffer.from(text)]),
  );

async function replace(files: Readonly<Record<string, string | undefined>>, keepsOthers = true): Promise<void> {
  const after = (await store.openSite())?.version;
  const change = { files: contents(files), after, keepsOthers: keepsOthers && after !== undefined };
  expect(await store.replaceSite(change)).toBe(true);
}

/** All files below a folder by path, through links, as a static file server sees them. */
function readAll(at: string, below = ''): Record<string, string> {
  return Object.fromEntries(
    readdirSync(join(at, below)).flatMap((name): [string, string][] => {
      const path = join(below, name);
      const isFile = lstatSync(join(at, path)).isFile();
      return isFile ? [[path, readFileSync(join(at, path), 'utf8')]] : Object.entries(readAll(at, path));
    }),
  );
}

/** The folders below one that its links lead to, as paths below the sites. */
function reachable(at: string): string[] {
  return readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isSymbolicLink()) return [];
    const target = realpathSync(join(at, entry.name));
    return [relative(realpathSync(join(folder, 'sites')), target), ...reachable(target)];
  });
}

const numbersIn = (path: string) => readdirSync(path).filter((name) => /^\d+$/.test(name));

test('a folder without changes is not written again', async () => {
  await replace({ 'tax/index.html': 'tax', 'tax/old/index.html': 'old', 'sip/index.html': 'sip', 'a.txt': 'a' });
  const before = realpathSync(join(store.siteLink, 'sip'));
  await replace({ 'tax/index.html': 'new' });
  expect(realpathSync(join(store.siteLink, 'sip'))).toBe(before);
  expect(readlinkSync(join(store.siteLink, 'sip'))).toMatch(/^\.\.\/\.\.\/1\/folders\/\d+$/);
  expect(readdirSync(join(folder, 'sites/2/folders'))).toHaveLength(1);
  expect(readAll(store.siteLink)).toEqual({
    'tax/index.html': 'new',
    'tax/old/index.html': 'old',
    'sip/index.html': 'sip',
    'a.txt': 'a',
  });
});

test('a link that leads out of the sites is not followed', async () => {
  await replace({ 'tax/index.html': 'tax', 'sip/index.html': 'sip' });
  const secret = join(folder, 'secret');
  mkdirSync(secret);
  writeFileSync(join(secret, 'index.html'), 'secret');
  for (const target of [secret, '../../../secret', '../../1/../../secret/folders/1']) {
    const link = join(store.siteLink, 'sip');
    rmSync(link);
    symlinkSync(target, link);
    await replace({ 'tax/index.html': target });
    expect(readAll(store.siteLink)).toEqual({ 'tax/index.html': target });
    await replace({ 'sip/index.html': 'sip' });
    expect(readAll(store.siteLink)).toEqual({ 'tax/index.html': target, 'sip/index.html': 'sip' });
  }
});

test('a site continues a store that was copied without its links', async () => {
  await replace({ 'tax/index.html': 'tax', 'tax/old/index.html': 'old', 'sip/index.html': 'sip' });
  const copy = join(folder, 'copy');
  mkdirSync(copy);
  execFileSync('cp', ['-RL', join(folder, 'sites'), join(folder, 'current'), copy]);
  store = new FolderStore(copy);
  await replace({ 'tax/index.html': 'new' });
  expect(readAll(store.siteLink)).toEqual({
    'tax/index.html': 'new',
    'tax/old/index.html': 'old',
    'sip/index.html': 'sip',
  });
});

test('after any changes, each kept site has its files, and no folder that nothing needs is left', async () => {
  const name = fc.constantFrom('a', 'b', 'c');
  const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => [...parts, 'index.html'].join('/'));
  const change = fc.record({
    files: fc.dictionary(path, fc.option(fc.constantFrom('1', '2', '3'), { nil: undefined }), { minKeys: 1 }),
    keepsOthers: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      store = new FolderStore(mkdtempSync(join(folder, 'one-')));
      const own = folder;
      folder = store.folder;
      const sites: Record<string, string>[] = [];
      for (const { files, keepsOthers } of changes) {
        await replace(files, keepsOthers);
        const next = { ...(keepsOthers ? sites.at(-1) : {}), ...files };
        sites.push(Object.fromEntries(Object.entries(next).filter((entry): entry is [string, string] => !!entry[1])));
      }
      const kept = sites.map((_, index) => String(index + 1)).slice(-1 - KEPT_SITES);
      for (const number of kept)
        expect(readAll(join(folder, 'sites', number, 'files'))).toEqual(sites[Number(number) - 1]);
      const needed = new Set(kept.flatMap((number) => reachable(join(folder, 'sites', number, 'files'))));
      const there = numbersIn(join(folder, 'sites')).flatMap((number) => {
        const names = readdirSync(join(folder, 'sites', number));
        return names.includes('folders')
          ? readdirSync(join(folder, 'sites', number, 'folders')).map((one) => `${number}/folders/${one}`)
          : [];
      });
      expect(there.filter((one) => !needed.has(one))).toEqual([]);
      folder = own;
    }),
    { numRuns: 40 },
  );
});
