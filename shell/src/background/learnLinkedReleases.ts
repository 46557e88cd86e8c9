import { scriptGuard } from '../federation/scriptGuard.ts';
import type { Screen } from '../screen/Screen.ts';

/**
 * Learns the releases of the remotes that the page links before a visitor needs them: a click, or pointing at a link,
 * then waits for no such request.
 */
export function learnLinkedReleases(screenAt: (path: string) => Screen | undefined): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]');
  const remotes = new Set(Array.from(links, ({ pathname }) => screenAt(pathname)?.found.remote));
  for (const remote of remotes) {
    // It is requested again when it is needed.
    if (remote !== undefined)
      scriptGuard()
        .loadRelease(remote)
        .catch(() => undefined);
  }
}
