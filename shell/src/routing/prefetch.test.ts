import userEvent from '@testing-library/user-event';
import { sampleIntegrity } from '@artha/shared/testing';
import { sampleFound, sampleScreen } from '../testing/sampleScreen.ts';
import { forgetListeners } from '../testing/forgetListeners.ts';
import { prefetchOnIntent } from './prefetch.ts';

const load = jest.fn(() => Promise.resolve({ Sample: () => null }));
let lookedUp: string[];
let forget: (() => void) | undefined;

const fetchFile = jest.fn((address: string, options?: RequestInit) =>
  address.endsWith('late.js')
    ? Promise.reject(new TypeError('offline'))
    : Promise.resolve({ blob: () => undefined, options }),
);
Object.assign(globalThis, { fetch: fetchFile });

beforeEach(() => {
  lookedUp = [];
  load.mockClear();
  fetchFile.mockClear();
  document.body.innerHTML = `
    <a href="/tools/sample?year=2025#top"><span>Sample</span></a>
    <a href="https://elsewhere.example/tools/sample">Elsewhere</a>
    <a href="/nowhere">Nowhere</a>
    <a>No link</a>
    <p>Text</p>`;
});

/** Opens a page with links to a screen of these files. */
function open(...files: readonly string[]) {
  forget?.();
  forget = forgetListeners(document);
  const found = sampleFound();
  const digests = Object.fromEntries(files.map((file) => [file, sampleIntegrity]));
  const extras = { ...found.version.extras, screens: { Sample: [...files] }, files: digests };
  const screen = sampleScreen(load, { ...found, version: { ...found.version, extras } });
  prefetchOnIntent((path) => {
    lookedUp.push(path);
    return path === '/tools/sample' ? screen : undefined;
  });
  return screen;
}

const fetched = () => fetchFile.mock.calls.map(([address]) => address.replace(/^.*\//, ''));

afterEach(() => {
  forget?.();
});

const text = (wanted: string) =>
  [...document.querySelectorAll('a,p,span')].findLast((element) => element.textContent === wanted) ?? document.body;

test('pointing at anything inside a link fetches the files of its page once, and runs none', async () => {
  open('pointed.js');
  await userEvent.hover(text('Sample'));
  await userEvent.unhover(text('Sample'));
  await userEvent.hover(text('Sample'));
  expect(lookedUp).toContain('/tools/sample');
  expect(fetched()).toEqual(['remoteEntry.js', 'pointed.js']);
  expect(load).not.toHaveBeenCalled();
});

test('what is fetched is proved by its digest', async () => {
  open('proved.js');
  await userEvent.hover(text('Sample'));
  expect(fetchFile).toHaveBeenLastCalledWith(expect.stringMatching(/proved\.js$/), { integrity: sampleIntegrity });
});

test('focusing a link with the keyboard fetches, too', async () => {
  open('focused.js');
  await userEvent.tab();
  expect(fetched()).toContain('focused.js');
});

test('touching it fetches, too', () => {
  open('touched.js');
  text('Sample').dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(fetched()).toContain('touched.js');
});

test.each(['Elsewhere', 'No link', 'Text'])('“%s” fetches nothing', async (what) => {
  open('strange.js');
  await userEvent.hover(text(what));
  expect(lookedUp).toEqual([]);
});

test('a link to an address that no remote owns fetches nothing', async () => {
  open('unowned.js');
  await userEvent.hover(text('Nowhere'));
  expect(lookedUp).toContain('/nowhere');
  expect(fetchFile).not.toHaveBeenCalled();
});

test('a page that is loaded, or failed to, is not fetched', async () => {
  await open('loaded.js').start();
  await userEvent.hover(text('Sample'));
  expect(fetchFile).not.toHaveBeenCalled();
});

test('a file that cannot be fetched is left to the navigation', async () => {
  open('late.js');
  await userEvent.hover(text('Sample'));
  expect(fetched()).toContain('late.js');
});
