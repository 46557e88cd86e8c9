import { flushSync } from 'react-dom';
import { createPath, type Navigator, type To } from 'react-router-dom';
import type { Screen } from '../screen/Screen.ts';
import type { ViewStore } from './view.ts';
import { loadDocument } from './documentLoads.ts';
import { cancelHashScroll, hashTarget, scrollToHash } from './hashScroll.ts';
import { withViewTransition } from './viewTransition.ts';
import { saveScrollPosition, restoreScrollPosition } from './scrollRestoration.ts';
import {
  browserLocation,
  createHistoryEntry,
  ensureHistoryKey,
  leavePageBelow,
  pagePath,
  type LocationStore,
} from './location.ts';

/** A navigation waits this long for its screen to load; then the browser loads the composed page instead. */
const SCREEN_WAIT_MS = 2500;

/** Dependencies of the navigator. */
export interface NavigatorOptions {
  readonly locationStore: LocationStore;
  readonly view: ViewStore;
  readonly screenAt: (path: string) => Screen | undefined;
  /** Called after each navigation to another page, with the screen that it shows. */
  readonly onPageChange: (screen: Screen) => void;
  /** True once newer releases are known: the next page is then a document load, which takes them. */
  readonly isStale: () => boolean;
}

interface NavigateOptions {
  /** Kept with the history entry, and given to the page as `useLocation().state`; see `pagePath` for its `over`. */
  readonly state: unknown;
  /** Replaces the current history entry. */
  readonly replace: boolean;
  /** Leaves the scroll position as it is. */
  readonly preventScrollReset: boolean | undefined;
}

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

/**
 * The URL of a page of this site.
 * @throws TypeError for an address of another origin, such as `//evil.example/`, and for an invalid address.
 */
function siteUrl(to: To): URL {
  const url = new URL(hrefOf(to), location.href);
  if (url.origin !== location.origin) throw new TypeError(`${url.href} is not a page of this site.`);
  return url;
}

/** Loads a screen. @returns whether it was there in time. */
async function loadInTime(screen: Screen): Promise<boolean> {
  await Promise.race([screen.start(), new Promise((resolve) => setTimeout(resolve, SCREEN_WAIT_MS))]);
  return screen.component !== undefined;
}

function scrollToTop(): void {
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/**
 * The site's navigation: shows the next page without a document load if its remote loads; otherwise the browser loads
 * the composed page, which is always readable. An isolated page is entered and left by document loads.
 *
 * `push` and `replace` throw a TypeError for an address of another origin: only a plain link leaves the site.
 */
export function createNavigator({ locationStore, view, screenAt, onPageChange, isStale }: NavigatorOptions): Navigator {
  // Of the latest navigation: an earlier one that is still waiting for its screen must not finish any more.
  let navigationId = 0;
  // Of the entry on the screen: when `popstate` fires, the browser's history is at the next entry already.
  let currentKey = 'default';

  /** Whether a page must be a document of its own, or the one on the screen is. */
  const crossesIsolation = (screen: Screen) =>
    [screen, screenAt(pagePath(locationStore.get()))].some((one) => one?.found.route.isolated);

  const updateLocation = () => {
    const next = browserLocation();
    currentKey = next.key;
    locationStore.set(next);
  };

  const showScreen = (screen: Screen) => {
    flushSync(() => {
      view.set({ kind: 'screen', screen });
      updateLocation();
    });
    onPageChange(screen);
  };

  const navigate = async (url: URL, { state, replace, preventScrollReset }: NavigateOptions) => {
    const id = ++navigationId;
    cancelHashScroll();
    const writeHistory = () => {
      saveScrollPosition(currentKey);
      const entry = createHistoryEntry(state);
      if (replace) history.replaceState(entry, '', url);
      else history.pushState(entry, '', url);
    };

    const path = pagePath({ pathname: url.pathname, state });
    if (path === pagePath(locationStore.get())) {
      writeHistory();
      updateLocation();
      if (!preventScrollReset && !scrollToHash(url.hash)) scrollToTop();
      return;
    }
    const screen = screenAt(path);
    const ready = screen && !isStale() && !crossesIsolation(screen) && (await loadInTime(screen));
    if (id !== navigationId) return;
    if (!ready) {
      loadDocument(() => {
        if (replace) location.replace(url);
        else location.assign(url);
      });
      return;
    }
    writeHistory();
    await withViewTransition(() => {
      // The transition begins a frame later: by then the visitor may have gone back.
      if (id !== navigationId) return;
      showScreen(screen);
      if (!hashTarget(url.hash)) scrollToTop();
    });
    if (id === navigationId) scrollToHash(url.hash);
  };

  const handlePopState = async ({ hasUAVisualTransition }: PopStateEvent) => {
    const id = ++navigationId;
    cancelHashScroll();
    saveScrollPosition(currentKey);
    ensureHistoryKey();
    const next = browserLocation();
    const { key, hash } = next;
    const path = pagePath(next);
    if (path === pagePath(locationStore.get())) {
      updateLocation();
      if (!restoreScrollPosition(key)) scrollToHash(hash);
      return;
    }
    const screen = screenAt(path);
    const ready = screen && !crossesIsolation(screen) && (await loadInTime(screen));
    if (id !== navigationId) return;
    if (!ready) {
      loadDocument(() => {
        location.reload();
      });
      return;
    }
    const show = () => {
      if (id !== navigationId) return;
      showScreen(screen);
      if (!restoreScrollPosition(key) && !scrollToHash(hash)) scrollToTop();
    };
    if (hasUAVisualTransition) show();
    else await withViewTransition(show);
  };

  ensureHistoryKey();
  leavePageBelow();
  const initial = browserLocation();
  currentKey = initial.key;
  // A location that says no more than the composer knew stays the same object: a new one would make React hydrate, at
  // once and in one go, every part of the page that reads it.
  if (initial.search || initial.hash || initial.state !== null) locationStore.set(initial);
  history.scrollRestoration = 'manual';
  addEventListener('popstate', (event) => void handlePopState(event));
  // A full load restores its scroll position by itself, earlier than any script could.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });

  return {
    createHref: hrefOf,
    go: (delta) => {
      history.go(delta);
    },
    push: (to, state, options) =>
      void navigate(siteUrl(to), { state, replace: false, preventScrollReset: options?.preventScrollReset }),
    replace: (to, state, options) =>
      void navigate(siteUrl(to), { state, replace: true, preventScrollReset: options?.preventScrollReset }),
  };
}
