import userEvent from '@testing-library/user-event';
import { sampleFound, sampleScreen } from '../testing/sampleScreen.ts';
import { forgetListeners } from '../testing/forgetListeners.ts';
import { prefetchOnIntent } from './prefetch.ts';

const load = jest.fn(() => Promise.resolve({ Sample: () => null }));
let lookedUp: string[];
let forget: (() => void) | undefined;

const fetchFile = jest.fn((address: string) =>
  address.endsWith('late.js') ? Promise.reject(new TypeError('offline')) : Promise.resolve({ blob: () => undefined }),
);
Object.assign(globalThis, { fetch: fetchFile });

beforeEach(() => {
  lookedUp = [];
  load.mockClear();
  fetchFile.mockClear();
  open();
  document.body.innerHTML = `
    <a href="/tools/sample?year=2025#top"><span>Sample</span></a>
    <a href="https://elsewhere.example/tools/sample">Elsewhere</a>
    <a href="/nowhere">Nowhere</a>
    <a>No link</a>
    <p>Text</p>`;
});

/** Opens a page with links. @param isIsolated whether it runs the code of one remote alone. */
function open({ isIsolated = false, files = ['Sample.js'], route = {} } = {}) {
  forget?.();
  forget = forgetListeners(document);
  const found = sampleFound(route);
  const version = { ...found.version, extras: { ...found.version.extras, screens: { Sample: files } } };
  const screen = sampleScreen(load, { ...found, version });
  prefetchOnIntent((path) => {
    lookedUp.push(path);
    return path === '/tools/sample' ? screen : undefined;
  }, isIsolated);
}

const fetched = () => fetchFile.mock.calls.map(([address]) => address.replace(/^.*\//, ''));

afterEach(() => {
  forget?.();
});

const text = (wanted: string) =>
  [...document.querySelectorAll('a,p,span')].findLast((element) => element.textContent === wanted) ?? document.body;

test('pointing at anything inside a link loads its page once', async () => {
  await userEvent.hover(text('Sample'));
  await userEvent.unhover(text('Sample'));
  await userEvent.hover(text('Sample'));
  expect(lookedUp).toContain('/tools/sample');
  expect(load).toHaveBeenCalledTimes(1);
});

test('focusing it with the keyboard loads it too', async () => {
  await userEvent.tab();
  expect(load).toHaveBeenCalledTimes(1);
});

test('touching it loads it too', () => {
  text('Sample').dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(load).toHaveBeenCalledTimes(1);
});

test.each(['Elsewhere', 'No link', 'Text'])('“%s” loads nothing', async (what) => {
  await userEvent.hover(text(what));
  expect(lookedUp).toEqual([]);
});

test('a link to an address that no remote owns loads nothing', async () => {
  await userEvent.hover(text('Nowhere'));
  expect(lookedUp).toContain('/nowhere');
  expect(load).not.toHaveBeenCalled();
});

describe('where documents are isolated', () => {
  test('the files of an isolated page are fetched once, and none of them runs here', async () => {
    open({ route: { isolated: true }, files: ['Isolated.js'] });
    await userEvent.hover(text('Sample'));
    await userEvent.unhover(text('Sample'));
    await userEvent.hover(text('Sample'));
    expect(fetched()).toEqual(['remoteEntry.js', 'Isolated.js']);
    expect(load).not.toHaveBeenCalled();
  });

  test('an isolated page runs nothing of the pages that it links to', async () => {
    open({ isIsolated: true, files: ['Other.js'] });
    await userEvent.hover(text('Sample'));
    expect(fetched()).toContain('Other.js');
    expect(load).not.toHaveBeenCalled();
  });

  test('a file that cannot be fetched is left to the page itself', async () => {
    open({ isIsolated: true, files: ['late.js'] });
    await userEvent.hover(text('Sample'));
    expect(fetched()).toContain('late.js');
  });
});
