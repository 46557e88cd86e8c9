import type { NavigationEntry, NavigationLink, RemoteRelease } from '@artha/shared/contract';
import { usualFrameLimits, type FrameLimits } from '../format/frameLimits.ts';
import { remoteRelease } from '../format/testing/releases.ts';
import { checkFrame } from './checkFrame.ts';

type Route = RemoteRelease['routes'][number];

const entry: NavigationLink = { area: 'bar', label: 'Tax', order: 1, to: '/tax' };
const tool = { name: 'Tax', description: 'Taxes.', order: 1 };
const route: Route = { path: '/tax', screen: 'Tax', title: 'Tax', description: 'Tax.' };

/** A list of this length, with what each number makes. */
const list = <T>(length: number, make: (index: number) => T): T[] => Array.from({ length }, (_, index) => make(index));
const routes = (length: number, own: (index: number) => Partial<Route> = () => ({})) =>
  list(length, (index) => ({ ...route, path: `/tax/${String(index)}`, ...own(index) }));
const checking =
  (changes: Partial<RemoteRelease>, limits: Partial<FrameLimits> = {}) =>
  () => {
    checkFrame(remoteRelease(changes), { ...usualFrameLimits, ...limits });
  };

test('300 entries that a team with one address puts before all others are refused with their number', () => {
  const navigation = list(300, (index) => ({ ...entry, label: `Tax ${String(index)}`, order: -1000 }));
  expect(checking({ navigation })).toThrow(
    'RE-43: tax has more than the policy allows: bar 300 of 1 (entries of the navigation bar).\nLeave it out or make it shorter in remote.config.ts, or ask the site’s operator to raise “frame” of the remote in the policy',
  );
});

test('a team with two tools, a page behind the bar and three links in the footer fits what is usual', () => {
  const footer: NavigationEntry = { ...entry, area: 'footer', column: 'Resources' };
  expect(checking({ navigation: [entry, footer, footer, footer], routes: routes(2, () => ({ tool })) })).not.toThrow();
});

const menu = (length: number): NavigationEntry => ({
  area: 'bar',
  label: 'Tax',
  order: 1,
  menu: list(length, () => ({ label: 'Tax', description: 'Taxes.', to: '/tax' })),
});
const longMenu: NavigationEntry = {
  area: 'bar',
  label: 'Tax',
  order: 1,
  menu: [{ label: 'Tax', description: 'x'.repeat(121), to: '/tax' }],
};
const screen = { browser: [], sharePicture: 'share.png' };

test.each<[string, Partial<RemoteRelease>]>([
  ['bar 2 of 1 (entries of the navigation bar)', { navigation: [entry, entry] }],
  ['action 1 of 0 (buttons of the navigation bar)', { navigation: [{ ...entry, area: 'action' }] }],
  ['legal 1 of 0 (entries of the legal texts)', { navigation: [{ ...entry, area: 'legal' }] }],
  ['sign-in 1 of 0 (ways to sign in)', { navigation: [{ ...entry, area: 'sign-in' }] }],
  ['account 1 of 0 (entries of the account’s menu)', { navigation: [{ ...entry, area: 'account' }] }],
  [
    'footer 4 of 3 (entries of the footer)',
    { navigation: list(4, () => ({ ...entry, area: 'footer' as const, column: 'Resources' })) },
  ],
  ['rows 9 of 8 (rows of one menu)', { navigation: [menu(9)] }],
  ['tools 3 of 2 (tools)', { routes: routes(3, () => ({ tool })) }],
  ['dialogs 3 of 2 (dialogs)', { routes: routes(3, () => ({ dialog: { event: 'tax:open', screen: 'Tax' } })) }],
  ['routes 13 of 12 (routes)', { routes: routes(13) }],
  [
    'pages 401 of 400 (pages)',
    { routes: routes(1, () => ({ pages: list(401, (page) => ({ page: String(page), title: '', description: '' })) })) },
  ],
  ['aliases 9 of 8 (aliases)', { routes: routes(9, (index) => ({ aliases: [{ path: `/t${String(index)}` }] })) }],
  [
    'documents 5 of 4 (embedded documents)',
    { embeddedDocuments: Object.fromEntries(list(5, (index) => [String(index), 'server/form.cjs'])) },
  ],
  [
    'pictures 13 of 12 (share pictures of its own)',
    { screens: Object.fromEntries(list(13, (index) => [`S${String(index)}`, screen])) },
  ],
  [
    'accepts 25 of 24 (kinds of files that a page accepts)',
    { routes: routes(1, () => ({ accepts: list(25, (index) => `.a${String(index)}`) })) },
  ],
  ['label 41 of 40 (characters in a label)', { navigation: [{ ...entry, label: 'W'.repeat(41) }] }],
  ['label 41 of 40 (characters in a label)', { navigation: [{ ...entry, area: 'footer', column: 'W'.repeat(41) }] }],
  [
    'label 41 of 40 (characters in a label)',
    { routes: routes(1, () => ({ tool: { ...tool, name: 'W'.repeat(41) } })) },
  ],
  ['description 121 of 120 (characters in a description)', { navigation: [longMenu] }],
])('without a word in the policy, one too many is refused: %s', (text, changes) => {
  expect(checking(changes)).toThrow(`RE-43: tax has more than the policy allows: ${text}.`);
});

test('pages in another language show the entries that they lack in English, too, so these are counted together', () => {
  const hindi = { ...entry, lang: 'hi' as const };
  expect(checking({ navigation: [entry, hindi] })).not.toThrow();
  expect(checking({ navigation: [entry, { ...hindi, to: '/tax/1' }] })).toThrow('bar 2 of 1');
});

test('the policy may allow more of one part, or all', () => {
  const navigation = list(300, () => entry);
  expect(checking({ navigation }, { bar: 300 })).not.toThrow();
  expect(checking({ navigation: [...navigation, entry] }, { bar: 300 })).toThrow('bar 301 of 300');
  expect(() => {
    checkFrame(remoteRelease({ navigation }), 'all');
  }).not.toThrow();
});
