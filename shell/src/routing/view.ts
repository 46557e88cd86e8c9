import { bus, createStore } from '@artha/shared';
import { recordFailure } from '../pages/health/failureLog.ts';
import type { ShellPageName } from '../pages/shellPages.ts';
import type { Screen } from '../screen/Screen.ts';

/** What stands between the navigation and the footer. */
export type View =
  { readonly kind: 'screen'; readonly screen: Screen } | { readonly kind: 'own'; readonly name: ShellPageName };

export type ViewStore = ReturnType<typeof createViewStore>;

/** The current view; it changes only when the route does. */
export function createViewStore(initial: View) {
  return createStore<View>(initial);
}

/**
 * Tells about the screen in view, once each time: that it answers, or that it failed and why. Screens that are only
 * prefetched stay silent.
 */
export function reportView(view: ViewStore): void {
  let stop = (): void => undefined;
  const watch = () => {
    stop();
    const current = view.get();
    if (current.kind !== 'screen') return;
    const { screen } = current;
    const { remote, version } = screen.found;
    const tell = () => {
      const status = screen.status.get();
      if (status.kind === 'failed') {
        const { code, message } = status.failure;
        recordFailure({ remote, code, message });
        bus.emit('remote:failed', { remote, code, message });
      }
      if (status.kind === 'ready') bus.emit('remote:ready', { remote, version: version.metadata.version });
    };
    stop = screen.status.subscribe(tell);
    tell();
  };
  view.subscribe(watch);
  watch();
}
