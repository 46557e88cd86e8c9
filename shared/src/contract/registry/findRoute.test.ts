import { sampleRegistry, sampleRoute, sampleVersion } from '../../testing/sampleRegistry.ts';
import { findDialog, findRoute } from './findRoute.ts';

const dialog = { event: 'term:open', screen: 'TermDialog' };
const words = sampleVersion({ routes: [sampleRoute({ path: '/about' }), sampleRoute({ path: '/words', dialog })] });

test('the page of an event is the one that declares a dialog for it', () => {
  const registry = sampleRegistry({ other: [sampleVersion()], words: [words] });
  expect(findDialog(registry, 'term:open')).toEqual({ remote: 'words', version: words, route: words.extras.routes[1] });
});

test('an event that no page declares has none', () => {
  expect(findDialog(sampleRegistry({ words: [words] }), 'report:open')).toBeUndefined();
});

test('only the version that visitors get counts', () => {
  const past = { ...words, deployment: { traffic: 0, default: false } };
  expect(findDialog(sampleRegistry({ words: [past, sampleVersion()] }), 'term:open')).toBeUndefined();
});

describe('a family of pages', () => {
  const family = sampleRoute({ path: '/words/{page}' });
  const known = sampleRoute({ path: '/words/{page}', pages: [{ page: 'cess', title: 'Cess', description: 'A tax.' }] });
  const at = (path: string, route = family) =>
    findRoute(sampleRegistry({ words: [sampleVersion({ routes: [sampleRoute({ path: '/words' }), route] })] }), path)
      ?.route.path;

  test('has the addresses below its own, one level down', () => {
    expect(
      ['/words', '/words/', '/words/cess', '/words/cess/', '/words/cess/more', '/other/cess'].map((path) => at(path)),
    ).toEqual(['/words', '/words', '/words/{page}', '/words/{page}', undefined, undefined]);
  });

  test('has those of its pages alone where they are listed', () => {
    expect([at('/words/cess', known), at('/words/slab', known), at('/words/{page}', known)]).toEqual([
      '/words/{page}',
      undefined,
      undefined,
    ]);
  });
});

test('a dialog is in the requested language if it exists, else in that of the site', () => {
  const hindi = sampleRoute({ path: '/hi/words/{page}', lang: 'hi', dialog });
  const registry = sampleRegistry({
    words: [sampleVersion({ routes: [hindi, sampleRoute({ path: '/words/{page}', dialog })] })],
  });
  const pathIn = (lang?: string) => findDialog(registry, 'term:open', lang)?.route.path;
  expect([pathIn(), pathIn('hi'), pathIn('en')]).toEqual(['/words/{page}', '/hi/words/{page}', '/words/{page}']);
});
