import { screen } from '@testing-library/dom';
import { createElement } from 'react';
import { sampleRegistry, sampleRoute, sampleVersion, stubNativeDialog, testConfig } from '@artha/shared/testing';
import { startPage } from '../testing/writePage.ts';

jest.mock('../federation/federation.ts', () => ({
  loadModule: (remote: string, _version: unknown, name: string) =>
    Promise.resolve({
      [name]: ({ term }: { readonly term: string }) =>
        createElement('dialog', { 'aria-label': `${term} of ${remote}` }),
    }),
}));

const dialog = { event: 'term:open', screen: 'TermDialog' };
const pages = [
  sampleRoute({ path: '/words' }),
  sampleRoute({ path: '/words/{page}', dialog }),
  sampleRoute({ path: '/hi/words', lang: 'hi' }),
  sampleRoute({ path: '/hi/words/{page}', lang: 'hi', dialog: { ...dialog, screen: 'TermDialogHi' } }),
];

/** The module on a page of this registry, at `/here`. */
async function open(routes = pages, path = '/here') {
  jest.resetModules();
  document.body.replaceChildren();
  await startPage({ registry: sampleRegistry({ words: [sampleVersion({ routes })] }), config: testConfig });
  const { createLocationStore } = await import('../routing/location.ts');
  const { showDialogs } = await import('./showDialogs.tsx');
  const locationStore = createLocationStore(path);
  const navigator = { createHref: String, go: jest.fn(), push: jest.fn(), replace: jest.fn() };
  const goTo = (state: unknown) => {
    locationStore.set({ ...locationStore.get(), search: '?q=1', hash: '#five-years', state });
  };
  const ask = (term: string) => {
    showDialogs(locationStore, navigator, term);
  };
  const start = () => {
    showDialogs(locationStore, navigator);
  };
  return { navigator, goTo, ask, start };
}

const entry = (term: string) => ({ overlay: 'term:open', term });
const options = { preventScrollReset: true };
const here = { pathname: '/here', search: '?q=1', hash: '#five-years' };

beforeAll(() => {
  // The shell renders by itself here, as in a browser.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  stubNativeDialog();
});

test('a dialog is an entry of the history at the address of its page', async () => {
  const { ask, goTo, navigator } = await open();
  goTo(null);
  ask('cess');
  expect(navigator.push.mock.calls).toEqual([[here, entry('cess'), options]]);
  expect(navigator.replace).not.toHaveBeenCalled();
});

test('one that is opened from another takes its entry', async () => {
  const { ask, goTo, navigator } = await open();
  goTo(entry('cess'));
  ask('slab');
  expect(navigator.replace.mock.calls).toEqual([[here, entry('slab'), options]]);
  expect(navigator.push).not.toHaveBeenCalled();
});

test('over a page of the remote that has the term it is at the address of the term, and names the page below', async () => {
  const { ask, navigator } = await open(undefined, '/words');
  ask('cess');
  expect(navigator.push.mock.calls).toEqual([
    [{ pathname: '/words/cess', search: '', hash: '' }, { ...entry('cess'), over: '/words' }, options],
  ]);
});

test('over a page in another language it is in that language', async () => {
  const { ask, navigator } = await open(undefined, '/hi/words');
  ask('cess');
  expect(navigator.push.mock.calls).toEqual([
    [
      { pathname: '/hi/words/cess', search: '', hash: '' },
      { ...entry('cess'), lang: 'hi', over: '/hi/words' },
      options,
    ],
  ]);
});

test('elsewhere it is in the language that the visitor last chose', async () => {
  const { ask, goTo, navigator } = await open();
  const { language } = await import('@artha/shared');
  language.set('hi');
  goTo(null);
  ask('cess');
  expect(navigator.push.mock.calls).toEqual([[here, { ...entry('cess'), lang: 'hi' }, options]]);
});

test('from a dialog at its own address another one takes its entry, over the same page', async () => {
  const { ask, goTo, navigator } = await open(undefined, '/words/slab');
  goTo({ ...entry('slab'), over: '/words' });
  ask('cess');
  expect(navigator.replace.mock.calls).toEqual([
    [{ pathname: '/words/cess', search: '?q=1', hash: '' }, { ...entry('cess'), over: '/words' }, options],
  ]);
});

test('an entry is shown by the component that the remote exposes, in a container that is made once', async () => {
  const { goTo, start } = await open();
  start();
  start();
  goTo(entry('cess'));
  expect(await screen.findByRole('dialog', { name: 'cess of words' })).toBeVisible();
  expect(document.querySelectorAll('body > div')).toHaveLength(1);
});

test('without a remote that serves it, no dialog is created', async () => {
  const { start } = await open([sampleRoute()]);
  start();
  expect(document.querySelector('body > div')).toBeNull();
});
