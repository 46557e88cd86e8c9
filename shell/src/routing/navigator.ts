import { flushSync } from 'react-dom';
import { pageLanguage } from '@artha/shared';
import { createPath, type Navigator, type To } from 'react-router-dom';
import type { Screen } from '../screen/Screen.ts';
import type { ViewStore } from './view.ts';
import { loadDocument } from './documentLoads.ts';
import { cancelHashScroll, scrollToHash } from './hashScroll.ts';
import { takeOverScrollRestoration, restoreScrollPosition, saveScrollPosition } from './scrollRestoration.ts';
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

/** Navigation between the pages of this document, and the state that it needs. */
class PageNavigation {
  readonly #options: NavigatorOptions;
  // Of the latest navigation: an earlier one that is still waiting for its screen must not finish any more.
  #latestId = 0;
  // Of the entry on the screen: when `popstate` fires, the browser's history is at the next entry already.
  #currentKey = browserLocation().key;

  constructor(options: NavigatorOptions) {
    this.#options = options;
  }

  /** Goes to an address of this site. */
  async navigate(url: URL, { state, replace, preventScrollReset }: NavigateOptions): Promise<void> {
    const id = this.#begin();
    const writeHistory = () => {
      saveScrollPosition(this.#currentKey);
      const entry = createHistoryEntry(state);
      if (replace) history.replaceState(entry, '', url);
      else history.pushState(entry, '', url);
    };

    const path = pagePath({ pathname: url.pathname, state });
    if (path === this.#currentPath()) {
      writeHistory();
      this.#updateLocation();
      if (!preventScrollReset && !scrollToHash(url.hash)) scrollToTop();
      return;
    }
    const { screenAt, isStale } = this.#options;
    const screen = screenAt(path);
    const isReady = screen && !isStale() && !this.#needsDocument(screen) && (await loadInTime(screen));
    if (id !== this.#latestId) return;
    if (!isReady) {
      loadDocument(() => {
        if (replace) location.replace(url);
        else location.assign(url);
      }, path);
      return;
    }
    writeHistory();
    this.#show(screen);
    if (!scrollToHash(url.hash)) scrollToTop();
  }

  /** Shows the page of the history entry that the browser has gone to. */
  async handlePopState(): Promise<void> {
    const id = this.#begin();
    saveScrollPosition(this.#currentKey);
    ensureHistoryKey();
    const next = browserLocation();
    const { key, hash } = next;
    const path = pagePath(next);
    if (path === this.#currentPath()) {
      this.#updateLocation();
      if (!restoreScrollPosition(key)) scrollToHash(hash);
      return;
    }
    const screen = this.#options.screenAt(path);
    const isReady = screen && !this.#needsDocument(screen) && (await loadInTime(screen));
    if (id !== this.#latestId) return;
    if (!isReady) {
      loadDocument(() => {
        location.reload();
      }, path);
      return;
    }
    this.#show(screen);
    if (!restoreScrollPosition(key) && !scrollToHash(hash)) scrollToTop();
  }

  #begin(): number {
    cancelHashScroll();
    return ++this.#latestId;
  }

  #currentPath(): string {
    return pagePath(this.#options.locationStore.get());
  }

  /** Whether a page must be a document of its own, as one in another language, or the one on the screen is. */
  #needsDocument(screen: Screen): boolean {
    if ((screen.found.route.lang ?? 'en') !== pageLanguage()) return true;
    return [screen, this.#options.screenAt(this.#currentPath())].some((one) => one?.found.route.isolated);
  }

  #updateLocation(): void {
    const next = browserLocation();
    this.#currentKey = next.key;
    this.#options.locationStore.set(next);
  }

  /**
   * Shows a screen at once. A view transition would hold it back until the browser has captured the page before, two
   * frames or more.
   */
  #show(screen: Screen): void {
    flushSync(() => {
      this.#options.view.set({ kind: 'screen', screen });
      this.#updateLocation();
    });
    this.#options.onPageChange(screen);
  }
}

/**
 * The site's navigation: shows the next page without a document load if its remote loads; otherwise the browser loads
 * the composed page, which is always readable. An isolated page is entered and left by document loads.
 *
 * `push` and `replace` throw a TypeError for an address of another origin: only a plain link leaves the site.
 */
export function createNavigator(options: NavigatorOptions): Navigator {
  ensureHistoryKey();
  leavePageBelow();
  const initial = browserLocation();
  // A location that says no more than the composer knew stays the same object: a new one would make React hydrate, at
  // once and in one go, every part of the page that reads it.
  if (initial.search || initial.hash || initial.state !== null) options.locationStore.set(initial);
  takeOverScrollRestoration();
  const pages = new PageNavigation(options);
  addEventListener('popstate', () => void pages.handlePopState());

  return {
    createHref: hrefOf,
    go: (delta) => {
      history.go(delta);
    },
    push: (to, state, { preventScrollReset } = {}) =>
      void pages.navigate(siteUrl(to), { state, replace: false, preventScrollReset }),
    replace: (to, state, { preventScrollReset } = {}) =>
      void pages.navigate(siteUrl(to), { state, replace: true, preventScrollReset }),
  };
}
