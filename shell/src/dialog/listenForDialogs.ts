import type { Navigator } from 'react-router-dom';
import { bus, dialogPage } from '@artha/shared';
import { afterNextPaint } from '@artha/shared/remote';
import { pagePath, type LocationStore } from '../routing/location.ts';

/**
 * Opens a remote's dialog when an event asks for it. The code loads with the first dialog; if it does not load, the
 * browser opens the page with the same content. Not for isolated pages.
 */
export function listenForDialogs(locationStore: LocationStore, navigator: Navigator): void {
  const open = (asked?: { readonly term: string }) => {
    import('./showDialogs.tsx').then(
      ({ showDialogs }) => {
        const show = () => {
          showDialogs(locationStore, navigator, asked?.term);
        };
        // The tap answers before the dialog is rendered.
        if (asked) afterNextPaint(show);
        else show();
      },
      () => {
        const page = asked && dialogPage('term:open', asked.term, pagePath(locationStore.get()));
        if (page) location.assign(page.path);
      },
    );
  };
  bus.on('term:open', open);
  // An entry of the history that was made before the page was loaded, and may show a dialog.
  if (locationStore.get().state !== null) open();
}
