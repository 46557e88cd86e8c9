import { pageLanguage, siteConfig, type Store } from '@artha/shared';
import { addLanguageFont, HINDI_LABEL_FONT } from '../document/addLanguageFont.ts';
import { followOtherPages } from '../document/followOtherPages.ts';
import { offerEnglish } from '../document/offerEnglish.ts';
import { watchRegistry } from '../federation/watchRegistry.ts';
import { startMeasurement } from '../measurement/startMeasurement.ts';
import { learnLinkedReleases } from './learnLinkedReleases.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { whenInteractive } from '../offline/whenInteractive.ts';
import { waitForNetwork } from './waitForNetwork.ts';
import { isIsolated, type ViewStore } from '../routing/view.ts';
import { screenAt } from '../screen/screens.ts';
import { resumeSession } from '../session/resumeSession.ts';

/**
 * Starts background work: the session, prefetching, learning the releases of linked remotes, waiting for the network,
 * the checks for newer releases, the offer of the page in English, measurement, following other pages, keeping pages
 * for offline use, and analytics if the site has any.
 * @param isStale becomes true once there are newer releases than those of this page.
 */
export function startBackground(view: ViewStore, isStale: Store<boolean>): void {
  const landing = view.get();
  // Document loads lead from an isolated page to all others. Nothing is requested for these: while a request is on its way,
  // Firefox keeps no page for going back, and a statement's table, which is only there, would be lost.
  if (!isIsolated(landing)) {
    prefetchOnIntent(screenAt);
    learnLinkedReleases(screenAt, isStale);
    watchRegistry(landing.kind === 'screen' ? landing.screen.found.remote : 'shell', isStale);
  }
  waitForNetwork(view);
  resumeSession();
  startMeasurement(view);
  if (pageLanguage() === 'en') addLanguageFont(HINDI_LABEL_FONT);
  offerEnglish();
  followOtherPages(() => isIsolated(view.get()));
  whenInteractive()
    .then(() => import('../offline/startOffline.ts'))
    .then(({ startOffline }) => startOffline(view))
    // Without a worker, or in a browser that lets the site have none, everything works with a network.
    .catch(() => undefined)
    // Shows in a trace, and to journeys, that nothing more starts by itself.
    .finally(() => performance.mark('background'));
  if (!siteConfig().analytics) return;
  import('../analytics/startAnalytics.tsx').then(
    ({ startAnalytics }) => {
      startAnalytics(view);
    },
    () => undefined,
  );
}
