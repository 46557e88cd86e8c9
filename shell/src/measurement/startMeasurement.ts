import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import { bus, siteConfig } from '@artha/shared';
import { Failure, type VitalsReport } from '@artha/shared/contract';
import { scriptGuard } from '../federation/scriptGuard.ts';
import { readFailureLog, recordFailure as logFailure } from './failureLog.ts';
import type { ViewStore } from '../routing/view.ts';
import { Attributor, errorCode, stackOf, type Attribution } from './attribution.ts';
import { takeErrors } from './earlyErrors.ts';
import { hasGlobalPrivacyControl } from './globalPrivacyControl.ts';
import { keepMeasurement, type Measurement } from './measurement.ts';
import { observeLongFrames } from './observeLongFrames.ts';
import { Tally } from './tally.ts';
import { ThrownErrors } from './thrownErrors.ts';

type Measured = Pick<Measurement, 'kind' | 'name'> & Partial<Measurement>;

/** Attributes what is measured to a release, counts it and offers it on the bus. */
class Recorder {
  readonly attributor = new Attributor(scriptGuard().releases());
  readonly #tally = new Tally();
  readonly #thrown = new ThrownErrors();
  readonly #view: ViewStore;

  constructor(view: ViewStore) {
    this.#view = view;
  }

  /** The release of the page that is shown now. */
  get shown(): Attribution | undefined {
    const view = this.#view.get();
    return view.kind === 'screen' ? this.attributor.byName(view.screen.found.remote) : this.attributor.shell;
  }

  /** The failure of the screen in view; undefined if it did not fail. */
  get failure(): Failure | undefined {
    const view = this.#view.get();
    const status = view.kind === 'screen' ? view.screen.status.get() : undefined;
    return status?.kind === 'failed' ? status.failure : undefined;
  }

  /** Keeps where an error was thrown. */
  addThrown(whose: Attribution | undefined, error: unknown, stack = stackOf(error)): void {
    if (whose) this.#thrown.add(whose, errorCode(error), stack);
  }

  /** The counts since the last report, with where errors were thrown; undefined if there are none. */
  takeReport(): VitalsReport | undefined {
    const report = this.#tally.takeReport();
    const thrown = this.#thrown.take();
    return report && thrown.length > 0 ? { ...report, thrown } : report;
  }

  record(whose: Attribution | undefined, measured: Measured): void {
    if (!whose) return;
    const measurement: Measurement = { id: crypto.randomUUID(), value: 1, ...measured, ...whose };
    this.#tally.add(measurement);
    keepMeasurement(measurement);
    bus.emit('measurement:recorded', measurement);
  }
}

/** Records Web Vitals and long frames. @param landing the release of the page that this document was loaded with. */
function measureVitals(recorder: Recorder, landing: Attribution | undefined): void {
  const { attributor } = recorder;
  /** A page is its remote and the shell together: how it loads counts for both. */
  const recordLoading = ({ id, name, value }: Pick<Measurement, 'id' | 'name' | 'value'>) => {
    recorder.record(landing, { kind: 'vital', id, name, value });
    if (landing?.remote !== attributor.shell?.remote) {
      recorder.record(attributor.shell, { kind: 'vital', id: `${id} shell`, name, value });
    }
  };
  const latest = { reportAllChanges: true };
  onTTFB(recordLoading, latest);
  onFCP(recordLoading, latest);
  onLCP(recordLoading, latest);
  onCLS(recordLoading, latest);
  onINP(({ id, name, value, attribution }) => {
    const script = attribution.longestScript?.entry.sourceURL ?? '';
    recorder.record(attributor.byScripts(script) ?? recorder.shown, { kind: 'vital', id, name, value });
  }, latest);
  observeLongFrames(({ durationMs, scripts }) => {
    recorder.record(attributor.ofError(scripts, recorder.shown), { kind: 'vital', name: 'LoAF', value: durationMs });
  });
}

/** Records errors, and failures of loading. */
function measureErrors(recorder: Recorder): void {
  const { attributor } = recorder;
  takeErrors((event) => {
    const error: unknown = 'reason' in event ? event.reason : event.error;
    const text = stackOf(error) || ('filename' in event ? event.filename : '');
    const whose = attributor.ofError(text, recorder.shown);
    recorder.record(whose, { kind: 'error', name: errorCode(error) });
    recorder.addThrown(whose, error);
    // Only this module can attribute it; other failures are logged at their source.
    if (whose && error instanceof Failure && error.code === 'AR-109') {
      logFailure({ remote: whose.remote, code: error.code, message: error.message });
    }
  });
  const recordFailure = ({ remote, code }: { readonly remote: string; readonly code: string }) => {
    recorder.record(attributor.byName(remote), { kind: 'error', name: code });
  };
  /** React's own errors have no position in the remote, but its components have. */
  const addCause = () => {
    const { failure } = recorder;
    if (failure) recorder.addThrown(recorder.shown, failure.cause, `${stackOf(failure.cause)}\n${stackOf(failure)}`);
  };
  addCause();
  // The log outlives documents: only what failed in this one, before this module was there.
  const opened = new Date(performance.timeOrigin).toISOString();
  for (const entry of readFailureLog()) if (entry.at >= opened) recordFailure(entry);
  bus.on('remote:failed', (failed) => {
    recordFailure(failed);
    addCause();
  });
}

/** Sends the counts whenever the page is hidden or left, unless the site or the visitor wants none. */
function sendCounts(recorder: Recorder): void {
  const { vitalsUrl } = siteConfig();
  if (!vitalsUrl || hasGlobalPrivacyControl()) return;
  const send = () => {
    const report = recorder.takeReport();
    if (report) navigator.sendBeacon(vitalsUrl, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  addEventListener('pagehide', send);
}

/**
 * Measures this document for every visitor: views, errors, failures of loading, Web Vitals and long frames, each
 * attributed to a release. It is offered on the bus, kept in memory for the health page, and counted for the site's own
 * `/vitals`.
 */
export function startMeasurement(view: ViewStore): void {
  const recorder = new Recorder(view);
  const landing = recorder.shown;
  measureVitals(recorder, landing);
  measureErrors(recorder);

  const recordView = () => {
    recorder.record(recorder.shown, { kind: 'view', name: 'view' });
  };
  recordView();
  const { shell } = recorder.attributor;
  if (landing?.remote !== shell?.remote) recorder.record(shell, { kind: 'view', name: 'view' });
  view.subscribe(recordView);
  sendCounts(recorder);
}
