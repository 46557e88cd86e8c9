import { browserFilesUrl, type FoundRoute } from '@artha/shared/contract';
import type { Screen } from '../screen/Screen.ts';

const fetched = new Set<string>();

/**
 * Brings the files of a page into the browser's cache, where its scripts find them. Their integrity is checked again
 * when they run. A file that cannot be fetched now is left to the navigation.
 */
function fetchFiles({ version, route }: FoundRoute): void {
  const { entry, screens, files } = version.extras;
  for (const file of [entry, ...(screens[route.screen] ?? [])]) {
    const address = browserFilesUrl(version) + file;
    if (fetched.has(address)) continue;
    fetched.add(address);
    fetch(address, { integrity: files[file] ?? '' })
      // Read to its end, without which the cache does not keep it.
      .then((response) => response.blob())
      .catch(() => undefined);
  }
}

/**
 * Fetches the files of a page when a link to it is pointed at, touched or focused, before it is clicked. None of them
 * runs: the code of a remote runs where somebody goes to its page, and nowhere else.
 */
export function prefetchOnIntent(screenAt: (path: string) => Screen | undefined): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const screen = screenAt(link.pathname);
    // One that failed waits for a click or for Retry, so that pointing at it does not request it again and again.
    if (screen?.status.get().kind === 'idle') fetchFiles(screen.found);
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, prefetch, { passive: true });
  }
}
