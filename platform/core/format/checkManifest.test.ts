import type { RemoteRelease } from '@artha/shared/contract';
import { remoteRelease, shellRelease } from './testing/releases.ts';
import { checkManifest, releaseLimits } from './checkManifest.ts';

const file = { size: 1, integrity: `sha256-${'A'.repeat(43)}=` } as const;
const filesAt = (...paths: readonly string[]): RemoteRelease['files'] =>
  Object.fromEntries(paths.map((path) => [path, file]));

const files = filesAt('browser/remoteEntry.js', 'server/Tax.cjs');
const remote = (changes: Partial<RemoteRelease> = {}) => remoteRelease({ files, ...changes });
const withFiles = (...paths: readonly string[]) => remote({ files: { ...files, ...filesAt(...paths) } });
const screenWith = (changes: Partial<RemoteRelease['screens'][string]>) =>
  remote({ screens: { Tax: { browser: [], server: 'server/Tax.cjs', ...changes } } });

const checking = (release: Parameters<typeof checkManifest>[0]) => () => {
  checkManifest(release);
};

test('a release as builds write it is accepted', () => {
  expect(checking(remote())).not.toThrow();
  const shell = shellRelease({ files: filesAt('browser/main.js', 'browser/a.js', 'server/server.cjs') });
  expect(checking({ ...shell, entryDependencies: ['a.js'] })).not.toThrow();
  const pictures = filesAt(
    'browser/a.js',
    'browser/a.svg',
    'browser/a.png',
    'server/a.cjs',
    'browser/licences.txt',
    'browser/workers/engine.wasm',
    'browser/factsheet.pdf',
    'browser/paper.ttf',
    'server/licences.txt',
  );
  const screen = {
    browser: ['a.js'],
    server: 'server/Tax.cjs',
    data: 'server/a.cjs',
    icon: 'a.svg',
    sharePicture: 'a.png',
  };
  expect(checking(remote({ files: { ...files, ...pictures }, screens: { Tax: screen } }))).not.toThrow();
});

describe('a name is refused', () => {
  test('if a shell has a remote’s name, or a remote has the shell’s', () => {
    expect(checking(shellRelease({ name: 'tax' }))).toThrow('RE-30: tax is a shell under a remote’s name.');
    expect(checking(remote({ name: 'shell' }))).toThrow('RE-30: No remote may be named shell.');
  });

  test('of a property that every object has', () => {
    expect(checking(remote({ name: 'constructor' }))).toThrow('RE-30: No remote may be named constructor.');
  });
});

test.each(['1.0', 'v1.0.0', 'latest', '', '1.0.0 ', '01.0.0'])('the version “%s” is refused', (version) => {
  expect(checking(remote({ version }))).toThrow('RE-32');
});

test.each(['1.0.0', '2.10.3', '1.0.0-beta.1'])('the version “%s” is accepted', (version) => {
  expect(checking(remote({ version }))).not.toThrow();
});

test('markup in a text is refused', () => {
  expect(checking(remote({ owner: '<b>team</b>' }))).toThrow('RE-31: tax: “owner” contains markup.');
});

describe('a file is refused', () => {
  test.each([
    'browser/page.html',
    'browser/a.css',
    'browser/a.js.map',
    'server/a.wasm',
    'server/a.pdf',
    'server/a.js',
    'server/key.pem',
  ])('of an unknown type: %s', (path) => {
    expect(checking(withFiles(path))).toThrow(`RE-33: tax: ${path} has a type`);
  });

  test('if it is too large, or if there are too many', () => {
    const large = { ...files, 'browser/large.js': { ...file, size: releaseLimits.fileBytes + 1 } };
    expect(checking(remote({ files: large }))).toThrow(/RE-33: tax: browser\/large\.js has more than/);
    const many = Array.from({ length: releaseLimits.files }, (_, index) => `browser/${index}.js`);
    expect(checking(withFiles(...many))).toThrow(/RE-33: tax has 402 files/);
    const heavy = many.slice(0, 10).map((path) => [path, { ...file, size: releaseLimits.fileBytes }]);
    expect(checking(remote({ files: { ...files, ...Object.fromEntries(heavy) } }))).toThrow(/which is too much/);
  });
});

test('a remote that would fill a phone is refused, unless its large files are kept once they are used', () => {
  const half = { ...file, size: 4 * 1024 * 1024 };
  const withLarge = (path: string) => remote({ files: { ...files, 'browser/workers/a.wasm': half, [path]: half } });
  expect(checking(withLarge('browser/workers/b.wasm'))).toThrow(
    'RE-33: tax has 8388609 bytes for each visitor’s device, of 8388608: a file that few need, such as browser/workers/a.wasm',
  );
  expect(checking(withLarge('browser/workers/optional/b.wasm'))).not.toThrow();
  expect(checking(withLarge('server/a.cjs'))).not.toThrow();
});

