import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import { bus, siteConfig } from '@artha/shared';
import { Failure } from '@artha/shared/contract';
import { siteRegistry } from '@artha/shared/internal';
import { readFailureLog, recordFailure as logFailure } from './failureLog.ts';
import type { View, ViewStore } from '../routing/view.ts';
import { Attributor, errorCode, stackOf, type Attribution } from './attribution.ts';
import { takeErrors } from './earlyErrors.ts';
import { hasGlobalPrivacyControl } from './globalPrivacyControl.ts';
import { keepMeasurement, type Measurement } from './measurement.ts';
import { observeLongFrames } from './observeLongFrames.ts';
import { Tally } from './tally.ts';

/**
 * Measures this document for every visitor: views, errors, failures of loading, Web Vitals and long frames, each
 * attributed to a release. It is offered on the bus, kept in memory for the health page, and counted for the site's own
 * `/vitals`.
 */
export function startMeasurement(view: ViewStore): void {
  const attributor = new Attributor(siteRegistry());
  const tally = new Tally();
  const attributeView = (shown: View) =>
    shown.kind === 'screen' ? attributor.byName(shown.screen.found.remote) : attributor.shell;

  const record = (whose: Attribution | undefined, what: Pick<Measurement, 'kind' | 'name'> & Partial<Measurement>) => {
    if (!whose) return;
    const measurement: Measurement = { id: crypto.randomUUID(), value: 1, ...what, ...whose };
    tally.add(measurement);
    keepMeasurement(measurement);
    bus.emit('measurement:recorded', measurement);
  };

  const landing = attributeView(view.get());
  /** A page is its remote and the shell together: how it loads counts for both. */
  const recordLoading = ({ id, name, value }: Pick<Measurement, 'id' | 'name' | 'value'>) => {
    record(landing, { kind: 'vital', id, name, value });
    if (landing?.remote !== attributor.shell?.remote) {
      record(attributor.shell, { kind: 'vital', id: `${id} shell`, name, value });
    }
  };
  const latest = { reportAllChanges: true };
  onTTFB(recordLoading, latest);
  onFCP(recordLoading, latest);
  onLCP(recordLoading, latest);
  onCLS(recordLoading, latest);
  onINP(({ id, name, value, attribution }) => {
    const script = attribution.longestScript?.entry.sourceURL ?? '';
    record(attributor.byScripts(script) ?? attributeView(view.get()), { kind: 'vital', id, name, value });
  }, latest);
  observeLongFrames(({ durationMs, scripts }) => {
    record(attributor.ofError(scripts, attributeView(view.get())), { kind: 'vital', name: 'LoAF', value: durationMs });
  });

  takeErrors((event) => {
    const error: unknown = 'reason' in event ? event.reason : event.error;
    const text = stackOf(error) || ('filename' in event ? event.filename : '');
    const whose = attributor.ofError(text, attributeView(view.get()));
    record(whose, { kind: 'error', name: errorCode(error) });
    // Only this module can attribute it; other failures are logged at their source.
    if (whose && error instanceof Failure && error.code === 'AR-109') {
      logFailure({ remote: whose.remote, code: error.code, message: error.message });
    }
  });
  const recordFailure = ({ remote, code }: { readonly remote: string; readonly code: string }) => {
    record(attributor.byName(remote), { kind: 'error', name: code });
  };
  // The log outlives documents: only what failed in this one, before this module was there.
  const opened = new Date(performance.timeOrigin).toISOString();
  for (const entry of readFailureLog()) if (entry.at >= opened) recordFailure(entry);
  bus.on('remote:failed', recordFailure);

  const recordView = () => {
    record(attributeView(view.get()), { kind: 'view', name: 'view' });
  };
  recordView();
  if (landing?.remote !== attributor.shell?.remote) record(attributor.shell, { kind: 'view', name: 'view' });
  view.subscribe(recordView);

  const { vitalsUrl } = siteConfig();
  if (!vitalsUrl || hasGlobalPrivacyControl()) return;
  const send = () => {
    const report = tally.takeReport();
    if (report) navigator.sendBeacon(vitalsUrl, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  addEventListener('pagehide', send);
}
