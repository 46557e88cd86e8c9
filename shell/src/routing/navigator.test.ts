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
  document.body.innerHTML =
    '<main><h1 tabindex="-1">Heading</h1><p id="contact">Contact</p><p id="faq">Questions</p></main>';
  forget = forgetListeners(window);
});

afterEach(() => {
  jest.useRealTimers();
  forget();
});

/** A site of two pages, /here and /there, seen at /here. */
function site({ there = loaded, stale = false }: { there?: () => Promise<unknown>; stale?: boolean } = {}) {
  const screens = new Map<string, Screen>([
    ['/here', sampleScreen(loaded, sampleFound({ path: '/here' }))],
    ['/there', sampleScreen(there, sampleFound({ path: '/there' }))],
  ]);
  const screenAt = (path: string) => screens.get(path);
  const here = screens.get('/here');
  const view = createViewStore(here ? { kind: 'screen', screen: here } : { kind: 'own', name: 'not-found' });
  const place = createLocationStore('/here');
  const announced: string[] = [];
  const navigator = createNavigator({
    locationStore: place,
    view,
    screenAt,
    announce: (screen) => announced.push(screen.found.route.path),
    isStale: () => stale,
  });
  return { navigator, place, view, screenAt, announced };
}

function pathOf(view: View): string {
  return view.kind === 'screen' ? view.screen.found.route.path : view.name;
}

const heading = () => document.querySelector('h1');

