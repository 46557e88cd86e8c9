import { flushSync } from 'react-dom';
import { createPath, type Navigator, type To } from 'react-router-dom';
import type { Screen } from '../screen/Screen.ts';
import type { ViewStore } from './view.ts';
import { withViewTransition, prefersReducedMotion } from './viewTransition.ts';
import { saveScrollPosition, restoreScrollPosition } from './scrollRestoration.ts';
import { browserLocation, holdsState, type PageLocation, type LocationStore } from './location.ts';

/** A navigation waits this long for its remote; then the browser goes to the composed page instead. */
const PATIENCE_MS = 2500;

export interface NavigatorOptions {
  readonly locationStore: LocationStore;
  readonly view: ViewStore;
  readonly screenAt: (path: string) => Screen | undefined;
  /** Tells the document which page was reached. */
  readonly announce: (screen: Screen) => void;
  /** True once newer releases are known: the next page is then a full load, which takes them. */
  readonly isStale: () => boolean;
}

/** How a navigation is made. */
interface Manner {
  /** Kept with the history's entry. */
  readonly state: unknown;
  /** Takes the place of the entry that is shown. */
  readonly replace: boolean;
  /** Within a page: the scroll stays where it is. */
  readonly stay: boolean | undefined;
}

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

async function becomesReady(screen: Screen): Promise<boolean> {
  await Promise.race([screen.start(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  return screen.component !== undefined;
}

/** The id that a hash names; one that is written wrongly names itself. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

const isHere = (hash: string): boolean => hash !== '' && document.getElementById(idOf(hash)) !== null;

function goToHash(hash: string): boolean {
  const target = hash ? document.getElementById(idOf(hash)) : null;
  if (!target) return false;
  target.scrollIntoView({
    behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    block: target.id === 'contact' ? 'center' : 'start',
  });
  return true;
}

function goToTop(): void {
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/**
 * The site's navigation: pages follow each other without a document load as long as their remote comes; where it does
 * not, the browser goes to the page as it was composed, which always reads.
 */
export function createNavigator({
  locationStore: place,
  view,
  screenAt,
  announce,
  isStale,
}: NavigatorOptions): Navigator {
  let journey = 0;
  // The history entry that is shown: when `popstate` comes, the history is a step further already.
  let shown = 'default';

  const goTo = (next: PageLocation) => {
    shown = next.key;
    place.set(next);
  };

  const arrive = (screen: Screen) => {
    flushSync(() => {
      view.set({ kind: 'screen', screen });
      goTo(browserLocation());
    });
    announce(screen);
  };

  const travel = async (to: To, { state, replace, stay }: Manner) => {
    const url = new URL(hrefOf(to), location.href);
    const mine = ++journey;
    const write = () => {
      saveScrollPosition(shown);
      const entry = { key: crypto.randomUUID(), usr: state };
      if (replace) history.replaceState(entry, '', url);
      else history.pushState(entry, '', url);
    };

    if (url.pathname === place.get().pathname) {
      write();
      goTo(browserLocation());
      if (!stay && !goToHash(url.hash)) goToTop();
      return;
    }
    const screen = screenAt(url.pathname);
    if (!screen || isStale() || !(await becomesReady(screen))) {
      if (mine !== journey) return;
      if (replace) location.replace(url);
      else location.assign(url);
      return;
    }
    if (mine !== journey) return;
    write();
    await withViewTransition(() => {
      arrive(screen);
      if (!isHere(url.hash)) goToTop();
    });
    if (mine === journey) goToHash(url.hash);
  };

  const comeBack = async ({ hasUAVisualTransition }: PopStateEvent) => {
    const mine = ++journey;
    const { pathname, key, hash } = browserLocation();
    saveScrollPosition(shown);
    if (pathname === place.get().pathname) {
      goTo(browserLocation());
      if (!restoreScrollPosition(key)) goToHash(hash);
      return;
    }
    const screen = screenAt(pathname);
    if (!screen || !(await becomesReady(screen))) {
      if (mine === journey) location.reload();
      return;
    }
    if (mine !== journey) return;
    const show = () => {
      arrive(screen);
      if (!restoreScrollPosition(key) && !goToHash(hash)) goToTop();
    };
    if (hasUAVisualTransition) show();
    else await withViewTransition(show);
  };

  // Each history entry needs a key of its own; the first one has none yet.
  history.replaceState({ key: crypto.randomUUID(), usr: null, ...history.state }, '');
  shown = browserLocation().key;
  // A place that says no more than the composer knew stays the same object: a new one would make React hydrate, at
  // once and in one go, every part of the page that reads it.
  if (location.search || location.hash || holdsState(history.state)) place.set(browserLocation());
  history.scrollRestoration = 'manual';
  addEventListener('popstate', (event) => void comeBack(event));
  // A full load restores its scroll by itself, earlier than any script could.
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
    push: (to, state, options) => void travel(to, { state, replace: false, stay: options?.preventScrollReset }),
    replace: (to, state, options) => void travel(to, { state, replace: true, stay: options?.preventScrollReset }),
  };
}
