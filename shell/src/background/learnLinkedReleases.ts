import type { Store } from '@artha/shared';
import { scriptGuard, ShellReplaced } from '../federation/scriptGuard.ts';
import type { Screen } from '../screen/Screen.ts';

/**
 * Learns the releases of the remotes that the page links before a visitor needs them: a click, or pointing at a link,
 * then waits for no such request.
 * @param isStale becomes true if one of them needs a newer shell than this page's.
 */
export function learnLinkedReleases(screenAt: (path: string) => Screen | undefined, isStale: Store<boolean>): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]');
  const remotes = new Set(Array.from(links, ({ pathname }) => screenAt(pathname)?.found.remote));
  for (const remote of remotes) {
    if (remote === undefined) continue;
    scriptGuard()
      .loadRelease(remote)
      .catch((error: unknown) => {
        // Any other one is requested again when it is needed.
        if (error instanceof ShellReplaced) isStale.set(true);
      });
  }
}
