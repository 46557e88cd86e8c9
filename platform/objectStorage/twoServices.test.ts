import { mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { currentVersion, registrySchema } from '@artha/shared/contract';
import { FolderStore } from '@artha/core/folderStore';
import { S3Store } from './s3Store.ts';
import type { Store } from '@artha/core/store';
import { startObjectStorage } from './testing/objectStorage.ts';
import { localContext } from '@artha/core/testing/localContext';
import { withOwnMemory } from '@artha/core/testing/withOwnMemory';
import { sampleConfig } from '@artha/core/testing/pages';
import { remoteFolder, shellFolder } from '@artha/core/testing/releaseFolders';
import { publish, readRegistry } from '@artha/core/publish';

const names = ['tax', 'glossary'];
/** Both publish at the same moment in the first round already. */
const VERSIONS = 2;
const madeFolders: string[] = [];

/** A release of a remote with a page at its name. */
function release(name: string, number: number): string {
  const routes = [{ path: `/${name}`, screen: 'Tax', title: name, description: name }];
  const folder = remoteFolder({ name, version: `1.0.${String(number)}`, routes });
  madeFolders.push(folder);
  return folder;
}

interface OpenStore {
  readonly open: () => Store;
  readonly remove: () => Promise<void>;
}

const kinds: Readonly<Record<string, () => Promise<OpenStore>>> = {
  'one folder': () => {
    const folder = mkdtempSync(join(tmpdir(), 'artha-services-'));
    return Promise.resolve({ open: () => new FolderStore(folder), remove: () => rm(folder, { recursive: true }) });
  },
  'one object storage': async () => {
    const storage = await startObjectStorage('store');
    const place = { bucket: 'store', endpoint: storage.url, region: 'us-east-1', forcePathStyle: true };
    const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
    return { open: () => new S3Store({ ...place, credentials }), remove: storage.close };
  },
};

afterAll(() => {
  for (const folder of madeFolders) rmSync(folder, { recursive: true });
});

/** Describes the fault of the site that visitors get; undefined if its pages match its registry. */
async function faultOf(store: Store): Promise<string | undefined> {
  const site = await store.openSite();
  if (!site) return 'there is no site';
  const registry = v.parse(registrySchema, JSON.parse((await site.read('registry.json'))?.toString() ?? ''));
  for (const name of names) {
    const page = (await site.read(`${name}/index.html`))?.toString() ?? '';
    const version = currentVersion(registry, name)?.metadata.version ?? '';
    const [path = 'none'] = /registries\/[0-9a-f]+\.json/.exec(page) ?? [];
    const named = (await store.readPublic(path))?.toString() ?? '';
    if (!page.includes(`<h1>${name} ${version} of`)) return `/${name} is not of ${version}`;
    if (!named.includes(`"version":"${version}"`)) return `/${name} names a registry without ${version}`;
  }
  return undefined;
}

test.each(Object.entries(kinds))(
  'two services on %s lose no publish, and no reader sees a half-published page',
  async (_kind, create) => {
    const { open, remove } = await create();
    const first = [shellFolder(), ...names.map((name) => release(name, 0))];
    madeFolders.push(first[0] ?? '');
    const service = localContext(open(), sampleConfig);
    await publish(service, first);
    const progress = { done: false };
    const seen: (string | undefined)[] = [];
    const reading = (async () => {
      const store = open();
      while (!progress.done) seen.push(await faultOf(store));
    })();
    const services = names.map(async (name) => {
      const context = { ...service, store: open(), authority: withOwnMemory(service.authority) };
      for (let number = 1; number <= VERSIONS; number += 1) await publish(context, [release(name, number)]);
    });
    // If a publish fails, too: otherwise the reader goes on for ever, and the failure is never reported.
    await Promise.all(services).finally(() => {
      progress.done = true;
    });
    await reading;
    const site = await open().openSite();
    // The first site, and one for each publish.
    expect(site?.version).toBe(String(1 + VERSIONS * names.length));
    const registry = await readRegistry(service);
    for (const name of names) {
      const versions = registry.microFrontends[name]?.map(({ metadata }) => metadata.version);
      expect(versions).toEqual(Array.from({ length: 1 + VERSIONS }, (_, number) => `1.0.${String(number)}`));
    }
    expect(seen.length).toBeGreaterThan(VERSIONS);
    expect(seen.filter((fault) => fault !== undefined)).toEqual([]);
    await remove();
  },
);
