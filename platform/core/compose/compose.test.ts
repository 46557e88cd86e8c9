import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Registry } from '@artha/shared/contract';
import { publish, readRegistry } from '../publish/publish.ts';
import { FolderStore } from '../store/folderStore.ts';
import { localContext } from '../publish/testing/localContext.ts';
import { sampleConfig } from './testing/pages.ts';
import { renderHereWithin } from '../render/testing/renderHere.ts';
import { remoteFolder, shellFolder } from '../format/testing/releaseFolders.ts';
import { compose, configText, type ComposedSite } from './compose.ts';
import { headersFile, pageHeadersSchema } from './pageHeaders.ts';
import { listPages } from './testing/listPages.ts';

const folder = mkdtempSync(join(tmpdir(), 'artha-compose-'));
const store = new FolderStore(folder);
const context = {
  ...localContext(store, sampleConfig),
  render: renderHereWithin({ taskCpuMs: 500 }),
  features: [listPages],
  now: () => new Date('2026-02-03T04:05:06Z'),
};
const madeFolders = [folder];

const route = (path: string, changes = {}) => ({
  path,
  screen: 'Tax',
  title: `Page ${path}`,
  description: 'A page.',
  ...changes,
});
const words = ['cess', 'slab'].map((page) => ({ page, title: page, description: 'A word.' }));
const remotes = {
  tax: { routes: [route('/tools/tax', { tool: { name: 'Tax', description: 'Taxes.', order: 1 } })] },
  glossary: {
    routes: [route('/terms'), route('/terms/{product}'), route('/terms/{page}', { pages: words })],
  },
  account: { routes: [route('/signin', { unlisted: true })] },
  legal: {
    routes: [route('/privacy')],
    navigation: [{ area: 'legal' as const, label: 'Privacy', order: 1, to: '/privacy' }],
  },
};
const remoteNames = Object.keys(remotes);

let registry: Registry;
let site: ComposedSite;

const textOf = ({ files }: ComposedSite, path: string) => {
  const content = files.get(path);
  return content instanceof Uint8Array ? Buffer.from(content).toString() : undefined;
};
/** Paths of the files, without their compressed copies. */
const plainPaths = (files: ReadonlyMap<string, unknown>) =>
  [...files.keys()].filter((path) => !/\.(br|gz)$/.test(path));
/** Paths of the texts that pages request. */
const visitorPaths = (files: ReadonlyMap<string, unknown>) =>
  plainPaths(files).filter(
    (path) =>
      /\.(html|json|txt|xml|webmanifest)$/.test(path) &&
      !/^(rendered\/|(config|registry|problems|waiting)\.json$|.*\.headers\.json$)/.test(path),
  );
const pagesOf = ({ files }: ComposedSite) =>
  plainPaths(files)
    .filter((path) => path.endsWith('.html'))
    .sort();

/** The registry with only these remotes and the shell. */
const only = (names: readonly string[]): Registry => ({
  ...registry,
  microFrontends: Object.fromEntries(
    Object.entries(registry.microFrontends).filter(([name]) => name === 'shell' || names.includes(name)),
  ),
});

beforeAll(async () => {
  const folders = [
    shellFolder(),
    ...Object.entries(remotes).map(([name, changes]) => remoteFolder({ name, ...changes })),
  ];
  madeFolders.push(...folders);
  await publish(context, folders);
  registry = await readRegistry(context);
  site = await compose(context, registry);
});

afterAll(() => {
  for (const one of madeFolders) rmSync(one, { recursive: true, force: true });
});

