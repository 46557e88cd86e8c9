import { mkdtempSync, rmSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRelease } from '@artha/shared/contract';
import { publish, readRegistry, recompose, rollback } from '../publish/publish.ts';
import { prepareRefresh, refreshPages } from '../publish/refreshPages.ts';
import { describeProblems } from '../publish/describeProblems.ts';
import { writtenFile } from '../store/testing/writtenFile.ts';
import { FolderStore } from '../store/folderStore.ts';
import { localContext } from '../publish/testing/localContext.ts';
import { headersFile } from './pageHeaders.ts';
import { readProblems } from './problem.ts';
import { listPages } from './testing/listPages.ts';
import { sampleConfig } from './testing/pages.ts';
import { remoteFolder, shellFolder } from '../format/testing/releaseFolders.ts';
import { renderInVm } from '../render/testing/renderInVm.ts';

const counted = jest.fn(renderInVm);

let folder = '';
let store = new FolderStore(folder);
let context = { ...localContext(store, sampleConfig), render: counted, features: [listPages] };
const madeFolders: string[] = [];

const made = (one: string): string => {
  madeFolders.push(one);
  return one;
};
const readSite = async (path: string) => (await (await store.openSite())?.read(path))?.toString();
const problems = async () => readProblems(await store.openSite());
const route = (path: string) => ({ path, screen: 'Tax', title: path, description: path });

const publishRemote = (changes: Partial<RemoteRelease>, server: string, files: Readonly<Record<string, string>> = {}) =>
  publish(context, [made(remoteFolder(changes, { 'server/Tax.cjs': server, ...files }))]);

/** Renders only while there are few pages, like a screen that another team's publish breaks. */
const brittle = (secret: string) => `exports.Tax = ({ city }) => {
  if (city === 'Mumbai') throw new Error('no such city');
  return '${secret} in ' + city;
};`;

/** Each test has its own screens, because this process caches recent renderings. */
let count = 0;

beforeEach(async () => {
  count += 1;
  folder = made(mkdtempSync(join(tmpdir(), 'artha-problems-')));
  store = new FolderStore(folder);
  context = { ...localContext(store, sampleConfig), render: counted, features: [listPages] };
  await publish(context, [made(shellFolder())]);
  await publishRemote({}, brittle(`brittle ${count}`));
  // Another configuration, so that every page has to be rendered again.
  context = { ...context, config: { ...sampleConfig, city: 'Mumbai' } };
});

afterEach(() => {
  for (const one of madeFolders.splice(0)) rmSync(one, { recursive: true, force: true });
});

