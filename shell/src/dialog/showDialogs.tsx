import { createRoot } from 'react-dom/client';
import type { Navigator } from 'react-router-dom';
import { findDialog, normalizePath } from '@artha/shared/contract';
import { pageDocument } from '../document/pageDocument.ts';
import type { LocationStore } from '../routing/location.ts';
import { screenOf } from '../screen/screens.ts';
import { createDialogEntry, termOf } from './dialogEntry.ts';
import { DialogHost } from './DialogHost.tsx';

const EVENT = 'term:open';

/** Where dialogs are rendered: behind the page, of which they are no part. */
let place: HTMLElement | undefined;

/** Makes the place of the dialogs, once. */
function makePlace(locationStore: LocationStore, navigator: Navigator): void {
  const found = findDialog(pageDocument().registry, EVENT);
  if (place || !found?.route.dialog) return;
  const screen = screenOf({ ...found, route: { ...found.route, screen: found.route.dialog.screen } });
  place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<DialogHost locationStore={locationStore} navigator={navigator} screen={screen} />);
}

/**
 * Makes the entry of the history that shows a term, at the address of the page below: so Back closes it, Forward and a
 * reload open it again. On the page that the dialog belongs to, it is the address of the term instead.
 */
function goToTerm(locationStore: LocationStore, navigator: Navigator, term: string): void {
  const { pathname, search, hash, state } = locationStore.get();
  const path = findDialog(pageDocument().registry, EVENT)?.route.path;
  if (path === normalizePath(pathname)) {
    navigator.push(`${path}#${term}`);
    return;
  }
  const isOpen = termOf(state) !== undefined;
  navigator[isOpen ? 'replace' : 'push']({ pathname, search, hash }, createDialogEntry(term), {
    preventScrollReset: true,
  });
}

/**
 * Shows a dialog whenever the history is at an entry that says so, from the first call on.
 * @param term goes to such an entry.
 */
export function showDialogs(locationStore: LocationStore, navigator: Navigator, term?: string): void {
  makePlace(locationStore, navigator);
  if (term !== undefined) goToTerm(locationStore, navigator, term);
}
