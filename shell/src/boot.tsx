import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { bus, createStore, loadLanguageFont } from '@artha/shared';
import {
  provideLanguageFont,
  providePageLanguage,
  provideSite,
  restoreTheme,
  sharedEnglish,
} from '@artha/shared/internal';
import { App } from './App.tsx';
import { listenForDialogs } from './dialog/listenForDialogs.ts';
import { provideFiles } from './federation/provideFiles.ts';
import { updateHead } from './document/updateHead.ts';
import { pageData } from './document/pageData.ts';
import { documentLanguage } from './document/documentLanguage.ts';
import { followLanguageChoice } from './document/followLanguageChoice.ts';
import { createNavigator } from './routing/navigator.ts';
import { createLocationStore } from './routing/location.ts';
import { refuseRedirects } from './routing/refuseRedirects.ts';
import { takeOverPage } from './hydration/takeOverPage.ts';
import { recordFailure } from './measurement/failureLog.ts';
import { watchForFreeze } from './measurement/watchForFreeze.ts';
import { ROOT_ID, ID_PREFIX } from './document/root.ts';
import { keepComposedContent } from './screen/composedContent.ts';
import { startInBackground } from './background/startInBackground.ts';
import { screenAt } from './screen/screens.ts';
import type { Screen } from './screen/Screen.ts';
import { createViewStore, isIsolated, emitViewStatus, type ViewStore } from './routing/view.ts';
import { viewAt } from './routing/viewAt.ts';
import { providePageTexts } from './texts/pageTexts.ts';
import { startSession } from './session/startSession.ts';

/** Shows a screen that only renders in a browser once it is loaded, unless the visitor has gone elsewhere. */
function replacePlaceholder(view: ViewStore, screen: Screen): void {
  const composed = view.get();
  screen.status.subscribe(() => {
    if (screen.component && view.get() === composed) view.set({ kind: 'screen', screen, placeholder: 'replaced' });
  });
}

/**
 * Starts the shell on the page: hydrates the composed page, or renders it if there is none (in development).
 * @throws Error when the page has no root element.
 */
export function boot(): void {
  const { config, registry, texts } = pageData();
  providePageTexts(texts);
  providePageLanguage(documentLanguage(), texts?.shared ?? sharedEnglish);
  provideLanguageFont(() => {
    void import('./document/addLanguageFont.ts').then(({ addLanguageFont, HINDI_FONT }) => {
      addLanguageFont(HINDI_FONT);
    });
  });
  if (texts) loadLanguageFont();
  provideSite(config, registry);
  refuseRedirects(config.auth?.url);
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('There is no root.');

  const region = root.querySelector('[data-region="screen"]');
  const first = viewAt(location.pathname, screenAt);
  const isPlaceholder = first.kind === 'screen' && region?.matches('[data-render]');
  const view = createViewStore(isPlaceholder ? { ...first, placeholder: 'composed' } : first);
  if (isPlaceholder) replacePlaceholder(view, first.screen);
  const locationStore = createLocationStore(location.pathname);
  const current = view.get();
  watchForFreeze(view);
  // For the life of the document: such a page is entered and left by document loads.
  startSession(isIsolated(current));
  if (current.kind === 'screen') {
    provideFiles(current.screen.found);
    if (region) keepComposedContent(current.screen, region);
    void current.screen.start();
  }

  const isStale = createStore(false);
  const navigator = createNavigator({
    locationStore,
    view,
    screenAt,
    isStale: isStale.get,
    onPageChange: (screen) => {
      updateHead(screen.found.route, config);
    },
  });
  const app = <App locationStore={locationStore} view={view} navigator={navigator} />;
  // A page that its family does not have, such as an unknown term, is composed as the not-found page.
  const isComposed = root.hasChildNodes() && (current.kind !== 'screen' || region !== null);
  // Hydrates in a transition, which yields to the visitor every few milliseconds.
  startTransition(() => {
    if (isComposed) hydrateRoot(root, app, { identifierPrefix: ID_PREFIX });
    else createRoot(root, { identifierPrefix: ID_PREFIX }).render(app);
  });

  takeOverPage();
  restoreTheme();
  if (followLanguageChoice(registry)) return;
  bus.on('remote:failed', recordFailure);
  if (!isIsolated(current)) listenForDialogs(locationStore, navigator);
  emitViewStatus(view);
  bus.emit('shell:ready', {});
  startInBackground(view, isStale);
}