describe('a remote that no longer renders', () => {
  test('keeps its last page, and is named, when others publish', async () => {
    const before = await readSite('tax/index.html');
    await publishRemote(
      { name: 'glossary', routes: [route('/terms')] },
      "exports.Tax = ({ city }) => 'terms in ' + city;",
    );
    expect(await readSite('tax/index.html')).toBe(before);
    expect(await readSite('terms/index.html')).toContain('terms in Mumbai');
    expect(await problems()).toEqual([{ remote: 'tax', page: '/tax', reason: 'no such city', keepsLast: true }]);
    expect(describeProblems(await problems(), 'tax')).toBe(
      '/tax does not render (visitors get the version composed last): no such city',
    );
    expect(describeProblems(await problems(), 'glossary')).toBeUndefined();
    expect(await readSite('tax/index.headers.json')).toContain('"policies"');
    expect(await readSite('sitemap.xml')).toContain('/tax<');
  });

  test('does not block a shell’s publish, a rollback or composing', async () => {
    await publish(context, [made(shellFolder({ version: '2.0.0' }))]);
    await publishRemote({ name: 'glossary', routes: [route('/terms')] }, "exports.Tax = () => 'first';");
    await publishRemote(
      { name: 'glossary', version: '2.0.0', routes: [route('/terms')] },
      "exports.Tax = () => 'second';",
    );
    await rollback(context, 'glossary');
    expect(await readSite('terms/index.html')).toContain('first');
    await recompose(context);
    expect(await problems()).toHaveLength(1);
    expect(await readSite('tax/index.html')).toContain(`brittle ${count} in Bengaluru`);
  });

  test('recovers once it renders', async () => {
    await recompose(context);
    expect(await problems()).toHaveLength(1);
    await publishRemote({ version: '2.0.0' }, `exports.Tax = ({ city }) => 'mended ${count} in ' + city;`);
    expect(await problems()).toEqual([]);
    expect(await readSite('tax/index.html')).toContain(`mended ${count} in Mumbai`);
  });

  test('is omitted if it never rendered, also for features', async () => {
    const registry = await readRegistry(context);
    const { compose } = await import('./compose.ts');
    const { files, problems: found } = await compose(context, registry);
    expect(found).toEqual([{ remote: 'tax', page: '/tax', reason: 'no such city', keepsLast: false }]);
    expect(files.has('tax/index.html')).toBe(false);
    expect(files.has(headersFile('/tax'))).toBe(false);
    expect(writtenFile(files, 'sitemap.xml').toString()).not.toContain('/tax<');
  });

  test('is refused when it is published itself', async () => {
    await expect(publishRemote({ version: '2.0.0' }, brittle(`other ${count}`))).rejects.toThrow(
      /^RE-08: \/tax \(tax\/Tax\) does not render: no such city/,
    );
  });

  test('whose release the store has lost also keeps its last page', async () => {
    await rm(join(folder, 'releases/tax'), { recursive: true });
    await publishRemote({ name: 'glossary', routes: [route('/terms')] }, "exports.Tax = () => 'terms';");
    expect(await problems()).toEqual([
      {
        remote: 'tax',
        page: '/tax',
        reason: expect.stringContaining('RE-10: The store does not have'),
        keepsLast: true,
      },
    ]);
    expect(await readSite('tax/index.html')).toContain(`brittle ${count} in Bengaluru`);
  });

  test.each(['release.json', 'server/Tax.cjs'])(
    'is not blamed while the store does not respond for its %s: the publish fails, and succeeds later',
    async (unread) => {
      const timeout = Object.assign(new Error('the request socket did not establish a connection'), {
        name: 'TimeoutError',
      });
      const read = jest.spyOn(store, 'readRelease').mockImplementation((name, digest, path) => {
        const isUnread = name === 'tax' && path === unread;
        return isUnread ? Promise.reject(timeout) : FolderStore.prototype.readRelease.call(store, name, digest, path);
      });
      const server = `exports.Tax = () => 'read at last ${count}';`;
      await expect(publishRemote({ version: '2.0.0' }, server)).rejects.toBe(timeout);
      expect(await readSite('tax/index.html')).toContain(`brittle ${count} in Bengaluru`);
      read.mockRestore();
      await publishRemote({ version: '2.0.0' }, server);
      expect(await readSite('tax/index.html')).toContain(`read at last ${count}`);
    },
  );

  test('whose bundle was changed in the store never runs', async () => {
    const registry = await readRegistry(context);
    const digest = registry.microFrontends['tax']?.[0]?.extras.digest ?? '';
    await writeFile(join(folder, 'releases/tax', digest, 'server/Tax.cjs'), "exports.Tax = () => 'changed';");
    await recompose(context);
    expect(await problems()).toMatchObject([
      { page: '/tax', reason: expect.stringContaining('has been changed in the store') },
    ]);
    expect(await readSite('tax/index.html')).not.toContain('changed');
  });

  test('keeps a document that its pages embed', async () => {
    const form = `exports.embeddedDocument = ({ city }) => {
      if (city === 'Mumbai') throw new Error('no form');
      return { title: 'Form ${count}', html: '<form></form>', script: '', scriptOrigins: [], origins: [] };
    };`;
    const release = { version: '3.0.0', embeddedDocuments: { form: 'server/form.cjs' } };
    const inBengaluru = { ...context, config: sampleConfig };
    const remote = made(
      remoteFolder(release, { 'server/Tax.cjs': "exports.Tax = () => 'fine';", 'server/form.cjs': form }),
    );
    await publish(inBengaluru, [remote]);
    const before = await readSite('embedded/tax/form.html');
    await recompose(context);
    expect(await readSite('embedded/tax/form.html')).toBe(before);
    expect(await readSite('tax/index.html')).toContain("frame-src 'self'");
    expect(await problems()).toMatchObject([{ page: '/embedded/tax/form.html', reason: 'no form', keepsLast: true }]);
  });
});

test('a remote that no longer renders is not tried in each publish of a service, and remains named', async () => {
  await recompose(context);
  const before = await problems();
  expect(before).toHaveLength(1);
  counted.mockClear();
  const terms = remoteFolder(
    { name: 'glossary', routes: [route('/terms')] },
    { 'server/Tax.cjs': `exports.Tax = () => 'terms ${count}';` },
  );
  await publish({ ...context, isPostponing: true }, [made(terms)]);
  expect(counted.mock.calls.map(([{ entries }]) => entries)).toEqual([
    [expect.objectContaining({ address: '/terms' })],
  ]);
  expect(await problems()).toEqual(before);
  expect((await prepareRefresh(context)).names).toEqual([]);
});

