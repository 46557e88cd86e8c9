import type { Store } from '@artha/shared';
import { keepEarlyErrors } from './measurement/earlyErrors.ts';
import type { ViewStore } from './routing/view.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Starts what no visitor waits for, once the page is loaded and idle. Where its code does not load, the page does
 * without.
 */
export function startInBackground(view: ViewStore, isStale: Store<boolean>): void {
  keepEarlyErrors();
  whenIdle(() => {
    void import('./background.ts').then(
      ({ startBackground }) => {
        startBackground(view, isStale);
      },
      () => undefined,
    );
  });
}