describe('a composed site', () => {
  test('has every page of the registry and of the shell, with the product’s name in paths', () => {
    expect(pagesOf(site)).toEqual([
      '404.html',
      'privacy/index.html',
      'signin/index.html',
      'terms/Artha/index.html',
      'terms/cess/index.html',
      'terms/index.html',
      'terms/slab/index.html',
      'tools/tax/index.html',
      '~health/index.html',
    ]);
    expect(textOf(site, 'tools/tax/index.html')).toContain('<h1>tax 1.0.0 of Artha</h1>');
    expect(textOf(site, 'terms/index.html')).toContain('<h1>glossary 1.0.0 of Artha</h1>');
  });

  test('has the configuration, the registry, and the files of features', () => {
    expect(plainPaths(site.files)).toEqual(expect.arrayContaining(['config.json', 'registry.json', 'sitemap.xml']));
    expect(textOf(site, 'config.json')).toBe(configText(sampleConfig));
    expect(JSON.parse(textOf(site, 'registry.json') ?? '')).toEqual(registry);
  });

  test('has a compressed copy of every text', () => {
    for (const path of visitorPaths(site.files)) {
      expect([...site.files.keys()]).toEqual(expect.arrayContaining([`${path}.br`, `${path}.gz`]));
    }
  });

  test('names one registry by its digest, which is among the files to store', () => {
    const [name = '', ...others] = plainPaths(site.contentAddressed).filter((path) => path.startsWith('registries/'));
    expect(others).toEqual([]);
    for (const path of pagesOf(site)) expect(textOf(site, path)).toContain(`/${name}`);
  });

  test('names the files that a page loads first', () => {
    const filesOf = (path: string) =>
      v.parse(pageHeadersSchema, JSON.parse(textOf(site, headersFile(path)) ?? '')).headers.files.join();
    for (const page of pagesOf(site)) expect(site.files.has(page.replace(/html$/, 'headers.json'))).toBe(true);
    expect(filesOf('/tools/tax')).toMatch(
      /\/remotes\/shell\/[0-9a-f]{20}\/main\.js.*\/remotes\/tax\/[0-9a-f]{20}\/remoteEntry\.js/,
    );
    expect(filesOf('/404')).not.toContain('/remotes/tax/');
  });

  test('keeps search engines from unlisted pages, and from the shell’s own pages', () => {
    for (const path of ['signin/index.html', '~health/index.html', '404.html']) {
      expect(textOf(site, path)).toContain('<meta name="robots" content="noindex">');
      expect(textOf(site, path)).not.toMatch(/name="listed"|ld\+json/);
    }
    expect(textOf(site, 'sitemap.xml')).not.toContain('signin');
    expect(textOf(site, 'terms/index.html')).toMatch(/name="listed"[\s\S]*ld\+json/);
  });

  test('contains only configuration and registry if there is no shell', async () => {
    const nothing = await compose(context, { ...registry, microFrontends: {} });
    expect(plainPaths(nothing.files).sort()).toEqual(['config.json', 'registry.json']);
    expect(nothing.contentAddressed.size).toBe(0);
  });

  test('is the same when it is composed again', async () => {
    const again = await compose(context, registry);
    expect([...again.files.keys()]).toEqual([...site.files.keys()]);
    for (const path of plainPaths(site.files)) expect(textOf(again, path)).toBe(textOf(site, path));
  });
});

test('a site without some remotes has all pages of the others, and nothing of the missing ones', async () => {
  await fc.assert(
    fc.asyncProperty(fc.subarray(remoteNames), async (names) => {
      const less = await compose(context, only(names));
      const gone = Object.entries(remotes).filter(([name]) => !names.includes(name));
      const goneRoutes = gone.flatMap(([, { routes }]) => routes.map(({ path }) => path.replace('{product}', 'Artha')));
      const gonePaths = goneRoutes.flatMap((path) =>
        path.includes('{page}') ? words.map(({ page }) => path.replace('{page}', page)) : path,
      );
      const expected = pagesOf(site).filter(
        (page) => !gonePaths.some((path) => page === `${path.slice(1)}/index.html`),
      );
      expect(pagesOf(less)).toEqual(expected);
      for (const path of gonePaths) expect(textOf(less, 'sitemap.xml')).not.toContain(`${path}<`);
      for (const [name] of gone)
        for (const page of pagesOf(less)) expect(textOf(less, page)).not.toContain(`/remotes/${name}/`);
    }),
    { numRuns: 4 },
  );
});

/** Publishes a remote with a page at `/<name>`, whose server bundle is the given one. */
async function publishWith(name: string, server: string, changes = {}): Promise<void> {
  const folder = remoteFolder({ name, routes: [route(`/${name}`)], ...changes }, { 'server/Tax.cjs': server });
  madeFolders.push(folder);
  await publish(context, [folder]);
}

