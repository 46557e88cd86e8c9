import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteContent } from '../store/siteContent.ts';
import { FolderStore } from '../store/folderStore.ts';
import type { Store } from '../store/store.ts';
import { localContext } from './testing/localContext.ts';
import { sampleConfig } from '../compose/testing/pages.ts';
import { readSiteText } from '../store/testing/readSiteText.ts';
import { remoteFolder, shellFolder } from '../format/testing/releaseFolders.ts';
import { publish, recompose, rollback, withdraw, type LocalContext } from './publish.ts';

const paths = ['registry.json', 'config.json', 'tax/index.headers.json', 'problems.json', 'tax/index.html', '404.html'];
type Write = 'putRelease' | 'putContentAddressed' | 'replaceSite';

let folder = '';
let store: FolderStore;
const shell = shellFolder();
const tax = [remoteFolder(), remoteFolder({ version: '1.1.0' }), remoteFolder({ version: '1.2.0' })] as const;

/** A store that calls back before each write, where the test may stop the machine. */
function watchedStore(before: (write: Write, files: ReadonlyMap<string, SiteContent>) => Promise<void>): Store {
  return {
    previews: store.previews,
    readRelease: (...args) => store.readRelease(...args),
    hasContentAddressed: (...args) => store.hasContentAddressed(...args),
    readPublic: (...args) => store.readPublic(...args),
    openSite: () => store.openSite(),
    earlierSites: () => store.earlierSites(),
    putRelease: async (name, digest, files) => {
      await before('putRelease', files);
      await store.putRelease(name, digest, files);
    },
    putContentAddressed: async (files) => {
      await before('putContentAddressed', files);
      await store.putContentAddressed(files);
    },
    replaceSite: async (change) => {
      await before('replaceSite', change.files);
      return store.replaceSite(change);
    },
  };
}

let service: LocalContext;
const contextOf = (one: Store): LocalContext => ({ ...service, store: one });

/** The content of the addresses in this test. */
const siteTexts = () => Promise.all(paths.map((path) => readSiteText(store, path)));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'artha-interrupted-'));
  store = new FolderStore(folder);
  const now = new Date();
  service = { ...localContext(store, sampleConfig), now: () => now };
  await publish(contextOf(store), [shell, tax[0]]);
  await publish(contextOf(store), [tax[1]]);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

afterAll(() => {
  for (const one of [shell, ...tax]) rmSync(one, { recursive: true });
});

const changes = {
  'a publish': (context: LocalContext) => publish(context, [tax[2]]),
  'a rollback': (context: LocalContext) => rollback(context, 'tax'),
  'a withdrawal': (context: LocalContext) => withdraw(context, 'tax'),
  'composing again': (context: LocalContext) =>
    recompose({ ...context, config: { ...sampleConfig, product: 'Nidhi' } }),
};

describe.each(Object.entries(changes))('%s', (_name, change) => {
  test('that is interrupted at any write leaves the site unchanged, and the next one succeeds', async () => {
    const before = await siteTexts();
    const stopAt = (last: number) => {
      let written = 0;
      const full = watchedStore(() => {
        written += 1;
        return written > last ? Promise.reject(new Error('no space left')) : Promise.resolve();
      });
      return change(contextOf(full)).then(
        () => 'done',
        (error: unknown) => String(error),
      );
    };
    let last = 0;
    for (; (await stopAt(last)) === 'Error: no space left'; last += 1) expect(await siteTexts()).toEqual(before);
    // The files that pages name, and the site.
    expect(last).toBeGreaterThanOrEqual(2);
    expect(await siteTexts()).not.toEqual(before);
  });

  test('never gives visitors a page that names a missing file', async () => {
    const named: boolean[] = [];
    const watched = watchedStore(async (write, files) => {
      if (write !== 'replaceSite') return;
      for (const [path, content] of files) {
        if (!path.endsWith('.html')) continue;
        const isWritten = content instanceof Uint8Array;
        const text = isWritten ? Buffer.from(content).toString() : await readSiteText(store, path);
        named.push(...(await areThere(text ?? '')));
      }
    });
    await change(contextOf(watched));
    expect(named).not.toEqual([]);
    expect(named).not.toContain(false);
  });
});

/** Whether each picture, registry and script that a page names is in the store. */
function areThere(page: string): Promise<boolean[]> {
  const fixed = [...page.matchAll(/\/((?:og|registries)\/[0-9a-f]{20}\.\w+)/g)];
  const scripts = [...page.matchAll(/\/remotes\/(\w+)\/([0-9a-f]{20})\/(\w+\.js)/g)];
  return Promise.all([
    ...fixed.map(([, path = '']) => store.hasContentAddressed(path)),
    ...scripts.map(
      async ([, name = '', digest = '', file = '']) =>
        (await store.readRelease(name, digest, `browser/${file}`)) !== undefined,
    ),
  ]);
}
