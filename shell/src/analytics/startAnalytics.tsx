import { createRoot } from 'react-dom/client';
import { siteConfig } from '@artha/shared';
import type { ViewStore } from '../routing/view.ts';
import { ConsentNotice } from './ConsentNotice.tsx';
import { consent, followOtherTabs, restoreConsent } from './consentStore.ts';
import { loadConsentTexts } from './consentTexts.ts';
import { removeStoredAnalytics } from './removeStoredAnalytics.ts';
import { whenNothingMoves } from './whenNothingMoves.ts';

interface Running {
  stop(): Promise<void>;
}

/** Shows the notice between the page and its footer. */
async function showNotice(): Promise<void> {
  await loadConsentTexts();
  const container = document.createElement('div');
  document.querySelector('main ~ footer')?.before(container);
  const root = createRoot(container);
  whenNothingMoves(container, () => {
    root.render(<ConsentNotice />);
  });
}

/**
 * Asks for consent, and runs analytics for as long as there is consent. Does nothing on an isolated route: analytics
 * never measure it, so it does not ask.
 */
export function startAnalytics(view: ViewStore): void {
  const { analytics } = siteConfig();
  const shown = view.get();
  if (!analytics || (shown.kind === 'screen' && shown.screen.found.route.isolated)) return;
  restoreConsent();
  followOtherTabs();

  // One after the other: a person may accept and withdraw faster than the code loads.
  let queue: Promise<Running | undefined> = Promise.resolve(undefined);
  const apply = () => {
    queue = queue.then(async (running) => {
      const isWanted = consent.get().kind === 'accepted';
      if (isWanted && !running) {
        const { startPostHog } = await import('./startPostHog.ts');
        return startPostHog(analytics, view);
      }
      if (isWanted) return running;
      await running?.stop();
      // Also removes data of an earlier visit if another tab or the browser has withdrawn consent since.
      removeStoredAnalytics();
      return undefined;
    });
    // Code that does not load measures nothing; the next decision tries again.
    queue = queue.catch(() => undefined);
  };
  consent.subscribe(apply);
  apply();
  // Without its texts the notice does not ask, and nothing is measured; the next page tries again.
  showNotice().catch(() => undefined);
}
