import type { Store } from '@artha/shared';
import { keepEarlyErrors } from './measurement/earlyErrors.ts';
import type { ViewStore } from './routing/view.ts';

/**
 * Starts what no visitor waits for, once the page is loaded and idle. Where its code does not load, the page does
 * without.
 */
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
