import { waitFor } from '@testing-library/react';
import { Failure } from '@artha/shared/contract';
import type { Screen } from '../screen/Screen.ts';
import { catchDocumentLoads } from '../testing/fakeLocation.ts';
import { forgetListeners } from '../testing/forgetListeners.ts';
import { sampleFound, sampleScreen } from '../testing/sampleScreen.ts';
import { stubLayout } from '../testing/stubLayout.ts';
import { createViewStore, type View } from './view.ts';
import { createNavigator } from './navigator.ts';
import { createLocationStore } from './location.ts';

const layout = stubLayout();
const loads = catchDocumentLoads();
const loaded = () => Promise.resolve({ Sample: () => null });

let forget: () => void;

beforeEach(() => {
  for (const mock of [...Object.values(layout), ...Object.values(loads)]) mock.mockClear();
  sessionStorage.clear();
  history.replaceState(null, '', '/here');
  document.body.innerHTML = '<main><h1 tabindex="-1">Heading</h1><p id="faq">Questions</p></main>';
  forget = forgetListeners(window);
});

afterEach(() => {
  jest.useRealTimers();
  forget();
});

/** A navigator on a site of two pages, /here and /there, that shows /here. */
function site({
  there = loaded,
  stale = false,
  isolated = [],
}: { there?: () => Promise<unknown>; stale?: boolean; isolated?: readonly string[] } = {}) {
  const route = (path: string) => sampleFound({ path, isolated: isolated.includes(path) });
  const screens = new Map<string, Screen>([
    ['/here', sampleScreen(loaded, route('/here'))],
    ['/there', sampleScreen(there, route('/there'))],
  ]);
  const screenAt = (path: string) => screens.get(path);
  const here = screens.get('/here');
  const view = createViewStore(here ? { kind: 'screen', screen: here } : { kind: 'shell', name: 'not-found' });
  const locationStore = createLocationStore('/here');
  const pageChanges: string[] = [];
  const navigator = createNavigator({
    locationStore,
    view,
    screenAt,
    onPageChange: (screen) => pageChanges.push(screen.found.route.path),
    isStale: () => stale,
  });
  return { navigator, locationStore, view, pageChanges };
}

function pathOf(view: View): string {
  return view.kind === 'screen' ? view.screen.found.route.path : view.name;
}

const heading = () => document.querySelector('h1');