describe('the first entry of the history', () => {
  test('gets a key, keeps its state, and its scroll is the shell’s business until the document is left', () => {
    history.replaceState({ usr: 'kept' }, '', '/here?q=1#faq');
    const { place } = site();
    expect(place.get()).toEqual({
      pathname: '/here',
      search: '?q=1',
      hash: '#faq',
      state: { usr: 'kept', key: place.get().key },
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(history.scrollRestoration).toBe('manual');
    dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    dispatchEvent(new Event('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
  });

  test('of an address that the composer knew leaves the place the same object, so that nothing hydrates at once', () => {
    const { place } = site();
    expect(place.get()).toBe(place.initial);
  });

  test('with a state of its own, such as an open menu’s, is more than the composer knew', () => {
    history.replaceState({ key: 'known', usr: { overlay: 'menu' } }, '', '/here');
    expect(site().place.get().state).toEqual({ key: 'known', usr: { overlay: 'menu' } });
  });

  test('keeps the key that it has, so that a reload finds its spot', () => {
    history.replaceState({ key: 'known' }, '', '/here');
    site();
    expect(history.state).toMatchObject({ key: 'known' });
  });
});

describe('going on within a page', () => {
  test('changes the address at once and goes to the part that it names', () => {
    const { navigator, place, view, announced } = site();
    const before = view.get();
    navigator.push('/here?year=2025#faq', { from: 'test' });
    expect(location.href).toBe('http://localhost/here?year=2025#faq');
    expect(place.get()).toMatchObject({ search: '?year=2025', hash: '#faq', state: { usr: { from: 'test' } } });
    expect(layout.scrollIntoView.mock.calls).toEqual([['faq', { behavior: 'smooth', block: 'start' }]]);
    expect(view.get()).toBe(before);
    expect(announced).toEqual([]);
  });

  test('puts the contact line in the middle, where it is seen', () => {
    site().navigator.push({ pathname: '/here', hash: '#contact' });
    expect(layout.scrollIntoView).toHaveBeenCalledWith('contact', { behavior: 'smooth', block: 'center' });
  });

  test('moves at once for who wants no motion', () => {
    stubLayout({ calm: true });
    const calm = jest.spyOn(Element.prototype, 'scrollIntoView');
    site().navigator.push('/here#faq');
    expect(calm).toHaveBeenCalledWith({ behavior: 'instant', block: 'start' });
    calm.mockRestore();
    Object.assign(layout, stubLayout());
  });

  test.each(['/here', '/here#nowhere'])('goes to the top and its heading for %s', (to) => {
    site().navigator.push(to);
    expect(layout.scrollTo).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' });
    expect(heading()).toHaveFocus();
  });

  test('keeps the scroll where it is asked to', () => {
    site().navigator.push('/here#faq', undefined, { preventScrollReset: true });
    expect(location.hash).toBe('#faq');
    expect(layout.scrollTo).not.toHaveBeenCalled();
    expect(layout.scrollIntoView).not.toHaveBeenCalled();
  });

  test('adds an entry to the history, or takes the place of the one there is', () => {
    const { navigator, place } = site();
    const entries = history.length;
    navigator.replace('/here?a=1');
    expect(history.length).toBe(entries);
    const { key } = place.get();
    navigator.push('/here?a=2');
    expect(history.length).toBe(entries + 1);
    expect(place.get().key).not.toBe(key);
  });
});

describe('going to another page', () => {
  test('waits for its remote, and until then everything stays', async () => {
    let arrive: (module: unknown) => void = () => undefined;
    const there = () => new Promise((resolve) => (arrive = resolve));
    const { navigator, view, announced } = site({ there });
    navigator.push('/there');
    await Promise.resolve();
    expect(location.pathname).toBe('/here');
    expect(pathOf(view.get())).toBe('/here');
    arrive({ Sample: () => null });
    await waitFor(() => {
      expect(location.pathname).toBe('/there');
    });
    expect(pathOf(view.get())).toBe('/there');
    expect(announced).toEqual(['/there']);
    expect(loads.assign).not.toHaveBeenCalled();
  });

  test('ends at its heading, at the top', async () => {
    site().navigator.push('/there');
    await waitFor(() => {
      expect(heading()).toHaveFocus();
    });
    expect(layout.scrollTo).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' });
  });

  test('ends at the part that the address names', async () => {
    site().navigator.push('/there#faq');
    await waitFor(() => {
      expect(layout.scrollIntoView).toHaveBeenCalledWith('faq', expect.anything());
    });
    expect(layout.scrollTo).not.toHaveBeenCalled();
  });

  test('tells place and view together', async () => {
    const { navigator, place, view } = site();
    const seen: string[] = [];
    view.subscribe(() => seen.push(`view ${pathOf(view.get())}`));
    place.subscribe(() => seen.push(`place ${place.get().pathname}`));
    navigator.push('/there');
    await waitFor(() => {
      expect(seen).toEqual(['view /there', 'place /there']);
    });
  });

  test('goes to where the visitor wanted to go last', async () => {
    let arrive: (module: unknown) => void = () => undefined;
    const there = () => new Promise((resolve) => (arrive = resolve));
    const { navigator, view } = site({ there });
    navigator.push('/there');
    await Promise.resolve();
    navigator.push('/here#faq');
    arrive({ Sample: () => null });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(location.href).toBe('http://localhost/here#faq');
    expect(pathOf(view.get())).toBe('/here');
    expect(loads.assign).not.toHaveBeenCalled();
  });
});

describe('the composed page is loaded instead', () => {
  const assigned = () => loads.assign.mock.calls.map(([url]) => String(url));

  test('when no remote owns the address', () => {
    site().navigator.push('/nowhere?q=1');
    expect(assigned()).toEqual(['http://localhost/nowhere?q=1']);
    expect(location.pathname).toBe('/here');
  });

  test('and takes the entry’s place where the navigation would have', () => {
    site().navigator.replace('/nowhere');
    expect(loads.replace.mock.calls.map(([url]) => String(url))).toEqual(['http://localhost/nowhere']);
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

  test('but not when the visitor has gone elsewhere meanwhile', async () => {
    jest.useFakeTimers();
    const { navigator } = site({ there: () => new Promise(() => undefined) });
    navigator.push('/there');
    navigator.push('/here#faq');
    await jest.advanceTimersByTimeAsync(3000);
    expect(assigned()).toEqual([]);
  });

  test('when newer releases are known, a step within the page stays a step within the page', () => {
    site({ stale: true }).navigator.push('/here#faq');
    expect(assigned()).toEqual([]);
  });
});

describe('coming back', () => {
  test('shows the page that was left, where it was left', async () => {
    const { navigator, view, announced } = site();
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
    expect(announced).toEqual(['/there', '/here']);
    expect(layout.scrollTo).toHaveBeenCalledWith({ left: 0, top: 640, behavior: 'instant' });
    expect(loads.reload).not.toHaveBeenCalled();
  });

  test('within a page restores the scroll and keeps the view', async () => {
    const { navigator, place } = site();
    Object.assign(window, { scrollY: 320 });
    navigator.push('/here#faq');
    navigator.go(-1);
    await waitFor(() => {
      expect(place.get().hash).toBe('');
    });
    expect(layout.scrollTo).toHaveBeenCalledWith({ left: 0, top: 320, behavior: 'instant' });
    Object.assign(window, { scrollY: 0 });
  });

  test('to a page whose remote does not come loads it as it was composed', async () => {
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
