import type { Screen } from '../screen/Screen.ts';

/** Loads a page's remote when a link to it is pointed at, touched or focused, before it is clicked. */
export function prefetchOnIntent(screenAt: (path: string) => Screen | undefined): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const screen = screenAt(link.pathname);
    // One that failed waits for a click or for Retry, so that pointing at it does not request it again and again.
    if (screen?.status.get().kind === 'idle') void screen.start();
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, prefetch, { passive: true });
  }
}
