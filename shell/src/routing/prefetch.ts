import { browserFilesUrl, type FoundRoute } from '@artha/shared/contract';
import type { Screen } from '../screen/Screen.ts';

const fetched = new Set<string>();

/** Brings the files of a page into the browser's cache, where its own document finds them; none of them runs here. */
function fetchFiles({ version, route }: FoundRoute): void {
  const { entry, screens } = version.extras;
  for (const file of [entry, ...(screens[route.screen] ?? [])]) {
    const address = browserFilesUrl(version) + file;
    if (fetched.has(address)) continue;
    fetched.add(address);
    fetch(address)
      .then((response) => response.blob())
      .catch(() => undefined);
  }
}

/**
 * Loads a page's remote when a link to it is pointed at, touched or focused, before it is clicked.
 * @param isIsolated whether this document runs the code of one remote alone: that of others is fetched, and does not run.
 */
export function prefetchOnIntent(screenAt: (path: string) => Screen | undefined, isIsolated: boolean): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const screen = screenAt(link.pathname);
    // One that failed waits for a click or for Retry, so that pointing at it does not request it again and again.
    if (screen?.status.get().kind !== 'idle') return;
    if (isIsolated || screen.found.route.isolated) fetchFiles(screen.found);
    else void screen.start();
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, prefetch, { passive: true });
  }
}
