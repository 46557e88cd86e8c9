import type { FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The outcome of an upload or of a release order. */
export type Outcome = 'done' | 'unchanged' | 'refused' | 'failed';

/** The outcome of a request, and the code of a refusal or failure; `none` without one. */
export type CountedOutcome = readonly [outcome: Outcome, code: string];

/** Sets the outcome with which a request is counted. */
export type CountOutcome = (request: FastifyRequest, outcome: CountedOutcome) => void;

/** A release that visitors get. */
interface LiveRelease {
  readonly name: string;
  readonly version: string;
  readonly published: Date;
}

/** The site of the store as the release service sees it. */
export interface SignedState {
  readonly version: number;
  /** When the signatures of the site expire; undefined if the store has no site that this service signed. */
  readonly expires: Date | undefined;
  /** When the root document expires, which every reader starts from. */
  readonly rootExpires: Date;
  readonly live: readonly LiveRelease[];
}

/** The metrics of a release service for Prometheus. Labels are codes, names of remotes and versions. */
export interface ReleaseMetrics {
  readonly registry: Registry;
  countAnswer(path: string, status: number): void;
  /** @param code of a refusal; `none` without one. */
  countUpload(outcome: Outcome, code: string): void;
  countPublish(outcome: Outcome, code: string, seconds: number): void;
  countRenewal(outcome: Outcome): void;
  /** @param read is called when the metrics are requested, at most once per interval. */
  watchState(read: () => Promise<SignedState>): void;
}

/** Buckets for publishes: from a release order that changes nothing to one that composes every page again. */
const secondsBuckets = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160];
/** How long the state of the site is cached, in ms: reading it takes a dozen reads of the store. */
const STATE_AGE_MS = 15_000;

const secondsOf = (date: Date): number => date.getTime() / 1000;

/** Reads the state again once it is too old. */
function remembering<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked = -Infinity;
  let answer: Promise<T>;
  return () => {
    if (performance.now() - asked > STATE_AGE_MS) {
      asked = performance.now();
      answer = ask();
    }
    return answer;
  };
}

/** @param readState undefined if the store cannot be read. */
function addStateGauges(registers: Registry[], readState: () => Promise<SignedState | undefined>): void {
  const ofState = (name: string, help: string, valueOf: (state: SignedState | undefined) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(valueOf(await readState()));
      },
    });
  ofState('release_store_readable', '1 if the site of the store can be read, else 0', (state) => (state ? 1 : 0));
  ofState('release_site_version', 'Version of the site, else 0', (state) => state?.version ?? 0);
  ofState(
    'release_site_expires_timestamp_seconds',
    'When the signatures of the site expire; 0 if the store has no site that this service signed',
    (state) => (state?.expires ? secondsOf(state.expires) : 0),
  );
  ofState('release_root_expires_timestamp_seconds', 'When the root document expires, else 0', (state) =>
    state ? secondsOf(state.rootExpires) : 0,
  );
  new Gauge({
    name: 'release_live_published_timestamp_seconds',
    help: 'When each release that visitors get was published',
    labelNames: ['name', 'version'],
    registers,
    async collect() {
      const state = await readState();
      this.reset();
      for (const { name, version, published } of state?.live ?? []) this.set({ name, version }, secondsOf(published));
    },
  });
}

/** The metrics of one release service. */
export function createReleaseMetrics(): ReleaseMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'release_requests_total',
    help: 'Responses by route and status',
    labelNames: ['path', 'status'],
    registers,
  });
  const uploads = new Counter({
    name: 'release_uploads_total',
    help: 'Uploads of releases by outcome and code of the refusal',
    labelNames: ['result', 'code'],
    registers,
  });
  const publishes = new Counter({
    name: 'release_publishes_total',
    help: 'Release orders of teams by outcome and code of the refusal',
    labelNames: ['result', 'code'],
    registers,
  });
  const seconds = new Histogram({
    name: 'release_publish_duration_seconds',
    help: 'Seconds from a release order to its published site or its refusal',
    labelNames: ['result'],
    buckets: secondsBuckets,
    registers,
  });
  const renewals = new Counter({
    name: 'release_renewals_total',
    help: 'Checks whether the signatures of the site expire soon, by outcome',
    labelNames: ['result'],
    registers,
  });

  // Set from the start, so that the first one counts as an increase.
  for (const code of ['HTTP', 'store']) {
    uploads.inc({ result: 'failed', code }, 0);
    publishes.inc({ result: 'failed', code }, 0);
  }
  renewals.inc({ result: 'failed' }, 0);

  let read: (() => Promise<SignedState>) | undefined;
  addStateGauges(registers, () => read?.().catch(() => undefined) ?? Promise.resolve(undefined));
  return {
    registry,
    countAnswer: (path, status) => {
      requests.inc({ path, status });
    },
    countUpload: (result, code) => {
      uploads.inc({ result, code });
    },
    countPublish: (result, code, duration) => {
      publishes.inc({ result, code });
      seconds.observe({ result }, duration);
    },
    countRenewal: (result) => {
      renewals.inc({ result });
    },
    watchState: (newRead) => {
      read = remembering(newRead);
    },
  };
}