describe('the first entry of the history', () => {
  test('gets a key and keeps its state; the shell restores the scroll until the document is left', () => {
    history.replaceState({ usr: 'kept' }, '', '/here?q=1#faq');
    const { locationStore } = site();
    expect(locationStore.get()).toEqual({
      pathname: '/here',
      search: '?q=1',
      hash: '#faq',
      state: 'kept',
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(history.scrollRestoration).toBe('manual');
    dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    dispatchEvent(new Event('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
  });

  test('of an address that the composer knew keeps the same location object, so that nothing hydrates at once', () => {
    const { locationStore } = site();
    expect(locationStore.get()).toBe(locationStore.initial);
  });

  test('with a state, such as an open menu’s, sets a location with that state', () => {
    history.replaceState({ key: 'known', usr: { overlay: 'menu' } }, '', '/here');
    expect(site().locationStore.get().state).toEqual({ overlay: 'menu' });
  });

  test('keeps the key that it has, so that a reload finds its scroll position', () => {
    history.replaceState({ key: 'known' }, '', '/here');
    site();
    expect(history.state).toMatchObject({ key: 'known' });
  });
});

describe('navigating within a page', () => {
  test('changes the address at once and scrolls to the part that it names', () => {
    const { navigator, locationStore, view, pageChanges } = site();
    const before = view.get();
    navigator.push('/here?year=2025#faq', { from: 'test' });
    expect(location.href).toBe('http://localhost/here?year=2025#faq');
    expect(locationStore.get()).toMatchObject({ search: '?year=2025', hash: '#faq', state: { from: 'test' } });
    expect(layout.scrollIntoView.mock.calls).toEqual([['faq', { behavior: 'smooth', block: 'start' }]]);
    expect(view.get()).toBe(before);
    expect(pageChanges).toEqual([]);
  });

  test('scrolls without motion where reduced motion is preferred', () => {
    stubLayout({ reducedMotion: true });
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    site().navigator.push('/here#faq');
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'instant', block: 'start' });
    scrollIntoView.mockRestore();
    Object.assign(layout, stubLayout());
  });

  test.each(['/here', '/here#nowhere'])('scrolls to the top and focuses the heading for %s', (to) => {
    site().navigator.push(to);
    expect(layout.scrollTo).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' });
    expect(heading()).toHaveFocus();
  });

  test('keeps the scroll position with preventScrollReset', () => {
    site().navigator.push('/here#faq', undefined, { preventScrollReset: true });
    expect(location.hash).toBe('#faq');
    expect(layout.scrollTo).not.toHaveBeenCalled();
    expect(layout.scrollIntoView).not.toHaveBeenCalled();
  });

  test('push adds a history entry, replace replaces the current one', () => {
    const { navigator, locationStore } = site();
    const entries = history.length;
    navigator.replace('/here?a=1');
    expect(history.length).toBe(entries);
    const { key } = locationStore.get();
    navigator.push('/here?a=2');
    expect(history.length).toBe(entries + 1);
    expect(locationStore.get().key).not.toBe(key);
  });
});

describe('an address of another origin', () => {
  const offSite = [
    '//evil.example/there',
    '/\\evil.example/there',
    'https://evil.example/there',
    'javascript:alert(1)',
    'data:text/html,evil',
    'http://[',
  ];

  test.each(offSite)('is refused, and neither page nor history changes: %s', (to) => {
    const { navigator, view, locationStore } = site();
    const before = [history.length, location.href, view.get(), locationStore.get()];
    for (const method of ['push', 'replace'] as const) {
      expect(() => {
        navigator[method](to);
      }).toThrow(/Invalid URL|not a page of this site/);
    }
    expect([history.length, location.href, view.get(), locationStore.get()]).toEqual(before);
    for (const load of Object.values(loads)) expect(load).not.toHaveBeenCalled();
  });

  test('is refused in the parts that the router passes too', () => {
    expect(() => {
      site().navigator.push({ pathname: '//evil.example/there', search: '?a=1', hash: '' });
    }).toThrow('http://evil.example/there?a=1 is not a page of this site.');
  });

  test('is not the full address of a page of this site', () => {
    site().navigator.push('http://localhost/here#faq');
    expect(location.hash).toBe('#faq');
  });
});

describe('navigating to another page', () => {
  test('waits for its remote, and until then changes nothing', async () => {
    let finishLoading: (module: unknown) => void = () => undefined;
    const there = () => new Promise((resolve) => (finishLoading = resolve));
    const { navigator, view, pageChanges } = site({ there });
    navigator.push('/there');
    await Promise.resolve();
    expect(location.pathname).toBe('/here');
    expect(pathOf(view.get())).toBe('/here');
    finishLoading({ Sample: () => null });
    await waitFor(() => {
      expect(location.pathname).toBe('/there');
    });
    expect(pathOf(view.get())).toBe('/there');
    expect(pageChanges).toEqual(['/there']);
    expect(loads.assign).not.toHaveBeenCalled();
  });

  test('scrolls to the top and focuses its heading', async () => {
    site().navigator.push('/there');
    await waitFor(() => {
      expect(heading()).toHaveFocus();
    });
    expect(layout.scrollTo).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' });
  });

  test('scrolls to the part that the address names', async () => {
    site().navigator.push('/there#faq');
    await waitFor(() => {
      expect(layout.scrollIntoView).toHaveBeenCalledWith('faq', expect.anything());
    });
    expect(layout.scrollTo).not.toHaveBeenCalled();
  });

  test('sets view and location together', async () => {
    const { navigator, locationStore, view } = site();
    const seen: string[] = [];
    view.subscribe(() => seen.push(`view ${pathOf(view.get())}`));
    locationStore.subscribe(() => seen.push(`location ${locationStore.get().pathname}`));
    navigator.push('/there');
    await waitFor(() => {
      expect(seen).toEqual(['view /there', 'location /there']);
    });
  });

  test('is dropped when a later navigation starts', async () => {
    let finishLoading: (module: unknown) => void = () => undefined;
    const there = () => new Promise((resolve) => (finishLoading = resolve));
    const { navigator, view } = site({ there });
    navigator.push('/there');
    await Promise.resolve();
    navigator.push('/here#faq');
    finishLoading({ Sample: () => null });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(location.href).toBe('http://localhost/here#faq');
    expect(pathOf(view.get())).toBe('/here');
    expect(loads.assign).not.toHaveBeenCalled();
  });
});

describe('a document load takes its place', () => {
  const assigned = () => loads.assign.mock.calls.map(([url]) => String(url));

  test('when no remote owns the address', () => {
    site().navigator.push('/nowhere?q=1');
    expect(assigned()).toEqual(['http://localhost/nowhere?q=1']);
    expect(location.pathname).toBe('/here');
  });

  test('and replaces the history entry where the navigation would have', () => {
    site().navigator.replace('/nowhere');
    expect(loads.replace.mock.calls.map(([url]) => String(url))).toEqual(['http://localhost/nowhere']);
    expect(assigned()).toEqual([]);
  });

  test.each(['/here', '/there'])('where %s is isolated, and nothing of the other page runs here', async (path) => {
    const there = jest.fn(loaded);
    const { navigator, view } = site({ there, isolated: [path] });
    navigator.push('/there');
    await Promise.resolve();
    expect(assigned()).toEqual(['http://localhost/there']);
    expect(there).not.toHaveBeenCalled();
    expect(pathOf(view.get())).toBe('/here');
  });

  test.each(['/here', '/there'])('where %s is isolated, and the history leads from one to the other', async (path) => {
    history.replaceState(null, '', '/there');
    history.pushState(null, '', '/here');
    const there = jest.fn(loaded);
    site({ there, isolated: [path] }).navigator.go(-1);
    await waitFor(() => {
      expect(loads.reload).toHaveBeenCalledTimes(1);
    });
    expect(there).not.toHaveBeenCalled();
  });

  test('not within an isolated page', () => {
    const { navigator } = site({ isolated: ['/here'] });
    navigator.push('/here?step=2');
    expect(location.search).toBe('?step=2');
    expect(assigned()).toEqual([]);
  });

  test('when newer releases are known', () => {
    site({ stale: true }).navigator.push('/there');
    expect(assigned()).toEqual(['http://localhost/there']);
  });

  test('when the remote fails, without a notice on the page that is left', async () => {
    jest.useFakeTimers();
    const { navigator, view } = site({ there: () => Promise.reject(new Failure('AR-101', 'there')) });
    navigator.push('/there#faq');
    await jest.advanceTimersByTimeAsync(300);
    expect(assigned()).toEqual(['http://localhost/there#faq']);
    expect(pathOf(view.get())).toBe('/here');
  });

  test('when the remote takes longer than two and a half seconds', async () => {
    jest.useFakeTimers();
    site({ there: () => new Promise(() => undefined) }).navigator.push('/there');
    await jest.advanceTimersByTimeAsync(2499);
    expect(assigned()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(assigned()).toEqual(['http://localhost/there']);
  });

  test('but not after a later navigation', async () => {
    jest.useFakeTimers();
    const { navigator } = site({ there: () => new Promise(() => undefined) });
    navigator.push('/there');
    navigator.push('/here#faq');
    await jest.advanceTimersByTimeAsync(3000);
    expect(assigned()).toEqual([]);
  });

  test('but not within the page, even when newer releases are known', () => {
    site({ stale: true }).navigator.push('/here#faq');
    expect(assigned()).toEqual([]);
  });
});

describe('back and forward', () => {
  test('show the page that was left, at its scroll position', async () => {
    const { navigator, view, pageChanges } = site();
    Object.assign(window, { scrollY: 640 });
    navigator.push('/there');
    await waitFor(() => {
      expect(location.pathname).toBe('/there');
    });
    layout.scrollTo.mockClear();
    Object.assign(window, { scrollY: 0 });
    navigator.go(-1);
    await waitFor(() => {
      expect(pathOf(view.get())).toBe('/here');
    });
    expect(pageChanges).toEqual(['/there', '/here']);
    expect(layout.scrollTo).toHaveBeenCalledWith({ left: 0, top: 640, behavior: 'instant' });
    expect(loads.reload).not.toHaveBeenCalled();
  });

  test('end a scroll to a hash, so that it does not move what they restore', async () => {
    const { navigator, locationStore } = site();
    navigator.push('/here#faq');
    navigator.go(-1);
    await waitFor(() => {
      expect(locationStore.get().hash).toBe('');
    });
    layout.scrollIntoView.mockClear();
    dispatchEvent(new Event('scrollend'));
    expect(layout.scrollIntoView).not.toHaveBeenCalled();
  });

  test('within a page restore the scroll position and keep the view', async () => {
    const { navigator, locationStore } = site();
    Object.assign(window, { scrollY: 320 });
    navigator.push('/here#faq');
    navigator.go(-1);
    await waitFor(() => {
      expect(locationStore.get().hash).toBe('');
    });
    expect(layout.scrollTo).toHaveBeenCalledWith({ left: 0, top: 320, behavior: 'instant' });
    Object.assign(window, { scrollY: 0 });
  });

  test('reach a hash that was typed by hand, and each has a key of its own', async () => {
    const { locationStore } = site();
    const keys = new Set([locationStore.get().key]);
    for (const hash of ['#faq', '#more', '#faq']) {
      location.hash = hash;
      await waitFor(() => {
        expect(locationStore.get().hash).toBe(hash);
      });
      keys.add(locationStore.get().key);
    }
    expect(keys.size).toBe(4);
    expect(layout.scrollIntoView).toHaveBeenCalledTimes(2);
    expect(layout.scrollTo).not.toHaveBeenCalled();
  });

  test('to a page whose remote does not load reload the document', async () => {
    history.replaceState(null, '', '/there');
    history.pushState(null, '', '/here');
    site({ there: () => Promise.reject(new Failure('AR-101', 'there')) }).navigator.go(-1);
    await waitFor(() => {
      expect(location.pathname).toBe('/there');
    });
    await waitFor(() => {
      expect(loads.reload).toHaveBeenCalledTimes(1);
    });
  });
});

test('a link’s address is the one it was given', () => {
  const { navigator } = site();
  expect(navigator.createHref('/tools?a=1#b')).toBe('/tools?a=1#b');
  expect(navigator.createHref({ pathname: '/tools', search: '?a=1', hash: '#b' })).toBe('/tools?a=1#b');
});

describe('an entry that shows something over a page', () => {
  const over = { over: '/here' };

  test('has its own address, and the page below stays', async () => {
    const { navigator, locationStore, view, pageChanges } = site();
    navigator.push('/there/cess', over, { preventScrollReset: true });
    expect(location.pathname).toBe('/there/cess');
    expect(locationStore.get()).toMatchObject({ pathname: '/there/cess', state: over });
    expect(pathOf(view.get())).toBe('/here');
    history.back();
    await waitFor(() => {
      expect(locationStore.get().pathname).toBe('/here');
    });
    expect(pageChanges).toEqual([]);
    expect(loads.assign).not.toHaveBeenCalled();
  });

  test('brings the page below with it, when one comes back from another page', async () => {
    const { navigator, locationStore, view } = site();
    navigator.push('/there/cess', over, { preventScrollReset: true });
    navigator.push('/there');
    await waitFor(() => {
      expect(pathOf(view.get())).toBe('/there');
    });
    history.back();
    await waitFor(() => {
      expect(pathOf(view.get())).toBe('/here');
    });
    expect(locationStore.get().pathname).toBe('/there/cess');
  });

  test('is the page of its address after a reload', () => {
    history.replaceState({ key: 'kept', usr: over }, '', '/there/cess');
    const { locationStore } = site();
    expect(history.state).toEqual({ key: 'kept', usr: null });
    expect(locationStore.get().state).toBeNull();
  });

  test.each([{ over: 5 }, { over: 'https://evil.example/' }, { other: '/here' }, 'here'])(
    'is undefined with the state %j',
    (state) => {
      const { navigator } = site();
      navigator.push('/nowhere', state);
      expect(loads.assign).toHaveBeenCalledTimes(1);
    },
  );
});
