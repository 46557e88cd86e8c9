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
 * Prepares the page of a link before it is clicked. When the link is pointed at, touched or focused, the files of the
 * page are fetched, and none of them runs. When it is pressed, a click is as good as certain: the screen loads then, in
 * the tenth of a second before the click. The code of a remote runs only where a visitor goes to its pages.
 */
export function prefetchOnIntent(screenAt: (path: string) => Screen | undefined): void {
  /** The link around an element, and the screen that it leads to; undefined once that is loading, or if it has failed. */
  const findLink = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
    const screen = screenAt(link.pathname);
    // One that failed waits for a click or for Retry, so that pointing at it does not request it again and again.
    if (screen?.status.get().kind !== 'idle') return undefined;
    const opensDialog = link.getAttribute('aria-haspopup') === 'dialog';
    return { screen, dialog: opensDialog ? screen.found.route.dialog : undefined, opensHere: !link.target };
  };
  const prefetch = (target: EventTarget | null) => {
    const link = findLink(target);
    if (!link) return;
    const { screen, dialog: opened } = link;
    const { route } = screen.found;
    // A link that opens a dialog needs the dialog's files and not those of its page.
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
  // Of a touch, it comes with the click: not if a finger only scrolls.
  document.addEventListener('mousedown', ({ target, button, metaKey, ctrlKey, shiftKey }) => {
    const link = findLink(target);
    if (!link || button !== 0 || metaKey || ctrlKey || shiftKey) return;
    const { screen, dialog, opensHere } = link;
    if (opensHere && !dialog && !screen.found.route.isolated) void screen.start();
  });
  if (document.querySelector('a[aria-haspopup=dialog]')) loadDialogs();
  // Links that were pointed at before this listened.
  prefetch(document.querySelector('a:hover') ?? document.activeElement);
}