describe('pages that wait for another frame', () => {
  /** Publishes an entry of the navigation, and leaves the pages of others as they are. */
  const publishEntry = (label: string) => {
    const navigation = [{ area: 'legal' as const, label, order: 1, to: '/terms' }];
    const terms = remoteFolder(
      { name: 'glossary', routes: [route('/terms')], navigation },
      { 'server/Tax.cjs': `exports.Tax = () => '${label}';` },
    );
    return publish({ ...context, isPostponing: true }, [made(terms)]);
  };
  const texts = () => Promise.all(['tax/index.html', 'registry/tax.json', 'rendered/tax.json'].map(readSite));
  const headersOf = (path: string) => readSite(headersFile(path));

  test('stay as they are, also one that does not render, which is still named', async () => {
    await recompose(context);
    const [before, headers, found] = [await texts(), await headersOf('/tax'), await problems()];
    expect(found).toHaveLength(1);
    await publishEntry('First');
    expect([await texts(), await headersOf('/tax'), await problems()]).toEqual([before, headers, found]);
    expect(await readSite('sitemap.xml')).toContain('/tax<');
    await recompose(context);
    expect((await texts())[1]).not.toBe(before[1]);
  });

  test('keep the documents that they embed', async () => {
    const form = `exports.embeddedDocument = () =>
      ({ title: 'Form ${count}', html: '<form></form>', script: '', scriptOrigins: [], origins: [] });`;
    const release = { version: '3.0.0', embeddedDocuments: { form: 'server/form.cjs' } };
    const server = { 'server/Tax.cjs': "exports.Tax = () => 'fine';", 'server/form.cjs': form };
    await publish(context, [made(remoteFolder(release, server))]);
    const before = await readSite('embedded/tax/form.html');
    expect(before).toContain(`Form ${count}`);
    await publishEntry('First');
    expect(await readSite('embedded/tax/form.html')).toBe(before);
  });

  test('are found in the site; they get the current frame together, and a damaged one is repaired', async () => {
    context = { ...context, config: sampleConfig };
    await rm(join(store.siteLink, 'tax/index.html'));
    const [, part] = await texts();
    await publishEntry('First');
    expect((await texts())[1]).toBe(part);
    const prepared = await prepareRefresh(context);
    expect(prepared.names).toEqual(['tax']);
    await refreshPages(context, prepared);
    expect(await readSite('tax/index.html')).toContain(`brittle ${count} in Bengaluru`);
    expect((await texts())[1]).not.toBe(part);
    expect((await prepareRefresh(context)).names).toEqual([]);
  });
});

describe('what is rendered again', () => {
  /** Paths of the pages that were rendered, a list for each remote. */
  const renderedPages = () => counted.mock.calls.map(([{ entries }]) => entries.map(({ address }) => address));

  test('is what is published, and the pages of others that show it', async () => {
    context = { ...context, config: sampleConfig };
    const terms = { name: 'glossary', routes: [route('/terms')] };
    await publishRemote(terms, `exports.Tax = () => 'first ${count}';`);
    counted.mockClear();
    await publishRemote({ ...terms, version: '2.0.0' }, `exports.Tax = () => 'second ${count}';`);
    expect(renderedPages()).toEqual([['/terms']]);
    expect(await readSite('terms/index.html')).toContain(`second ${count}`);
    expect(await readSite('tax/index.html')).toContain(`brittle ${count} in Bengaluru`);
  });

  test('is everything if the configuration or the frame changes', async () => {
    context = { ...context, config: { ...sampleConfig, product: `Product ${count}` } };
    counted.mockClear();
    await recompose(context);
    expect(renderedPages()).toEqual([['/tax']]);
    const terms = { name: 'glossary', routes: [route('/terms')] };
    await publishRemote(terms, "exports.Tax = () => 'terms';");
    expect(renderedPages().flat().sort()).toEqual(['/tax', '/terms']);
    const navigation = [{ area: 'legal' as const, label: 'Terms', order: 1, to: '/terms' }];
    await publishRemote({ ...terms, navigation }, "exports.Tax = () => 'terms';");
    expect(renderedPages().flat().sort()).toEqual(['/tax', '/tax', '/terms', '/terms']);
  });

  test('is not what failed a moment ago, until its team publishes it', async () => {
    await recompose(context);
    counted.mockClear();
    await recompose(context);
    expect(renderedPages()).toEqual([]);
    expect(await problems()).toHaveLength(1);
  });
});
