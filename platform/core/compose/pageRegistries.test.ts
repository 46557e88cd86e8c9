import * as v from 'valibot';
import { registryPartSchema } from '@artha/shared/contract';
import { registryOf, remoteRelease } from '../format/testing/releases.ts';
import { PageRegistries } from './pageRegistries.ts';

const route = (path: string) => ({ path, screen: 'Tax', title: path, description: 'A page.' });
const navigation = [{ area: 'legal' as const, label: 'Tax', order: 1, to: '/tax' }];

/** The registries of a site with two remotes and a shell. @param digests of their releases. */
function registriesWith({ tax = '1', report = '2', shell = '5', taxNavigation = navigation } = {}) {
  const registry = registryOf(
    remoteRelease({ name: 'tax', navigation: taxNavigation }),
    remoteRelease({ name: 'report', routes: [route('/report')] }),
    remoteRelease({ name: 'shell', routes: [] }),
  );
  const digests = new Map(Object.entries({ tax, report, shell }));
  const microFrontends = Object.fromEntries(
    Object.entries(registry.microFrontends).map(([name, list]) => [
      name,
      list.map((version) => {
        const digest = (digests.get(name) ?? '').repeat(20);
        const kind = name === 'shell' ? ('shell' as const) : ('remote' as const);
        return { ...version, url: `/remotes/${name}/${digest}/a.js`, extras: { ...version.extras, kind, digest } };
      }),
    ]),
  );
  return new PageRegistries({ ...registry, microFrontends }, 'Artha');
}

const urlsOf = (registries: PageRegistries) => ['tax', 'report', undefined].map((name) => registries.of(name).file.url);
const before = urlsOf(registriesWith());
/** Tells of the pages of tax, of report, and of the shell whether they name another registry than before. */
const changed = (registries: PageRegistries) => urlsOf(registries).map((url, index) => url !== before[index]);

test('another release of a remote changes the registry of its own pages alone', () => {
  expect(changed(registriesWith({ tax: '3' }))).toEqual([true, false, false]);
  expect(changed(registriesWith({ report: '3' }))).toEqual([false, true, false]);
});

test('another shell, or another entry in the navigation, changes that of every page', () => {
  expect(changed(registriesWith({ shell: '3' }))).toEqual([true, true, true]);
  expect(changed(registriesWith({ taxNavigation: [] }))).toEqual([true, true, true]);
});

test('each part names the release, its shell, and the registry of the remote’s own pages', () => {
  const registries = registriesWith();
  const parts = registries.parts().map(([path, content]) => {
    const { registry, shell, version } = v.parse(registryPartSchema, JSON.parse(String(content)));
    return [path, registry, shell, version.extras.digest];
  });
  const shell = '5'.repeat(20);
  expect(parts).toEqual([
    ['registry/report.json', before[1], shell, '2'.repeat(20)],
    ['registry/shell.json', before[2], shell, shell],
    ['registry/tax.json', before[0], shell, '1'.repeat(20)],
  ]);
  expect(
    registries
      .files()
      .map(({ url }) => url)
      .sort(),
  ).toEqual([...before].sort());
});
