import { bus, createStore } from '@artha/shared';
import { isBeingLeft } from '../document/leaving.ts';
import type { ShellPageName } from './shellPaths.ts';
import type { Screen } from '../screen/Screen.ts';

/** The content between the navigation and the footer: the screen of a remote, or a page of the shell itself. */
export type View =
  | {
      readonly kind: 'screen';
      readonly screen: Screen;
      /** Of a screen that only renders in a browser: its placeholder is in the document, or what replaces it is rendered. */
      readonly placeholder?: 'composed' | 'replaced';
    }
  | { readonly kind: 'shell'; readonly name: ShellPageName };

/** Whether a view is that of an isolated page: a document of its own, entered and left by document loads. */
export const isIsolated = (view: View): boolean => view.kind === 'screen' && view.screen.found.route.isolated === true;

/** The store of the current view. */
export type ViewStore = ReturnType<typeof createViewStore>;

/** The current view; it changes only when the route does. */
export function createViewStore(initial: View) {
  return createStore<View>(initial);
}

/**
 * Emits `remote:ready` or `remote:failed` for the screen in view, once each time that it comes to that. Screens that
 * are only prefetched emit nothing, and neither do those whose requests were cut off by leaving the document.
 */
export function emitViewStatus(view: ViewStore): void {
  let unsubscribe = (): void => undefined;
  const watchScreen = () => {
    unsubscribe();
    const current = view.get();
    if (current.kind !== 'screen') return;
    const { screen } = current;
    const { remote, version } = screen.found;
    const emitStatus = () => {
      const status = screen.status.get();
      if (status.kind === 'failed' && !isBeingLeft()) {
        const { code, message } = status.failure;
        bus.emit('remote:failed', { remote, code, message });
      }
      if (status.kind === 'ready') bus.emit('remote:ready', { remote, version: version.metadata.version });
    };
    unsubscribe = screen.status.subscribe(emitStatus);
    emitStatus();
  };
  view.subscribe(watchScreen);
  watchScreen();
}