describe('a file that the manifest names is refused if it is missing or has another type', () => {
  test.each([
    ['its entry', remote({ entry: 'other.js' })],
    ['its entry, a name that every object has', remote({ entry: '../constructor' })],
    ['a script of a screen', screenWith({ browser: ['Tax.js'] })],
    ['a bundle of a screen', screenWith({ server: 'server/Other.cjs' })],
    ['a browser bundle', screenWith({ server: 'browser/remoteEntry.js' })],
    ['the data of a screen', screenWith({ data: 'server/Tax.data.cjs' })],
    ['an icon', screenWith({ icon: 'Tax.svg' })],
    ['an icon that is a script', screenWith({ icon: 'remoteEntry.js' })],
    ['a share picture', screenWith({ sharePicture: 'Tax.png' })],
    ['a document', remote({ embeddedDocuments: { waitlist: 'server/waitlist.cjs' } })],
  ])('%s', (_, release) => {
    expect(checking(release)).toThrow(/RE-33: tax names .* which is not a \.\w+ file of it/);
  });

  test('a screen that a route shows', () => {
    const route = { path: '/tax', title: 'Tax', description: 'Tax.', screen: 'Other' };
    expect(checking(remote({ routes: [route] }))).toThrow('RE-33: tax: /tax shows Other, which it does not have.');
  });

  test('a dialog that a route serves', () => {
    const dialog = { event: 'tax:open', screen: 'TaxDialog' };
    const route = { path: '/tax', title: 'Tax', description: 'Tax.', screen: 'Tax', dialog };
    expect(checking(remote({ routes: [route] }))).toThrow('RE-33: tax: /tax shows TaxDialog, which it does not have.');
  });

  test('those of a shell', () => {
    const shell = shellRelease({ files: filesAt('browser/main.js', 'server/server.cjs') });
    expect(checking({ ...shell, entryDependencies: ['a.js'] })).toThrow('RE-33: shell names browser/a.js');
    expect(checking({ ...shell, server: 'server/other.cjs' })).toThrow('RE-33: shell names server/other.cjs');
  });
});

describe('a page that gets files of a person', () => {
  const accepting = (changes: object) =>
    remote({
      routes: [{ path: '/tax', title: 'Tax', description: 'Tax.', screen: 'Tax', accepts: ['.pdf'], ...changes }],
      screens: { Tax: { browser: [], server: 'server/Tax.cjs' } },
    });

  test('is accepted if it is an isolated document', () => {
    expect(checking(accepting({ isolated: true }))).not.toThrow();
  });

  test('is refused if code of other remotes runs in its document', () => {
    expect(checking(accepting({}))).toThrow('RE-34: tax: /tax accepts files but is not isolated.');
    expect(checking(accepting({ isolated: false }))).toThrow('RE-34');
  });
});

describe('the form of a route', () => {
  const pages = [{ page: 'cess', title: 'Cess', description: 'A tax on a tax.' }];
  const dialog = { event: 'term:open', screen: 'Tax' };
  const having = (changes: object) =>
    remote({
      routes: [{ path: '/tax', title: 'Tax', description: 'Tax.', screen: 'Tax', ...changes }],
      screens: { Tax: { browser: [], server: 'server/Tax.cjs' } },
    });

  test('is valid for a family with pages and a dialog, and for a page in a language', () => {
    expect(checking(having({ path: '/tax/{page}', pages, dialog }))).not.toThrow();
    const tax = { path: '/tax', title: 'Tax', description: 'Tax.', screen: 'Tax' };
    const translated = { ...tax, path: '/hi/tax', lang: 'hi' as const };
    const screens = { Tax: { browser: [], server: 'server/Tax.cjs' } };
    expect(checking(remote({ routes: [tax, translated], screens }))).not.toThrow();
    const home = [
      { ...tax, path: '/' },
      { ...translated, path: '/hi' },
    ];
    expect(checking(remote({ routes: home, screens }))).not.toThrow();
  });

  test.each([
    ['a family without pages', { path: '/tax/{page}' }],
    ['pages without a family', { pages }],
    ['a dialog without a family', { dialog }],
    ['a language that is not at the start of the address', { lang: 'hi' }],
  ])('is refused for %s', (_, changes) => {
    expect(checking(having(changes))).toThrow('RE-35: tax: /tax');
  });

  test('is refused for a page in another language that its remote does not have in English', () => {
    expect(checking(having({ path: '/hi/tax', lang: 'hi' }))).toThrow('RE-35: tax: /hi/tax');
  });
});
