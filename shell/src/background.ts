import { siteConfig, type Store } from '@artha/shared';
import { pageDocument } from './document/pageDocument.ts';
import { resumePage } from './document/resumePage.ts';
import { watchRegistry } from './federation/watchRegistry.ts';
import { startMeasurement } from './measurement/startMeasurement.ts';
import type { ViewStore } from './routing/view.ts';

/**
 * Starts what no visitor waits for: the look for newer releases, measurement, what a page needs that one comes back to,
 * and analytics where the site has any.
 * @param isStale becomes true once there are newer releases than those of this page.
 */
export function startBackground(view: ViewStore, isStale: Store<boolean>): void {
  watchRegistry(pageDocument().registry, isStale);
  startMeasurement(view);
  addEventListener('pageshow', ({ persisted }) => {
    const shown = view.get();
    if (persisted) resumePage(shown.kind === 'screen' && shown.screen.found.route.isolated === true);
  });
  if (!siteConfig().analytics) return;
  import('./analytics/startAnalytics.tsx').then(
    ({ startAnalytics }) => {
      startAnalytics(view);
    },
    () => undefined,
  );
}
