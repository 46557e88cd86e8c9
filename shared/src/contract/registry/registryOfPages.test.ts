import { sampleIntegrity, sampleRegistry, sampleRoute, sampleVersion } from '../../testing/sampleRegistry.ts';
import type { RegistryVersion } from './registry.ts';
import { FILE_LIST } from '../release/fileList.ts';
import { namesRelease, outlineFor, registryOfPages } from './pageRegistry.ts';

type Extras = Partial<RegistryVersion['extras']>;

const route = sampleRoute({ path: '/tax', tool: { name: 'Tax', description: 'Taxes.', order: 1 } });
const shell = sampleVersion({ kind: 'shell', routes: [] });

/** The registry of a site with a tool, and a remote that the frame does not show. @param changes of the tool. */
const registryWith = (changes: Extras = {}) =>
  sampleRegistry({
    shell: [shell],
    hidden: [sampleVersion({ routes: [sampleRoute({ path: '/hidden' })] })],
    tax: [sampleVersion({ routes: [route], ...changes })],
  });

const registry = registryWith();

test.each<Extras>([
  { digest: '1'.repeat(20) },
  { published: '2027-01-01T00:00:00.000Z' },
  { files: { 'remoteEntry.js': `sha256-${'B'.repeat(43)}=` } },
  { entry: 'other.js' },
  { screens: { Tax: ['Tax.js'] } },
  { owner: 'another team' },
])('another release of a remote leaves the registry of other pages unchanged: %o', (changes) => {
  for (const remote of ['hidden', undefined]) {
    expect(registryOfPages(registryWith(changes), remote)).toEqual(registryOfPages(registry, remote));
  }
  expect(registryOfPages(registryWith(changes), 'tax')).not.toEqual(registryOfPages(registry, 'tax'));
  expect(outlineFor(registryWith(changes), 'tax')).toEqual(outlineFor(registry, 'tax'));
});

test.each<Extras>([
  { routes: [{ ...route, title: 'Taxes' }] },
  { navigation: [{ area: 'legal' as const, label: 'Tax', order: 1, to: '/tax' }] },
  { icons: { Tax: 'icon.svg' } },
  { contract: 2 },
])('a change of what the frame can show changes the registry and the outline of every page: %o', (changes) => {
  expect(registryOfPages(registryWith(changes), 'hidden')).not.toEqual(registryOfPages(registry, 'hidden'));
  expect(outlineFor(registryWith(changes), 'hidden')).not.toEqual(outlineFor(registry, 'hidden'));
});

test('only the content of an icon matters', () => {
  const withIcon = (letter: string) => {
    const files = { 'icon.svg': `sha256-${letter.repeat(43)}=` };
    return outlineFor(registryWith({ icons: { Tax: 'icon.svg' }, files }), undefined);
  };
  expect(withIcon('A')).not.toEqual(withIcon('B'));
});

test('pages of a remote have its release and that of the shell, and an outline of what the frame shows', () => {
  const { tax, ...others } = registryOfPages(registry, 'hidden').microFrontends;
  expect(others).toEqual({ shell: registry.microFrontends['shell'], hidden: registry.microFrontends['hidden'] });
  expect(tax?.map((version) => [namesRelease(version), version.extras.files])).toEqual([[false, {}]]);
  expect(tax?.[0]?.metadata.integrity).toBe(sampleIntegrity);
});

test('a remote that the frame does not show adds nothing to pages of others', () => {
  expect(Object.keys(registryOfPages(registry, 'tax').microFrontends)).toEqual(['shell', 'tax']);
  expect(Object.keys(registryOfPages(registry, undefined).microFrontends)).toEqual(['shell', 'tax']);
  const navigation = [{ area: 'legal' as const, label: 'Tax', order: 1, to: '/tax' }];
  const dialog = { event: 'term:open', screen: 'Dialog' };
  const shown: Extras[] = [
    { navigation, routes: [sampleRoute()] },
    { routes: [sampleRoute({ path: '/terms/{page}', dialog })] },
  ];
  for (const changes of shown)
    expect(Object.keys(outlineFor(registryWith(changes), undefined).microFrontends)).toContain('tax');
});

describe('of releases that list their files, a page names the list and what it needs at once', () => {
  const digest = (letter: string) => `sha256-${letter.repeat(43)}=`;
  const shellFiles = { 'main.js': digest('M'), '17.js': digest('L'), [FILE_LIST]: digest('S') };
  const taxFiles = {
    'remoteEntry.js': digest('E'),
    'Tax.js': digest('T'),
    'icon.svg': digest('I'),
    '511.js': digest('L'),
    [FILE_LIST]: digest('F'),
  };
  const screens = { Tax: ['Tax.js'] };

  /** The files of the shell and of a remote as pages of that remote name them. */
  function namedFiles(shellHas: Readonly<Record<string, string>>, changes: Extras = {}) {
    const tax = sampleVersion({ files: taxFiles, screens, icons: { Tax: 'icon.svg' }, ...changes });
    const site = sampleRegistry({ shell: [sampleVersion({ kind: 'shell', routes: [], files: shellHas })], tax: [tax] });
    const { microFrontends } = registryOfPages(site, 'tax');
    return ['shell', 'tax'].map((name) => microFrontends[name]?.[0]?.extras.files);
  }

  test('entry, screens and icons; nothing else of the shell, which runs already', () => {
    const { '511.js': _, ...atOnce } = taxFiles;
    expect(namedFiles(shellFiles)).toEqual([{ [FILE_LIST]: digest('S') }, atOnce]);
  });

  test('all files of a remote that was built without a list, or whose pages get files of its release', () => {
    const { [FILE_LIST]: _, ...older } = taxFiles;
    expect(namedFiles(shellFiles, { files: older })[1]).toEqual(older);
    const routes = [sampleRoute({ needs: { workers: true } })];
    expect(namedFiles(shellFiles, { routes })[1]).toEqual(taxFiles);
  });

  test('all files of every release if the shell was built without a list, and so reads none', () => {
    const { [FILE_LIST]: _, ...older } = shellFiles;
    expect(namedFiles(older)).toEqual([older, taxFiles]);
  });
});
