import * as fc from 'fast-check';
import * as v from 'valibot';
import { sampleIntegrity, sampleRegistry, sampleRoute, sampleVersion } from '../../testing/sampleRegistry.ts';
import { findRoute } from './findRoute.ts';
import { browserFilesUrl, currentVersion, currentVersions } from './currentVersions.ts';
import { pageRegistry } from './pageRegistry.ts';
import { registrySchema } from './registry.ts';

const past = (version: string) => ({
  ...sampleVersion({}, { traffic: 0, default: false }),
  metadata: { version, integrity: sampleIntegrity },
});
const tax = sampleVersion({ routes: [sampleRoute({ path: '/tools/tax' }), sampleRoute({ path: '/tools/slabs' })] });
const report = sampleVersion({ routes: [sampleRoute({ path: '/{product}-Report' })] });
const home = sampleVersion({ routes: [sampleRoute({ path: '/' })] });
const registry = sampleRegistry({
  tax: [past('0.8.0'), past('0.9.0'), tax],
  report: [report],
  home: [home],
  retired: [past('1.0.0')],
  empty: [],
});

describe('the version that visitors get', () => {
  test('is the one that is deployed by default', () => {
    expect(currentVersion(registry, 'tax')).toBe(tax);
  });

  test.each(['retired', 'empty', 'unheard-of'])('is undefined for “%s”, which has no deployed version', (name) => {
    expect(currentVersion(registry, name)).toBeUndefined();
  });

  test('is listed for every deployed micro frontend, by name', () => {
    expect(currentVersions(registry)).toEqual([
      ['home', home],
      ['report', report],
      ['tax', tax],
    ]);
  });
});

describe('the slice that a page carries', () => {
  const slice = pageRegistry(registry, 'My Money');

  test('holds what visitors get and nothing of the history', () => {
    const [version, ...history] = slice.microFrontends['tax'] ?? [];
    expect(version).toMatchObject({ metadata: tax.metadata, extras: { digest: tax.extras.digest } });
    expect(history).toEqual([]);
    expect(Object.keys(slice.microFrontends)).toEqual(['home', 'report', 'tax']);
  });

  test('leaves out the descriptions, which are in the head of their pages', () => {
    const routes = slice.microFrontends['tax']?.[0]?.extras.routes;
    expect(routes).toEqual([
      { path: '/tools/tax', screen: 'Sample', title: 'Sample' },
      { path: '/tools/slabs', screen: 'Sample', title: 'Sample' },
    ]);
  });

  test('names the product in its paths, and leaves the registry as it was', () => {
    expect(findRoute(slice, '/MyMoney-Report')?.remote).toBe('report');
    expect(report.extras.routes[0]?.path).toBe('/{product}-Report');
  });

  test('is itself a registry, and its own slice', () => {
    expect(v.parse(registrySchema, slice)).toEqual(slice);
    expect(pageRegistry(slice, 'My Money')).toEqual(slice);
  });
});

describe('finding the remote of a path', () => {
  test('gives remote, version and route', () => {
    expect(findRoute(registry, '/tools/slabs')).toEqual({ remote: 'tax', version: tax, route: tax.extras.routes[1] });
  });

  test('does not mind a slash at the end', () => {
    expect(findRoute(registry, '/tools/tax/')?.route.path).toBe('/tools/tax');
    expect(findRoute(registry, '/')?.remote).toBe('home');
  });

  test.each(['', '/tools', '/tools/tax/more', '/TOOLS/TAX', '/tools/tax//', '/{product}'])(
    'gives nothing for “%s”, which no remote owns',
    (path) => {
      expect(findRoute(registry, path)).toBeUndefined();
    },
  );

  test('does not find what only an earlier version had', () => {
    const moved = sampleRegistry({ tax: [past('0.9.0'), tax] });
    expect(findRoute(moved, '/tools/sample')).toBeUndefined();
  });
});

