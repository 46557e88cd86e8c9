import { siteConfig } from '@artha/shared';
import { keepEarlyErrors } from './measurement/earlyErrors.ts';
import type { ViewStore } from './routing/view.ts';

/** The browser gives time for what nobody waits for at the latest after so long. */
const IDLE_TIMEOUT_MS = 5000;

/**
 * Starts what no visitor waits for, once the page is loaded and idle: measurement, and analytics where the site has
 * any. Where their code does not load, the page does without.
 */
export function startInBackground(view: ViewStore): void {
  keepEarlyErrors();
  const start = () => {
    import('./measurement/startMeasurement.ts').then(
      ({ startMeasurement }) => {
        startMeasurement(view);
      },
      () => undefined,
    );
    if (siteConfig().analytics) {
      import('./analytics/startAnalytics.tsx').then(
        ({ startAnalytics }) => {
          startAnalytics(view);
        },
        () => undefined,
      );
    }
  };
  const startWhenIdle = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(start);
  };
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle);
}
