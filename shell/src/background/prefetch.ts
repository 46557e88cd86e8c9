import { browserFilesUrl, type FoundRoute } from '@artha/shared/contract';
import { scriptGuard } from '../federation/scriptGuard.ts';
import type { Screen } from '../screen/Screen.ts';

const fetched = new Set<string>();

/**
 * Brings a file into the browser's cache, where its element finds it, or the document of its page. A preload would also
 * compile the file, but the browser logs a warning if it is not used.
 */
function fetchFile(address: string, integrity: string): void {
  fetch(address, { integrity })
    // Read to its end, without which the cache does not keep it.
    .then((response) => response.blob())
    // The page itself asks for it again.
    .catch(() => undefined);
}

/** Loads the shell's own part that opens dialogs, so that a click can say at once that one is coming. */
function loadDialogs(): void {
  // A click asks for it again.
  import('../dialog/showDialogs.tsx').catch(() => undefined);
}

/** Brings the files of a page here, each once. */
async function prefetchFiles({ remote, route }: FoundRoute): Promise<void> {
  const version = await scriptGuard().loadRelease(remote);
  const { entry, screens, files } = version.extras;
  for (const file of [entry, ...(screens[route.screen] ?? [])]) {
    const address = browserFilesUrl(version) + file;
    if (fetched.has(address)) continue;
    fetched.add(address);
    fetchFile(address, files[file] ?? '');
  }
}

/**
 * Fetches the files of a page when a link to it is pointed at, touched or focused, before it is clicked. None of them
 * runs: the code of a remote runs only on its own pages.
 * @param isIsolated whether the page of this document is isolated: a document load leads to every other one.
 */
export function prefetchOnIntent(screenAt: (path: string) => Screen | undefined, isIsolated: boolean): void {
  const prefetch = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const screen = screenAt(link.pathname);
    // One that failed waits for a click or for Retry, so that pointing at it does not request it again and again.
    if (screen?.status.get().kind !== 'idle') return;
    const { route } = screen.found;
    // A link that opens a dialog needs the dialog's files and not those of its page.
    const opened = link.getAttribute('aria-haspopup') === 'dialog' ? route.dialog : undefined;
    const found = opened ? { ...screen.found, route: { ...route, screen: opened.screen } } : screen.found;
    if (opened) loadDialogs();
    // The page itself asks for its release again.
    prefetchFiles(found).catch(() => undefined);
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(
      intent,
      ({ target }) => {
        prefetch(target);
      },
      { passive: true },
    );
  }
  if (!isIsolated && document.querySelector('a[aria-haspopup=dialog]')) loadDialogs();
  // Links that were pointed at before this listened.
  prefetch(document.querySelector('a:hover') ?? document.activeElement);
}
