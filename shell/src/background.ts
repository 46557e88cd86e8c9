import { siteConfig } from '@artha/shared';
import { startMeasurement } from './measurement/startMeasurement.ts';
import type { ViewStore } from './routing/view.ts';

/** Starts what no visitor waits for: measurement, and analytics where the site has any, with code of their own. */
export function startBackground(view: ViewStore): void {
  startMeasurement(view);
  if (!siteConfig().analytics) return;
  import('./analytics/startAnalytics.tsx').then(
    ({ startAnalytics }) => {
      startAnalytics(view);
    },
    () => undefined,
  );
}
