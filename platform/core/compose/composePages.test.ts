import { mkdtempSync, rmSync } from 'node:fs';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRelease } from '@artha/shared/contract';
import { publish } from '../publish/publish.ts';
import { localContext } from '../publish/testing/localContext.ts';
import { readSiteText } from '../store/testing/readSiteText.ts';
import { FolderStore } from '../store/folderStore.ts';
import { listPages } from './testing/listPages.ts';
import { sampleConfig } from './testing/pages.ts';
import { remoteFolder, shellFolder } from '../format/testing/releaseFolders.ts';
import { renderInVm } from '../render/testing/renderInVm.ts';
import { keptFile, parseKept } from './keptRendering.ts';

let folder = '';
let store = new FolderStore(folder);
let context = { ...localContext(store, sampleConfig), features: [listPages] };
const madeFolders: string[] = [];

const made = (one: string): string => {
  madeFolders.push(one);
  return one;
};
const page = async (path: string) => (await readSiteText(store, path)) ?? '';
const at = (path: string, changes: Partial<RemoteRelease['routes'][number]> = {}) => ({
  path,
  screen: 'Tax',
  title: `Title of ${path}`,
  description: `About ${path}.`,
  ...changes,
});

/** Publishes a remote after the shell. */
async function publishRemote(
  changes: Partial<RemoteRelease>,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> {
  await publish(context, [made(remoteFolder(changes, files))]);
}

beforeEach(async () => {
  folder = made(mkdtempSync(join(tmpdir(), 'artha-pages-')));
  store = new FolderStore(folder);
  context = { ...localContext(store, sampleConfig), features: [listPages] };
  await publish(context, [made(shellFolder())]);
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const one of madeFolders.splice(0)) rmSync(one, { recursive: true, force: true });
});

describe('what components give the head of a page', () => {
  const withHead = (hoisted: string) => ({
    'server/Tax.cjs': `exports.Tax = () => ${JSON.stringify(hoisted)} + 'Rates';`,
  });

  test('becomes the page’s own; a canonical address only if it is one of its remote’s pages', async () => {
    const title = '<title>Rates</title><link rel="canonical" href="/b"/>';
    await publishRemote({ routes: [at('/a'), at('/b')] }, withHead(title));
    expect(await page('a/index.html')).toContain('<title>Rates</title>');
    expect(await page('a/index.html')).toContain(`<link rel="canonical" href="${sampleConfig.origin}/b">`);
    await publishRemote({ routes: [at('/a')] }, withHead('<link rel="canonical" href="https://evil.example/a"/>'));
    expect(await page('a/index.html')).toContain(`<link rel="canonical" href="${sampleConfig.origin}/a">`);
    const kept = parseKept(Buffer.from(await page(keptFile('tax')))).pages['/a'];
    expect(kept?.warnings).toEqual([
      { what: expect.stringContaining('https://evil.example/a is left out'), stack: '' },
    ]);
  });
});

test('what browsers may show otherwise is kept with a page, for its team', async () => {
  const server = "exports.Tax = () => (1234567).toLocaleString() + new Date(0).toLocaleDateString('en-IN');";
  await publishRemote({ routes: [at('/a')] }, { 'server/Tax.cjs': server });
  expect(await page('a/index.html')).toContain('12,34,5671/1/1970');
  expect(parseKept(Buffer.from(await page(keptFile('tax')))).pages['/a']?.warnings.map(({ what }) => what)).toEqual([
    'toLocaleString without a locale',
    'toLocaleDateString without a time zone',
  ]);
});

