import { mkdtempSync, rmSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReleaseFolder } from '../publish/readReleaseFolder.ts';
import { FolderStore } from '../store/folderStore.ts';
import { sampleConfig } from '../testing/pages.ts';
import { remoteFolder, shellFolder } from '../testing/releaseFolders.ts';
import { loadEmbeddedDocuments, loadScreen, loadShell, loadStructuredData } from './serverBundles.ts';

const site = {
  product: 'Artha',
  email: 'hello@artha.example',
  origin: 'https://artha.example',
  url: 'https://artha.example/tax',
  image: undefined,
  organization: { '@id': 'https://artha.example/#organization' },
};

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

/** The shell is remembered by its digest: each test that changes one has another version. */
const putShell = (server?: string, version = '1.0.0') =>
  put(shellFolder({ version }, server === undefined ? {} : { 'server/server.cjs': server }));

const screenOf = (digest: string, screen = 'Tax') => ({ name: 'tax', digest, screen });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-bundles-'));
  store = new FolderStore(folder);
});

afterEach(() => {
  for (const one of [folder, ...madeFolders.splice(0)]) rmSync(one, { recursive: true, force: true });
});

describe('the server bundle of a shell', () => {
  test('offers what pages are composed with', async () => {
    const shell = await loadShell(store, await putShell());
    expect(shell).toMatchObject({ rootId: 'root', earlyScript: 'early()', entryDependencies: [] });
    expect(shell.shellPages.map(({ path }) => path)).toEqual(['/~health', '/404']);
    expect(shell.documentStyle('/base/')).toContain('/base/font.woff2');
  });

  test('is evaluated once, whatever happens to the store', async () => {
    const digest = await putShell(undefined, '1.0.1');
    const shell = await loadShell(store, digest);
    await rm(join(folder, 'releases'), { recursive: true });
    expect(await loadShell(store, digest)).toBe(shell);
  });

  test('may require modules of Node, and nothing else', async () => {
    const asking = (name: string) => `require('${name}'); exports.rootId = 'root';`;
    const allowed = await putShell(asking('node:crypto'), '1.0.2');
    // It gets past the module of Node, and is refused for what it does not export.
    await expect(loadShell(store, allowed)).rejects.toThrow(/shareScope/);
    const forbidden = await putShell(asking('left-pad'), '1.0.3');
    await expect(loadShell(store, forbidden)).rejects.toThrow('asks for “left-pad”, which is no module of Node');
  });

  test('is refused when the store has lost or changed it, or has a remote in its place', async () => {
    await expect(loadShell(store, '0'.repeat(20))).rejects.toThrow('RE-10: The store has lost release.json');
    const changed = await putShell(undefined, '1.0.4');
    await writeFile(join(folder, 'releases/shell', changed, 'server/server.cjs'), 'changed');
    await expect(loadShell(store, changed)).rejects.toThrow(/RE-10: server\/server\.cjs of shell .* has been changed/);
    const remote = await readReleaseFolder(await made(remoteFolder({ version: '9.0.0' })));
    await store.putRelease('shell', remote.digest, remote.files);
    await expect(loadShell(store, remote.digest)).rejects.toThrow('RE-10: The registry’s “shell” is no shell.');
  });
});

function made(releaseFolder: string): Promise<string> {
  madeFolders.push(releaseFolder);
  return Promise.resolve(releaseFolder);
}

describe('the server bundle of a screen', () => {
  const load = async (server: string, screen = 'Tax') => {
    const shell = await loadShell(store, await putShell());
    return loadScreen(store, shell, screenOf(await put(remoteFolder({}, { 'server/Tax.cjs': server })), screen));
  };

  test('is the module that it exports', async () => {
    expect(await load('module.exports = { Tax: 7 };')).toEqual({ Tax: 7 });
  });

  test('gets the shared packages of the shell', async () => {
    const { shareScope } = await loadShell(store, await putShell());
    expect(await load("exports.react = require('react');")).toEqual({ react: shareScope['react'] });
  });

  test.each(['node:fs', 'left-pad', 'toString'])('gets nothing else: %s', async (name) => {
    await expect(load(`require('${name}');`)).rejects.toThrow(`“${name}” is not in the server share scope`);
  });

  test('is asked for by a name that the release has', async () => {
    await expect(load('exports.Tax = 1;', 'Glossary')).rejects.toThrow('RE-01: tax exposes no screen “Glossary”.');
  });

  test('is refused when the store has lost or changed it', async () => {
    const shell = await loadShell(store, await putShell());
    const digest = await put(remoteFolder());
    const file = join(folder, 'releases/tax', digest, 'server/Tax.cjs');
    await writeFile(file, 'exports.Tax = () => "changed";');
    await expect(loadScreen(store, shell, screenOf(digest))).rejects.toThrow('RE-10');
    await rm(file);
    await expect(loadScreen(store, shell, screenOf(digest))).rejects.toThrow(
      'RE-10: The store has lost server/Tax.cjs',
    );
  });
});

describe('what a screen says of itself for search engines', () => {
  const load = async (data: string | undefined) => {
    const shell = await loadShell(store, await putShell());
    const screens = { Tax: { browser: [], server: 'server/Tax.cjs', ...(data && { data: 'server/Tax.data.cjs' }) } };
    const files = data ? { 'server/Tax.data.cjs': data } : {};
    const digest = await put(remoteFolder({ screens }, files));
    return loadStructuredData(store, shell, screenOf(digest), site);
  };

  test('is what its function returns for the site', async () => {
    const data = "exports.structuredData = ({ url }) => [{ '@type': 'WebApplication', url }];";
    expect(await load(data)).toEqual([{ '@type': 'WebApplication', url: site.url }]);
  });

  test('is nothing where its release has no bundle for it', async () => {
    expect(await load(undefined)).toEqual([]);
  });

  test('is refused without a function, and without types', async () => {
    await expect(load('exports.other = 1;')).rejects.toThrow('structuredData');
    await expect(load('exports.structuredData = () => [{ name: "no type" }];')).rejects.toThrow('@type');
    await expect(load('exports.structuredData = () => "text";')).rejects.toThrow();
  });
});

describe('the documents that the pages of a remote embed', () => {
  const load = async (server: string) => {
    const shell = await loadShell(store, await putShell());
    const digest = await put(remoteFolder({ documents: { form: 'server/form.cjs' } }, { 'server/form.cjs': server }));
    return loadEmbeddedDocuments(store, shell, { name: 'tax', digest }, sampleConfig);
  };
  const exporting = (origins: string) => `exports.embeddedDocument = ({ product }) => ({
    title: product, html: '<p>Form</p>', script: '', scriptOrigins: [], origins: [${origins}] });`;

  test('are made for the configuration of the site', async () => {
    const documents = await load(exporting("'https://form.example'"));
    expect(documents.get('form')).toMatchObject({ title: 'Artha', origins: ['https://form.example'] });
  });

  test('are none where the site does not ask for them', async () => {
    expect((await load('exports.embeddedDocument = () => undefined;')).size).toBe(0);
  });

  test.each([
    "'form.example'",
    "'https://form.example/path'",
    "'*'",
    "'javascript:alert(1)'",
    '"https://a;script-src *"',
  ])('are refused when they name what is no origin: %s', async (origin) => {
    await expect(load(exporting(origin))).rejects.toThrow('an origin such as https://example.com');
  });
});
