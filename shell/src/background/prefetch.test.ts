import userEvent from '@testing-library/user-event';
import { sampleIntegrity } from '@artha/shared/testing';
import { sampleFound, sampleScreen } from '../testing/sampleScreen.ts';
import { sampleGuard } from '../testing/sampleGuard.ts';
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
  document.head.replaceChildren();
  document.body.innerHTML = `
    <a href="/tools/sample?year=2025#top"><span>Sample</span></a>
    <a href="https://elsewhere.example/tools/sample">Elsewhere</a>
    <a href="/nowhere">Nowhere</a>
    <a>No link</a>
    <p>Text</p>`;
});

/** Opens a page with links to a screen of this file. */
function open(file: string, { route = {}, screens = {} } = {}) {
  forget?.();
  forget = forgetListeners(document);
  const found = sampleFound(route);
  const files = [file];
  const digests = Object.fromEntries(files.map((one) => [one, sampleIntegrity]));
  const extras = { ...found.version.extras, screens: { Sample: files, ...screens }, files: digests };
  const version = { ...found.version, extras };
  // The page's registry may only outline the remote.
  globalThis.__artha = sampleGuard({ sample: version });
  const screen = sampleScreen(load, found);
  prefetchOnIntent((path) => {
    lookedUp.push(path);
    return path === '/tools/sample' ? screen : undefined;
  });
  return screen;
}

const nameOf = (address: string) => address.replace(/^.*\//, '');
const fetched = () => fetchFile.mock.calls.map(([address]) => nameOf(address));

afterEach(() => {
  forget?.();
});

const text = (wanted: string) =>
  [...document.querySelectorAll('a,p,span')].findLast((element) => element.textContent === wanted) ?? document.body;

test('pointing at anything inside a link fetches the scripts of its page once, and runs none', async () => {
  open('pointed.js');
  await userEvent.hover(text('Sample'));
  await userEvent.unhover(text('Sample'));
  await userEvent.hover(text('Sample'));
  expect(lookedUp).toContain('/tools/sample');
  expect(fetched()).toEqual(['remoteEntry.js', 'pointed.js']);
  expect(load).not.toHaveBeenCalled();
  expect(document.querySelector('script')).toBeNull();
});

test('no unused preload is left, about which the browser would warn', async () => {
  open('unused.js');
  await userEvent.hover(text('Sample'));
  expect(document.head.querySelector('link')).toBeNull();
  expect(fetchFile).toHaveBeenLastCalledWith(expect.stringContaining('unused.js'), { integrity: sampleIntegrity });
});

describe('a link that opens a dialog', () => {
  const dialog = { event: 'sample:open', screen: 'SampleDialog' };

  beforeEach(() => {
    text('Sample').closest('a')?.setAttribute('aria-haspopup', 'dialog');
  });

  test('fetches the scripts of the dialog in place of those of its page', async () => {
    open('page.js', { route: { dialog }, screens: { SampleDialog: ['dialog.js'] } });
    await userEvent.hover(text('Sample'));
    expect(fetched()).toContain('dialog.js');
    expect(fetched()).not.toContain('page.js');
    expect(load).not.toHaveBeenCalled();
  });

  test('to a remote that serves none fetches those of the page', async () => {
    open('plain.js');
    await userEvent.hover(text('Sample'));
    expect(fetched()).toContain('plain.js');
  });
});

test('focusing a link with the keyboard fetches, too', async () => {
  open('focused.js');
  await userEvent.tab();
  expect(fetched()).toContain('focused.js');
});

test('a link that has the focus already when the page begins to listen counts, too', async () => {
  document.querySelector<HTMLElement>('a[href^="/tools"]')?.focus();
  open('early.js');
  await Promise.resolve();
  expect(fetched()).toContain('early.js');
});

test('touching it fetches, too', async () => {
  open('touched.js');
  text('Sample').dispatchEvent(new Event('touchstart', { bubbles: true }));
  await Promise.resolve();
  expect(fetched()).toContain('touched.js');
});

test.each(['Elsewhere', 'No link', 'Text'])('“%s” asks for nothing', async (what) => {
  open('strange.js');
  await userEvent.hover(text(what));
  expect(lookedUp).toEqual([]);
});

test('a link to an address that no remote owns asks for nothing', async () => {
  open('unowned.js');
  await userEvent.hover(text('Nowhere'));
  expect(lookedUp).toContain('/nowhere');
  expect(fetched()).toEqual([]);
});

test('a page that is loaded is not asked for', async () => {
  await open('loaded.js').start();
  await userEvent.hover(text('Sample'));
  expect(fetched()).toEqual([]);
});

describe('where a document load leads to the page', () => {
  test('its files are fetched by their digests into the cache', async () => {
    open('to.js', { route: { isolated: true } });
    await userEvent.hover(text('Sample'));
    expect(fetchFile).toHaveBeenLastCalledWith(expect.stringContaining('to.js'), { integrity: sampleIntegrity });
    expect(load).not.toHaveBeenCalled();
  });

  test('a file that cannot be fetched is left to the page itself', async () => {
    open('late.js', { route: { isolated: true } });
    await userEvent.hover(text('Sample'));
    expect(fetched()).toContain('late.js');
  });
});

describe('pressing a link', () => {
  const press = (init: MouseEventInit = {}) => {
    text('Sample').dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0, ...init }));
  };

  test('loads its screen before the click', () => {
    open('pressed.js');
    press();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['with another button', { button: 1 }],
    ['to open it elsewhere', { ctrlKey: true }],
    ['to open it elsewhere on a Mac', { metaKey: true }],
    ['to open a window', { shiftKey: true }],
  ])('%s loads nothing', (_, init) => {
    open('other.js');
    press(init);
    expect(load).not.toHaveBeenCalled();
  });

  test('to an isolated page runs nothing here', () => {
    open('apart.js', { route: { isolated: true } });
    press();
    expect(load).not.toHaveBeenCalled();
  });

  test('that opens a dialog or another tab loads no page', () => {
    const link = text('Sample').closest('a');
    link?.setAttribute('target', '_blank');
    open('beside.js', { route: { dialog: { event: 'sample:open', screen: 'SampleDialog' } } });
    press();
    link?.removeAttribute('target');
    link?.setAttribute('aria-haspopup', 'dialog');
    press();
    expect(load).not.toHaveBeenCalled();
  });
});
