import * as v from 'valibot';
import { sampleIntegrity, sampleRoute } from '../../testing/sampleRegistry.ts';
import { releaseSchema, type RemoteRelease, type ShellRelease } from './release.ts';

const file = { size: 10, integrity: sampleIntegrity };

const remote: RemoteRelease = {
  kind: 'remote',
  formatVersion: 1,
  name: 'tax',
  owner: 'team-tax',
  version: '1.0.0',
  contract: 1,
  entry: 'remoteEntry.js',
  files: { 'browser/remoteEntry.js': file, 'server/screens/Tax.cjs': file },
  routes: [sampleRoute()],
  navigation: [],
  embeddedDocuments: {},
  screens: { Sample: { browser: ['Sample.js'], server: 'server/screens/Tax.cjs' } },
  shared: { react: { range: '^19.0.0', built: '19.3.1' } },
};

const shell: ShellRelease = {
  kind: 'shell',
  entryDependencies: [],
  formatVersion: 1,
  name: 'shell',
  owner: 'team-shell',
  version: '1.0.0',
  contract: 1,
  entry: 'main.js',
  files: { 'browser/main.js': file },
  server: 'server/shell.cjs',
  provides: { react: '19.3.1' },
  supportedContracts: [1],
};

test('a release of a remote and one of the shell are read as what they are', () => {
  expect(v.parse(releaseSchema, remote)).toEqual(remote);
  expect(v.parse(releaseSchema, shell)).toEqual(shell);
});

test('a screen may bring what it says of itself for search engines, or nothing', () => {
  const screens = { Sample: { browser: [], server: 'server/Sample.cjs', data: 'server/Sample.data.cjs' } };
  expect(v.parse(releaseSchema, { ...remote, screens })).toMatchObject({ screens });
});

test.each([
  '/etc/passwd',
  '/browser/main.js',
  'main.js',
  '../browser/main.js',
  'browser/main js',
  'browser\\main.js',
  'browser//main.js',
  'browser/',
])('a release may not hold a file at %s', (path) => {
  expect(v.is(releaseSchema, { ...remote, files: { [path]: file } })).toBe(false);
});

test.each(['browser/../../secret.js', 'browser/..', 'server/a/../b.js', 'browser/./main.js'])(
  'a release may not climb out of its folder by %s',
  (path) => {
    expect(v.is(releaseSchema, { ...remote, files: { [path]: file } })).toBe(false);
  },
);

test.each(['../../../index', 'a/b', '..', 'form.html', 'form name', ''])(
  'a release may not embed a document by the name “%s”, which is part of an address',
  (name) => {
    expect(v.is(releaseSchema, { ...remote, embeddedDocuments: { [name]: 'server/form.cjs' } })).toBe(false);
    expect(v.is(releaseSchema, { ...remote, embeddedDocuments: { 'wait-list_2': 'server/form.cjs' } })).toBe(true);
  },
);

test.each([{ size: -1 }, { size: 1.5 }, { integrity: 'sha1-abc' }, { integrity: undefined }])(
  'a release whose file says %j is invalid',
  (wrong) => {
    expect(v.is(releaseSchema, { ...shell, files: { 'browser/main.js': { ...file, ...wrong } } })).toBe(false);
  },
);

test('a release of another format version is refused by a sentence that says which one is wanted', () => {
  const { issues } = v.safeParse(releaseSchema, { ...remote, formatVersion: 2 });
  expect(issues?.map((issue) => issue.message)).toEqual(['a release of format version 1']);
});

test('a release of neither kind is invalid', () => {
  expect(v.is(releaseSchema, { ...remote, kind: 'plugin' })).toBe(false);
});

test('a remote without routes to show, or a shell that provides nothing, is invalid', () => {
  expect(v.is(releaseSchema, { ...remote, routes: undefined })).toBe(false);
  expect(v.is(releaseSchema, { ...shell, provides: undefined })).toBe(false);
});

test('a screen may bring an icon and a picture of its own, and a remote documents that its pages embed', () => {
  const rich = {
    ...remote,
    screens: { Sample: { browser: [], server: 'server/Sample.cjs', icon: 'icon.svg', sharePicture: 'share.png' } },
    embeddedDocuments: { waitlist: 'server/documents/waitlist.cjs' },
  };
  expect(v.parse(releaseSchema, rich)).toEqual(rich);
});

test.each([
  ['name', { name: '../shell' }],
  ['contract', { contract: 0.5 }],
  ['entry', { entry: undefined }],
  ['routes.0.path', { routes: [sampleRoute({ path: '//evil.example' })] }],
  ['navigation.0.to', { navigation: [{ area: 'legal', label: 'Terms', order: 1, to: 'tos' }] }],
  ['screens.Sample.browser', { screens: { Sample: { server: 'server/Sample.cjs' } } }],
  ['shared.react.range', { shared: { react: { built: '19.3.1' } } }],
])('a mistake is named by the field that it is in: %s', (field, wrong) => {
  const { issues = [] } = v.safeParse(releaseSchema, { ...remote, ...wrong });
  expect(issues.map((issue) => v.getDotPath(issue))).toEqual([field]);
});

test.each(['provides', 'supportedContracts', 'server', 'entryDependencies'])(
  'a shell that does not say its “%s” is invalid',
  (field) => {
    expect(v.is(releaseSchema, { ...shell, [field]: undefined })).toBe(false);
  },
);

test('what only a shell or only a remote has is not taken from the other', () => {
  expect(v.parse(releaseSchema, { ...remote, provides: shell.provides })).toEqual(remote);
  expect(v.parse(releaseSchema, { ...shell, screens: remote.screens })).toEqual(shell);
});
