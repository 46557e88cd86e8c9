import type { NavigationEntry, Registry, RemoteRelease } from '@artha/shared/contract';
import { registryOf, remoteRelease } from '../format/testing/releases.ts';
import { arrangeFrame } from './arrangeFrame.ts';

const entry = (label: string, order: number, to = `/${label}`): NavigationEntry => ({ area: 'bar', label, order, to });
const tool = (name: string, order: number, path = `/${name}`, lang?: 'hi'): RemoteRelease['routes'][number] => ({
  path,
  ...(lang && { lang }),
  screen: 'Tax',
  title: name,
  description: name,
  tool: { name, description: name, order },
});
const remote = (name: string, navigation: NavigationEntry[], routes: RemoteRelease['routes'] = []) =>
  remoteRelease({ name, navigation, routes });

const versionsOf = ({ microFrontends }: Registry) => Object.values(microFrontends).flat();
const sorted = (all: readonly (readonly [string, number])[]) =>
  all.toSorted(([, one], [, other]) => one - other).map(([name]) => name);
const barOf = (registry: Registry) =>
  sorted(versionsOf(registry).flatMap(({ extras }) => extras.navigation.map(({ label, order }) => [label, order])));
const toolsOf = (registry: Registry) =>
  sorted(
    versionsOf(registry).flatMap(({ extras }) =>
      extras.routes.flatMap((route) => (route.tool ? [[route.tool.name, route.tool.order] as const] : [])),
    ),
  );

const registry = registryOf(
  remote('attack', [entry('A2', -1e9), entry('A1', -2e9)]),
  remote('menus', [entry('Pricing', 30), entry('Tools', 20)]),
  remote('other', [entry('B', 1)]),
);

test('an order counts only among the remote’s own entries: what the operator lists comes first', () => {
  expect(barOf(arrangeFrame(registry, ['menus'], 'Artha'))).toEqual(['Tools', 'Pricing', 'A1', 'A2', 'B']);
  expect(barOf(arrangeFrame(registry, ['other', 'menus'], 'Artha'))).toEqual(['B', 'Tools', 'Pricing', 'A1', 'A2']);
});

test('without a list, entries come remote by remote', () => {
  expect(barOf(arrangeFrame(registry, [], 'Artha'))).toEqual(['A1', 'A2', 'Tools', 'Pricing', 'B']);
});

test('the operator may place single entries and tools by their addresses, which have the place in every language', () => {
  const tools = registryOf(
    remote('report', [], [tool('Research', 30, '/{product}-Research'), tool('Ratios', 50, '/ratios')]),
    remote('words', [], [tool('Words', 40, '/words'), tool('शब्द', 40, '/hi/words', 'hi')]),
  );
  const order = ['/Artha-Research', '/words', 'report'];
  expect(toolsOf(arrangeFrame(tools, order, 'Artha'))).toEqual(['Research', 'Words', 'शब्द', 'Ratios']);
});

test('more entries than there are places stay behind what is listed before them, and before what comes after', () => {
  const many = Array.from({ length: 300 }, (_, index) => entry(`M${String(index).padStart(3, '0')}`, index));
  const bar = barOf(arrangeFrame(registryOf(remote('many', many), remote('zeta', [entry('Z', 1)])), [], 'Artha'));
  expect(bar.slice(0, 3)).toEqual(['M000', 'M001', 'M002']);
  expect(bar.at(-1)).toBe('Z');
});

test('arranging again changes nothing, and the stated order counts where the policy says so', () => {
  const once = arrangeFrame(registry, ['menus'], 'Artha');
  const again = arrangeFrame(once, ['menus'], 'Artha');
  expect(Object.entries(again.microFrontends).every(([name, own]) => own === once.microFrontends[name])).toBe(true);
  expect(arrangeFrame(registry, 'stated', 'Artha')).toBe(registry);
});
