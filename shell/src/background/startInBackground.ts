import type { Store } from '@artha/shared';
import { keepEarlyErrors } from '../measurement/earlyErrors.ts';
import type { ViewStore } from '../routing/view.ts';

/** Starts background work once the page is loaded and idle. If its code does not load, the page works without it. */
export function startInBackground(view: ViewStore, isStale: Store<boolean>): void {
  keepEarlyErrors();
  const start = () => {
    void import('./background.ts').then(
      ({ startBackground }) => {
        startBackground(view, isStale);
      },
      () => undefined,
    );
  };
  const startWhenIdle = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(start);
    else setTimeout(start);
  };
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle);
}
