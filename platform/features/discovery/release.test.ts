import { loadImage, createCanvas } from '@napi-rs/canvas';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { currentVersion, type RemoteRelease } from '@artha/shared/contract';
import { compose } from '@artha/core/compose';
import { FolderStore } from '@artha/core/folderStore';
import { publish, readRegistry } from '@artha/core/publish';
import { siteFiles } from '@artha/core/siteFiles';
import { localContext } from '@artha/core/testing/localContext';
import { sampleConfig } from '@artha/core/testing/pages';
import { readSiteText } from '@artha/core/testing/readSiteText';
import { remoteFolder, shellFolder } from '@artha/core/testing/releaseFolders';
import { discovery } from './release.ts';

const now = () => new Date('2026-02-03T04:05:06Z');
let folder = '';
let store = new FolderStore(folder);
let context = { ...localContext(store, sampleConfig), features: [discovery], now };
const madeFolders: string[] = [];

const made = (one: string): string => {
  madeFolders.push(one);
  return one;
};
const page = async (path: string) => (await readSiteText(store, path)) ?? '';
const screen = { browser: [], server: 'server/Tax.cjs' };
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

const graphSchema = v.object({ '@graph': v.array(v.looseObject({ '@type': v.string() })) });

/** The structured data of a page, by type. */
async function graphOf(path: string) {
  const [, json = '{"@graph":[]}'] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await page(path)) ?? [];
  return v.parse(graphSchema, JSON.parse(json))['@graph'];
}

beforeEach(async () => {
  folder = made(mkdtempSync(join(tmpdir(), 'artha-pages-')));
  store = new FolderStore(folder);
  context = { ...localContext(store, sampleConfig), features: [discovery], now };
  await publish(context, [made(shellFolder())]);
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const one of madeFolders.splice(0)) rmSync(one, { recursive: true, force: true });
});

test('a site has every file for machines', async () => {
  const site = await store.openSite();
  for (const file of siteFiles) expect([file, (await site?.read(file)) !== undefined]).toEqual([file, true]);
  expect(await page('security.txt')).toContain('Expires: 2027-01-29');
});

test('those who share a page find its picture, and only listed pages are named', async () => {
  await publishRemote({ routes: [at('/terms'), at('/signin', { unlisted: true })] }, {});
  expect(await page('terms/index.html')).toMatch(/og:image[\s\S]*ld\+json/);
  expect(await page('signin/index.html')).not.toMatch(/og:|twitter:|ld\+json/);
  const texts = await Promise.all(['sitemap.xml', 'llms.txt'].map(page));
  for (const text of texts) {
    expect(text).toContain('/terms');
    expect(text).not.toContain('/signin');
  }
});

describe('structured data from a screen', () => {
  const data = `exports.structuredData = ({ url, image, organization, product }) => [
    { '@type': 'DefinedTermSet', url, image, publisher: organization, name: product + ' terms' }];`;
  const screens = { Tax: { ...screen, data: 'server/Tax.data.cjs' } };

  test('is added to that of the site, and gets the page’s address and picture', async () => {
    await publishRemote({ screens, routes: [at('/terms')] }, { 'server/Tax.data.cjs': data });
    const graph = await graphOf('terms/index.html');
    expect(graph.map((node) => node['@type'])).toEqual(['WebPage', 'BreadcrumbList', 'DefinedTermSet', 'Organization']);
    const [, , own, organization] = graph;
    const [, picture] = /<meta property="og:image" content="([^"]+)"/.exec(await page('terms/index.html')) ?? [];
    expect(own).toMatchObject({ url: 'https://artha.example/terms', image: picture, name: 'Artha terms' });
    expect(own?.['publisher']).toEqual({ '@id': organization?.['@id'] });
  });

  test('is not requested for pages that search engines may not show', async () => {
    const failing = 'exports.structuredData = () => { throw new Error("asked"); };';
    const routes = [at('/signin', { unlisted: true })];
    await publishRemote({ screens, routes }, { 'server/Tax.data.cjs': failing });
    expect(await graphOf('signin/index.html')).toEqual([]);
  });

  test('makes the publish fail with the page and the error if it throws', async () => {
    const failing = 'exports.structuredData = () => { throw new Error("no terms"); };';
    await expect(
      publishRemote({ screens, routes: [at('/terms')] }, { 'server/Tax.data.cjs': failing }),
    ).rejects.toThrow(/^RE-08: \/terms \(tax\/Tax\) does not render: .*no terms/);
    expect(Object.keys((await readRegistry(context)).microFrontends)).toEqual(['shell']);
  });
});

describe('the share picture of a page', () => {
  test('is drawn once for every listed page, and once for all pages of a family', async () => {
    const words = ['cess', 'slab'].map((one) => ({ page: one, title: one, description: 'A word.' }));
    await publishRemote({ routes: [at('/terms'), at('/tools'), at('/terms/{page}', { pages: words })] }, {});
    const pages = await Promise.all(
      ['terms', 'tools', 'terms/cess', 'terms/slab'].map((one) => page(`${one}/index.html`)),
    );
    const named = pages.flatMap((html) => /\/(og\/[0-9a-f]{20}\.png)/.exec(html)?.[1] ?? []);
    expect(named).toHaveLength(4);
    expect(new Set(named).size).toBe(2);
    for (const picture of named) expect(await store.hasContentAddressed(picture)).toBe(true);
    const pictures = async (product: string) => {
      const config = { ...sampleConfig, product };
      const { contentAddressed } = await compose({ ...context, config }, await readRegistry(context));
      return [...contentAddressed.keys()].filter((path) => path.startsWith('og/'));
    };
    expect(await pictures(sampleConfig.product)).toEqual([]);
    const isStored = jest.spyOn(store, 'hasContentAddressed');
    expect(await pictures('Nidhi')).toHaveLength(2);
    expect(isStored.mock.calls.filter(([path]) => path.startsWith('og/'))).toHaveLength(2);
  });

  const svg = (colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" id="icon" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="${colour}"/></svg>`;

  async function colourOf(png: Uint8Array): Promise<readonly number[]> {
    const canvas = createCanvas(1200, 630);
    const context2d = canvas.getContext('2d');
    context2d.drawImage(await loadImage(Buffer.from(png)), 0, 0);
    return [...context2d.getImageData(600, 300, 1, 1).data];
  }

  test('is drawn with the icon beside its screen, as it is in the store', async () => {
    const icon = { 'browser/Tax.icon.svg': svg('#ff0000') };
    await publishRemote({ screens: { Tax: { ...screen, icon: 'Tax.icon.svg' } } }, icon);
    const other = { ...sampleConfig, product: 'Nidhi' };
    const { contentAddressed } = await compose({ ...context, config: other }, await readRegistry(context));
    const [, png] = [...contentAddressed].find(([path]) => path.startsWith('og/')) ?? [];
    expect(await colourOf(png ?? new Uint8Array())).toEqual([255, 0, 0, 255]);
  });

  test('is the remote’s own if it has one, and then none is drawn', async () => {
    const png = createCanvas(1200, 630).encodeSync('png');
    const screens = { Tax: { ...screen, sharePicture: 'Tax.share.png' } };
    await publishRemote({ screens }, { 'browser/Tax.share.png': png });
    const digest = currentVersion(await readRegistry(context), 'tax')?.extras.digest ?? '';
    expect(await page('tax/index.html')).toContain(
      `<meta property="og:image" content="https://artha.example/remotes/tax/${digest}/Tax.share.png">`,
    );
    expect(existsSync(join(store.publicFolder, 'og'))).toBe(false);
  });
});
