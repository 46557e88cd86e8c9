import { siteConfig } from '@artha/shared';
import { VITALS_FORMAT, type VitalsReport } from '@artha/shared/contract';
import { scriptGuard } from '../federation/scriptGuard.ts';
import type { ViewStore } from '../routing/view.ts';
import { hasGlobalPrivacyControl } from './globalPrivacyControl.ts';

declare global {
  /** Fetch API, deferred fetching; absent in browsers other than Chromium’s. */
  var fetchLater: ((url: string, request: RequestInit) => unknown) | undefined;
}

/**
 * Lets the browser report a page that froze or crashed (AR-110) once its document is gone: the page leaves a request
 * with the browser, and takes it back when it is hidden or left. A page whose thread does not answer cannot take it
 * back. Must start before a remote's code runs, which may never end. Nothing is stored on the device.
 */
export function watchForFreeze(view: ViewStore): void {
  const { vitalsUrl } = siteConfig();
  if (!vitalsUrl || hasGlobalPrivacyControl()) return;
  let pending: AbortController | undefined;
  // The page's own counts are lost with it, so the report also has a view that they have not reported yet.
  let isViewReported = false;

  const watch = () => {
    pending?.abort();
    const current = view.get();
    if (document.visibilityState === 'hidden' || current.kind !== 'screen') return;
    const { remote } = current.screen.found;
    const release = scriptGuard().releases().get(remote)?.extras.digest;
    if (!release) return;
    const counted = { remote, release, count: 1 };
    const report: VitalsReport = {
      format: VITALS_FORMAT,
      entries: [{ ...counted, kind: 'error', code: 'AR-110' }],
    };
    if (!isViewReported) report.entries.push({ ...counted, kind: 'view' });
    pending = new AbortController();
    try {
      globalThis.fetchLater?.(vitalsUrl, { method: 'POST', body: JSON.stringify(report), signal: pending.signal });
    } catch {
      // A remote has used up what a document may leave with the browser.
    }
  };

  watch();
  view.subscribe(() => {
    isViewReported = false;
    watch();
  });
  // A document that is left is hidden first.
  addEventListener('visibilitychange', () => {
    isViewReported = true;
    watch();
  });
}
