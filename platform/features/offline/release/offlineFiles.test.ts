import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { offlineRecordSchema, type Language } from '@artha/shared/contract';
import { integrityOf } from '@artha/core/integrity';
import { remoteFolder, shellFolder } from '@artha/core/testing/releaseFolders';
import { publish, withdraw } from '@artha/core/publish';
import { localContext } from '@artha/core/testing/localContext';
import { FolderStore } from '@artha/core/folderStore';
import { readSiteText } from '@artha/core/testing/readSiteText';
import { isSigned, signedContentSchema } from '@artha/core/signedContent';
import { createKey, readSigner } from '@artha/core/signer';
import { offline } from '../release.ts';
import { composeOfflineRecords } from './offlineFiles.ts';
import { pageFile } from '@artha/core/pageFile';
import { PageRegistries } from '@artha/core/pageRegistries';
import { sampleConfig, samplePage } from '@artha/core/testing/pages';
import { sampleRegistry, sampleRoute, sampleVersion } from '@artha/shared/testing';

const folders: string[] = [];
const made = (folder: string) => {
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const signedText = v.pipe(v.string(), v.parseJson(), signedContentSchema);
const recordText = v.pipe(v.string(), v.parseJson(), offlineRecordSchema);
const page = { screen: 'Tax', title: 'Tax', description: 'What it costs.' };

test('a site has a signed record of each remote, and the shell’s worker with the key that signs it', async () => {
  const store = new FolderStore(made(mkdtempSync(join(tmpdir(), 'artha-offline-'))));
  const context = { ...localContext(store, sampleConfig), features: [offline] };
  const shell = shellFolder({}, { 'browser/workers/offline.js': 'work()' });
  const routes = [
    { ...page, path: '/tools/tax' },
    { ...page, path: '/tools/tax/secret', unlisted: true },
  ];
  await publish(context, [made(shell), made(remoteFolder({ routes }))]);

  const { signer } = context.authority;
  expect(await readSiteText(store, 'offline.js')).toBe(`globalThis.__arthaSiteKeys=["${signer.id}"];\nwork()`);
  const signed = v.parse(signedText, await readSiteText(store, 'offline/tax.json'));
  expect(signed.key).toBe(signer.id);
  expect(isSigned(signed)).toBe(true);
  const record = v.parse(recordText, signed.content);
  expect(record.remote).toBe('tax');
  const document = (await readSiteText(store, 'tools/tax/index.html')) ?? '';
  expect(record.documents).toEqual({ '/tools/tax': integrityOf(document) });
  expect(document).toContain(JSON.stringify(record.registry.url));
  expect(integrityOf((await store.readPublic(record.registry.url.slice(1))) ?? '')).toBe(record.registry.integrity);

  await withdraw(context, 'tax');
  expect(await readSiteText(store, 'offline/tax.json')).toBeUndefined();
});

test('a record names the registry of each language, and no pages of families, of which there may be thousands', () => {
  const pages = [
    samplePage({ path: '/words', remote: 'words' }),
    samplePage({ path: '/words/cess', remote: 'words', family: '/words/{page}' }),
    samplePage({ path: '/words/hidden', remote: 'words', unlisted: true }),
    samplePage({ path: '/hi/words', remote: 'words', lang: 'hi' }),
  ];
  const files = pages.map(({ path }) => [pageFile(path), path] as const);
  const routes = [sampleRoute({ path: '/words' }), sampleRoute({ path: '/hi/words', lang: 'hi', title: 'शब्द' })];
  const pageRegistries = new PageRegistries(sampleRegistry({ words: [sampleVersion({ routes })] }), 'Artha');
  const parts = { pages, pageRegistries };
  const signer = readSigner(createKey());
  const [[path, text] = []] = composeOfflineRecords(parts, new Set(['words']), files, signer);
  expect(path).toBe('offline/words.json');
  const { documents, registry, translated } = v.parse(recordText, v.parse(signedText, text).content);
  expect(documents).toEqual({ '/words': integrityOf('/words'), '/hi/words': integrityOf('/hi/words') });
  const urlIn = (language: Language) => pageRegistries.of('words', language).file.url;
  expect([registry.url, translated.hi?.url]).toEqual([urlIn('en'), urlIn('hi')]);
  expect(registry.url).not.toBe(translated.hi?.url);
});

test('a site whose shell has no worker has none', async () => {
  const store = new FolderStore(made(mkdtempSync(join(tmpdir(), 'artha-offline-'))));
  await publish({ ...localContext(store, sampleConfig), features: [offline] }, [made(shellFolder())]);
  expect(await readSiteText(store, 'offline.js')).toBeUndefined();
});