describe('a site is refused', () => {
  const composeWith = (server: string, changes = {}) => publishWith('broken', server, changes);
  const both = [route('/broken'), route('/broken/b')];
  let before: Registry;

  // A page that visitors have with its content never loses it.
  beforeAll(async () => {
    await composeWith("exports.Tax = () => 'fine';", { routes: both });
    before = await readRegistry(context);
  });

  test('if a screen throws, does not export its name, or requires a forbidden module', async () => {
    await expect(composeWith("exports.Tax = () => { throw new Error('no window'); };")).rejects.toThrow(
      /RE-08: \/broken \(broken\/Tax\) does not render: .*no window/,
    );
    await expect(composeWith('exports.Other = 1;')).rejects.toThrow(/RE-08: \/broken/);
    await expect(composeWith("require('node:fs');")).rejects.toThrow(/RE-08: .*“node:fs” is not part of the bundle/);
    expect(await readRegistry(context)).toEqual(before);
  });

  test('with every page that does not render, not the first alone', async () => {
    const server = "exports.Tax = (config) => { throw new Error('no rate'); };";
    await expect(composeWith(server, { routes: both })).rejects.toThrow(
      /RE-08: \/broken \(broken\/Tax\) and \/broken\/b do not render: no rate/,
    );
  });

  test.each([
    ['a script', `exports.Tax = () => '<script>steal()</script>';`, 'a page may not contain <script>'],
    [
      'an extra end tag',
      `exports.Tax = () => '</h1><p>mine</p><h1>';`,
      'it does not end where the shell’s markup continues',
    ],
    ['an unclosed comment', `exports.Tax = () => '<!--';`, 'it does not end where the shell’s markup continues'],
    [
      'a changed global',
      `Array.prototype.includes = () => false; exports.Tax = () => ({ toString: () => { throw new Error('late'); } });`,
      'late',
    ],
    ['files of the machine', `exports.Tax = () => process.binding('fs');`, 'process'],
    [
      'more style attributes than a policy names',
      `exports.Tax = () => Array.from({ length: 33 }, (_, at) => '<p style="width:' + at + 'px"></p>').join('');`,
      'It has 33 different style attributes; 32 are allowed.',
    ],
    ['an endless loop', `exports.Tax = () => { for (;;); };`, 'It takes more than 0.5 s of processor time'],
  ])('if a screen returns %s', async (_, server, reason) => {
    await expect(composeWith(server)).rejects.toThrow(reason);
    expect(await readRegistry(context)).toEqual(before);
  });

  test('if a document that its pages embed cannot be rendered', async () => {
    await expect(
      composeWith('exports.Tax = () => "fine"; exports.embeddedDocument = () => { throw new Error("no form"); };', {
        embeddedDocuments: { form: 'server/Tax.cjs' },
      }),
    ).rejects.toThrow(/RE-08: \/embedded\/broken\/form\.html .*no form/);
  });
});

describe('a new page whose screen does not render', () => {
  const pageOf = async (name: string) => (await (await store.openSite())?.read(`${name}/index.html`))?.toString() ?? '';
  const throwing = "exports.Tax = () => { throw new Error('no window'); };";

  test('shows the shell’s placeholder, and keeps it when another remote is published', async () => {
    await publishWith('fresh', throwing);
    expect(await pageOf('fresh')).toContain('placeholder of /fresh');
    await publishWith('other', "exports.Tax = () => 'fine';");
    expect(await pageOf('fresh')).toContain('placeholder of /fresh');
  });

  test('shows nothing of markup that a page may not contain', async () => {
    await publishWith('odd', `exports.Tax = () => '<script>steal()</script>';`);
    expect(await pageOf('odd')).not.toContain('steal');
    expect(await pageOf('odd')).toContain('placeholder of /odd');
  });

  test('gets its content once it renders, and is refused when it does not any more', async () => {
    await publishWith('later', throwing);
    await publishWith('later', "exports.Tax = () => 'content';");
    expect(await pageOf('later')).toContain('content');
    await expect(publishWith('later', `${throwing}// again`)).rejects.toThrow(/RE-08: .*no window/);
    expect(await pageOf('later')).toContain('content');
  });

  test('shows the placeholder that its remote brings, which is checked as a screen is', async () => {
    const own = (content: string) => ({
      routes: [{ ...route('/meant'), render: 'browser' }],
      screens: { Tax: { browser: [], server: 'server/Tax.cjs', placeholder: 'server/Tax.cjs' } },
      content,
    });
    await publishWith('meant', "exports.Placeholder = () => 'a chart comes';", own(''));
    expect(await pageOf('meant')).toContain('a chart comes');
    await expect(publishWith('meant', "exports.Placeholder = () => '<script></script>';", own(''))).rejects.toThrow(
      /RE-08: .*may not contain <script>/,
    );
  });
});
