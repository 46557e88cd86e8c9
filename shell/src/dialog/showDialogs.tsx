import { createRoot } from 'react-dom/client';
import type { Navigator } from 'react-router-dom';
import { language } from '@artha/shared';
import { fillPage, findDialog, findRoute, type FoundRoute } from '@artha/shared/contract';
import { pageData } from '../document/pageData.ts';
import { pagePath, type LocationStore } from '../routing/location.ts';
import { screenOf } from '../screen/screens.ts';
import type { Screen } from '../screen/Screen.ts';
import { createDialogEntry, dialogOf } from './dialogEntry.ts';
import { DialogHost } from './DialogHost.tsx';

const EVENT = 'term:open';

/** The container of dialogs: after the page in the document, and not part of it. */
let container: HTMLElement | undefined;

const dialogIn = (lang: string | undefined): FoundRoute | undefined => findDialog(pageData().registry, EVENT, lang);

/** The dialogs by the path of their pages, each the same whenever it is asked for. */
const screens = new Map<string, Screen>();

/** The component that a remote exposes for the dialog, with the family of pages that show the same. */
function dialogScreen(lang: string | undefined): Screen | undefined {
  const found = dialogIn(lang);
  if (!found?.route.dialog) return undefined;
  const { path } = found.route;
  const known = screens.get(path);
  if (known) return known;
  const screen = screenOf({ ...found, route: { ...found.route, screen: found.route.dialog.screen } });
  screens.set(path, screen);
  return screen;
}

/** Makes the container of the dialogs, once. */
function createContainer(locationStore: LocationStore, navigator: Navigator): void {
  if (container || !dialogIn(language.get())) return;
  container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <DialogHost locationStore={locationStore} navigator={navigator} screenIn={dialogScreen} />,
  );
}

/**
 * Makes the entry of the history that shows a term, at the address of the page below: so Back closes it, Forward and a
 * reload open it again. Over pages of the remote that has the term, it is at the address of the term, whose page a
 * reload shows.
 */
function goToTerm(locationStore: LocationStore, navigator: Navigator, term: string): void {
  const here = locationStore.get();
  const { pathname, search, hash, state } = here;
  const below = pagePath(here);
  const page = findRoute(pageData().registry, below);
  const lang = page?.route.lang ?? language.get();
  const dialog = dialogIn(lang);
  if (!dialog) return;
  const isOpen = dialogOf(state) !== undefined;
  const options = { preventScrollReset: true };
  const shown = { term, ...(dialog.route.lang && { lang: dialog.route.lang }) };
  const isOwnPage = dialog.remote === page?.remote;
  const address = isOwnPage
    ? { pathname: fillPage(dialog.route.path, term), search, hash: '' }
    : { pathname, search, hash };
  const entry = createDialogEntry({ ...shown, ...(isOwnPage && { over: below }) });
  if (isOpen) navigator.replace(address, entry, options);
  else navigator.push(address, entry, options);
}

/**
 * From the first call on, shows the dialog of each history entry that has one.
 * @param term goes to such an entry.
 */
export function showDialogs(locationStore: LocationStore, navigator: Navigator, term?: string): void {
  createContainer(locationStore, navigator);
  if (term !== undefined) goToTerm(locationStore, navigator, term);
}
