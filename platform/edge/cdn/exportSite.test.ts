import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish, type LocalContext } from '@artha/core/publish';
import { FolderStore } from '@artha/core/folderStore';
import { composeQuickly } from '@artha/core/testing/composeQuickly';
import { edgeTrust, isolatedPath, openEdgeSite, siteFiles, type EdgeSite } from '../testing/edgeSite.ts';
import { localContext } from '@artha/core/testing/localContext';
import { sampleConfig } from '@artha/core/testing/pages';
import { putSignedSite } from '@artha/core/testing/putSignedSite';
import { remoteFolder, shellFolder } from '@artha/core/testing/releaseFolders';
import { exportSite } from './exportSite.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'artha-export-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const pathsIn = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

/** The headers of an address by a `_headers` file, as Netlify and Cloudflare Pages read it. */
function headersOf(text: string, address: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let isMatching = false;
  for (const line of text.split('\n')) {
    const [name = '', ...value] = line.trim().split(': ');
    if (line.startsWith('/')) {
      isMatching = line.endsWith('*') ? address.startsWith(line.slice(0, -1)) : line === address;
    } else if (isMatching && line !== '') {
      const before = headers[name.toLowerCase()];
      headers[name.toLowerCase()] = [...(before === undefined ? [] : [before]), value.join(': ')].join(', ');
    }
  }
  return headers;
}

/** Headers that describe the content or the connection: every host sets its own. */
const ofHost = [
  'content-type',
  'content-length',
  'content-encoding',
  'etag',
  'vary',
  'date',
  'connection',
  'keep-alive',
  'accept-ranges',
  'last-modified',
];

async function edgeHeadersOf(site: EdgeSite, address: string): Promise<Record<string, string>> {
  const answer = await fetch(site.url + address, { headers: { 'Accept-Encoding': 'identity' } });
  await answer.arrayBuffer();
  expect([address, answer.status]).toEqual([address, 200]);
  return Object.fromEntries([...answer.headers].filter(([name]) => !ofHost.includes(name)));
}

describe('an exported site', () => {
  let site: EdgeSite;

  beforeEach(async () => {
    site = await openEdgeSite();
  });

  afterEach(() => site.close());

  test('has a file for each address of the edge, and no other', async () => {
    const { pages, files } = await exportSite(site.store, edgeTrust, folder);
    const paths = await pathsIn();
    expect([pages, files]).toEqual([3, paths.length]);
    expect(paths).toEqual([
      '.well-known/security.txt',
      '404.html',
      '_headers',
      'embedded/marketing/waitlist.html',
      'favicon.ico',
      'index.html',
      'offline.js',
      'offline/tax.json',
      'registry.json',
      'registry/tax.json',
      'robots.txt',
      'site.webmanifest',
      'tools.html',
      'tools/tax.html',
    ]);
    for (const [file, original] of [
      ['tools.html', 'tools/index.html'],
      ['404.html', '404.html'],
    ] as const)
      expect(await readFile(join(folder, file))).toEqual(siteFiles(1).get(original));
  });

  test.each([
    '/',
    '/tools',
    isolatedPath,
    '/embedded/marketing/waitlist.html',
    '/robots.txt',
    '/registry/tax.json',
    '/og/0a1b.png',
    '/remotes/tax/0a1b/main.js',
  ])('sends the same headers as the edge with %s', async (address) => {
    const { warnings } = await exportSite(site.store, edgeTrust, folder);
    const text = await readFile(join(folder, '_headers'), 'utf8');
    expect(text).not.toContain('/registry/tax.json');
    // For addresses without a rule. If a policy sets frame-ancestors, browsers ignore this header.
    const { 'x-frame-options': frames, ...headers } = headersOf(text, address);
    expect(headers).toEqual(await edgeHeadersOf(site, address));
    expect([frames, headers['content-security-policy']]).toEqual(['DENY', expect.stringContaining('frame-ancestors')]);
    expect(warnings).toEqual([]);
  });

  test('names each header of an address once, within the limits of Cloudflare Pages', async () => {
    await exportSite(site.store, edgeTrust, folder);
    const text = await readFile(join(folder, '_headers'), 'utf8');
    const [common = '', ...rules] = text.split('\n\n');
    const names = (rule: string) => rule.split('\n').flatMap((line) => /^ {2}([\w-]+):/.exec(line)?.[1] ?? []);
    for (const rule of rules) expect(names(common).filter((name) => names(rule).includes(name))).toEqual([]);
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(2000);
  });

  test('is not written if one of its files is not what was signed', async () => {
    await putSignedSite(site.store, siteFiles(2));
    await writeFile(join(site.store.folder, 'current/tools/index.html'), 'changed');
    await expect(exportSite(site.store, edgeTrust, folder)).rejects.toThrow('tools/index.html is not what was signed');
    expect(await pathsIn()).toEqual([]);
  });

  test('is not written into a folder that has files', async () => {
    await writeFile(join(folder, 'own.txt'), '');
    await expect(exportSite(site.store, edgeTrust, folder)).rejects.toThrow('is not empty');
    expect(await pathsIn()).toEqual(['own.txt']);
  });
});

describe('files of releases', () => {
  let storeFolder = '';
  let context: LocalContext & { readonly store: FolderStore };

  beforeEach(async () => {
    storeFolder = await mkdtemp(join(tmpdir(), 'artha-export-store-'));
    context = { ...localContext(new FolderStore(storeFolder), sampleConfig), ...composeQuickly };
    await publish(context, [shellFolder(), remoteFolder()]);
  });

  afterEach(() => rm(storeFolder, { recursive: true, force: true }));

  test('include those that pages name, and those of the previous release', async () => {
    await publish(context, [remoteFolder({ version: '1.1.0' })]);
    await exportSite(context.store, context.trust, folder);
    const paths = await pathsIn();
    expect(paths.filter((path) => path.startsWith('remotes/tax/'))).toHaveLength(2);
    expect(paths.filter((path) => /\.(br|gz)$/.test(path))).toEqual([]);
    const page = await readFile(join(folder, 'tax.html'), 'utf8');
    // The test's shell names a font file that it does not contain.
    const named = [...page.matchAll(/\/((?:remotes|og|icons|registries)\/[\w./-]+\.\w+)/g)].flatMap(([, path = '']) =>
      path.endsWith('.woff2') ? [] : path,
    );
    expect(named.length).toBeGreaterThan(3);
    expect(paths).toEqual(expect.arrayContaining(named));
  });

  test.each([
    ['changed', (file: string) => writeFile(file, 'changed')],
    ['lost', (file: string) => rm(file)],
  ])('are not exported if one was %s', async (_what, spoil) => {
    const shown = join(context.store.publicFolder, 'remotes/tax');
    const [digest = ''] = await readdir(shown);
    await spoil(join(shown, digest, 'remoteEntry.js'));
    await expect(exportSite(context.store, context.trust, folder)).rejects.toThrow(
      /remoteEntry\.js is missing or not what/,
    );
  });

  test('do not exist before the first publish', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'artha-export-empty-'));
    await expect(exportSite(new FolderStore(empty), context.trust, folder)).rejects.toThrow('nothing is published');
    await rm(empty, { recursive: true });
  });
});