describe('the pages of a remote', () => {
  test('are rendered one after another, because the shell’s bundle holds the state of one page', async () => {
    const server = `
      let open = 0;
      exports.Tax = () => {
        open += 1;
        const seen = open;
        queueMicrotask(() => { open -= 1; });
        return 'pages at once: ' + seen;
      };`;
    await publishRemote({ routes: [at('/a'), at('/b'), at('/c')] }, { 'server/Tax.cjs': server });
    for (const path of ['a', 'b', 'c']) expect(await page(`${path}/index.html`)).toContain('pages at once: 1<');
  });

  test('with the same screen load its module once', async () => {
    const server =
      'globalThis.loadedTax = (globalThis.loadedTax ?? 0) + 1; exports.Tax = () => "times: " + globalThis.loadedTax;';
    await publishRemote({ routes: [at('/a'), at('/b')] }, { 'server/Tax.cjs': server });
    expect([await page('a/index.html'), await page('b/index.html')]).toEqual(
      Array(2).fill(expect.stringContaining('times: 1<')),
    );
    Reflect.deleteProperty(globalThis, 'loadedTax');
  });

  test('are shared among as many processes as there are processors if they are many, in the same order', async () => {
    jest.spyOn(os, 'availableParallelism').mockReturnValue(3);
    const paths = Array.from({ length: 50 }, (_, index) => `/term-${index}`);
    const render = jest.fn(renderInVm);
    context = { ...context, render };
    await publishRemote({ routes: paths.map((path) => at(path)) }, { 'server/Tax.cjs': 'exports.Tax = () => "term";' });
    // Each reads the bundles before it renders, so any of them may be first.
    const sizes = render.mock.calls.map(([{ entries }]) => entries.length);
    expect(sizes.toSorted()).toEqual([10, 20, 20]);
    const kept = parseKept(await (await store.openSite())?.read(keptFile('tax')));
    expect(Object.keys(kept.pages)).toEqual(paths);
  });

  test('are rendered by one process if they are few', async () => {
    jest.spyOn(os, 'availableParallelism').mockReturnValue(3);
    const render = jest.fn(renderInVm);
    context = { ...context, render };
    await publishRemote({ routes: [at('/a'), at('/b')] }, { 'server/Tax.cjs': 'exports.Tax = () => "both";' });
    expect(render.mock.calls.map(([{ entries }]) => entries.length)).toEqual([2]);
  });
});

test('an alias redirects, and has its own headers', async () => {
  await publishRemote({ routes: [at('/terms', { aliases: [{ path: '/words' }] })] }, {});
  expect(await page('words/index.html')).toContain('<meta http-equiv="refresh" content="0; url=/terms">');
  const own: unknown = JSON.parse(await page('words/index.headers.json'));
  expect(own).toHaveProperty(['headers', 'policies', 0], expect.stringContaining("default-src 'none'"));
  expect(await page('sitemap.xml')).not.toContain('/words');
});

describe('the documents of a remote', () => {
  const form = `exports.embeddedDocument = ({ waitlistUrl }) => waitlistUrl
    ? { title: 'Waitlist', html: '<form></form>', script: 'start()', scriptOrigins: [], origins: [waitlistUrl] }
    : undefined;`;
  const changes = { embeddedDocuments: { waitlist: 'server/waitlist.cjs' } };
  const asked = { ...sampleConfig, waitlistUrl: 'https://widget.example' };

  test('are in the folder of their remote, and every page may frame them: visitors go on without a load', async () => {
    context = { ...context, config: asked };
    await publishRemote({ name: 'glossary', routes: [at('/terms')] }, {});
    await publishRemote(changes, { 'server/waitlist.cjs': form });
    expect(await page('embedded/tax/waitlist.html')).toContain('<form></form><script>start()</script>');
    expect(await page('tax/index.html')).toContain("frame-src 'self'");
    expect(await page('terms/index.html')).toContain("frame-src 'self'");
  });

  test('name no origin that the operator has not configured: a page could send it what it knows', async () => {
    context = { ...context, config: asked };
    const evil = form.replace('[waitlistUrl]', "[waitlistUrl, 'https://evil.example']");
    await expect(publishRemote(changes, { 'server/waitlist.cjs': evil })).rejects.toThrow(
      'RE-42: The embedded document waitlist of tax names https://evil.example, which',
    );
  });

  test('do not exist if the configuration needs none', async () => {
    await publishRemote(changes, { 'server/waitlist.cjs': form });
    expect(await readSiteText(store, 'embedded/tax/waitlist.html')).toBeUndefined();
  });
});