describe('a registry', () => {
  const withFiles = (files: unknown) => ({
    ...registry,
    microFrontends: { tax: [{ ...tax, extras: { ...tax.extras, files } }] },
  });

  test('that is whole is valid', () => {
    expect(v.parse(registrySchema, registry)).toEqual(registry);
  });

  test.each([
    ['no digest', { 'remoteEntry.js': undefined }],
    ['an empty digest', { 'remoteEntry.js': '' }],
    ['a weaker digest', { 'remoteEntry.js': `sha1-${'A'.repeat(27)}=` }],
    ['a digest cut short', { 'remoteEntry.js': sampleIntegrity.slice(0, -1) }],
    ['two digests, of which one would do', { 'remoteEntry.js': `${sampleIntegrity} ${sampleIntegrity}` }],
  ])('in which a file has %s is invalid', (_, files) => {
    expect(v.is(registrySchema, withFiles(files))).toBe(false);
  });

  test('in which a version has no digest is invalid', () => {
    const bare = { ...registry, microFrontends: { tax: [{ ...tax, metadata: { version: '1.0.0' } }] } };
    expect(v.is(registrySchema, bare)).toBe(false);
  });

  test('of another schema is invalid', () => {
    expect(v.is(registrySchema, { ...registry, schema: 'https://example.com/v2.json' })).toBe(false);
  });

  test.each(['Tax', '9lives', '../tax', 'tax calculator', ''])('has no micro frontend called “%s”', (name) => {
    expect(v.is(registrySchema, { ...registry, microFrontends: { [name]: [tax] } })).toBe(false);
  });

  test.each([-1, 101, Number.NaN])('sends no version %d per cent of the traffic', (traffic) => {
    const odd = sampleVersion({}, { traffic, default: true });
    expect(v.is(registrySchema, sampleRegistry({ tax: [odd] }))).toBe(false);
  });
});

describe('a reader of another day', () => {
  const read = (version: object) => v.parse(registrySchema, { ...registry, microFrontends: { tax: [version] } });

  test('passes over fields that it does not know', () => {
    const later = { ...tax, weight: 1, extras: { ...tax.extras, region: 'in' } };
    expect(read(later)).toEqual(sampleRegistry({ tax: [tax] }));
  });

  test('refuses more under metadata, which is closed in the public schema, too', () => {
    expect(() => read({ ...tax, metadata: { ...tax.metadata, author: 'tax' } })).toThrow('author');
  });
});

test.each(['0123456789abcdef012', '0123456789ABCDEF0123', '../../../../secret1', ''])(
  'a release is never looked for in the folder “%s”, which is no digest',
  (digest) => {
    expect(v.is(registrySchema, sampleRegistry({ tax: [sampleVersion({ digest })] }))).toBe(false);
  },
);

test('the files of a version lie beside its entry', () => {
  expect(browserFilesUrl({ url: '/remotes/tax/0123456789abcdef0123/remoteEntry.4f1a.js' })).toBe(
    '/remotes/tax/0123456789abcdef0123/',
  );
  expect(browserFilesUrl({ url: 'https://cdn.example/tax/remoteEntry.js' })).toBe('https://cdn.example/tax/');
});

describe('of every registry', () => {
  const paths = fc
    .uniqueArray(fc.stringMatching(/^(\/[a-z]{1,3}){1,2}$/), { minLength: 1, maxLength: 6 })
    .map((all) => all.map((path, index) => ({ path, remote: `remote-${index % 3}` })));
  const registries = paths.map((pages) => {
    const versions = Map.groupBy(pages, ({ remote }) => remote);
    return {
      pages,
      registry: sampleRegistry(
        Object.fromEntries(
          Array.from(versions, ([remote, own]) => [
            remote,
            [past('0.9.0'), sampleVersion({ routes: own.map(({ path }) => sampleRoute({ path })) })],
          ]),
        ),
      ),
    };
  });

  test('each page is found at its remote, before and after the registry is cut down to what a page carries', () => {
    fc.assert(
      fc.property(registries, ({ pages, registry: whole }) => {
        const slice = pageRegistry(whole, 'Artha');
        for (const { path, remote } of pages) {
          expect(findRoute(whole, path)).toMatchObject({ remote, route: { path } });
          expect(findRoute(slice, `${path}/`)).toMatchObject({ remote, route: { path } });
        }
      }),
    );
  });

  test('nothing is found if no remote has a page', () => {
    fc.assert(
      fc.property(registries, fc.webPath(), ({ pages, registry: whole }, path) => {
        fc.pre(!pages.some((page) => page.path === path || `${page.path}/` === path));
        expect(findRoute(whole, path)).toBeUndefined();
      }),
    );
  });
});
