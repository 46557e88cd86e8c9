import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What became of an upload or of a statement. */
export type Outcome = 'done' | 'unchanged' | 'refused' | 'failed';

/** A release that visitors get. */
interface LiveRelease {
  readonly name: string;
  readonly version: string;
  readonly published: Date;
}

/** The site of the store, as the release service sees it. */
export interface SignedState {
  readonly version: number;
  /** Until when the signatures of the site hold; undefined where the store holds none that this service signed. */
  readonly expires: Date | undefined;
  /** Until when the root document holds, from which every reader begins. */
  readonly rootExpires: Date;
  readonly live: readonly LiveRelease[];
}

/** What a release service tells Prometheus. Labels are codes, names of remotes and versions. */
export interface ReleaseMetrics {
  readonly registry: Registry;
  countAnswer(path: string, status: number): void;
  /** @param code of a refusal; `none` where there is none. */
  countUpload(outcome: Outcome, code: string): void;
  countPublish(outcome: Outcome, code: string, seconds: number): void;
  countRenewal(outcome: Outcome): void;
  /** @param read is asked for each time that somebody reads the metrics, and at most once in a while. */
  watchState(read: () => Promise<SignedState>): void;
}

/** Buckets around a publish: from a statement that changes nothing to every page composed anew. */
const secondsBuckets = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160];
/** How long the state of the site counts, in ms: reading it costs a dozen reads of the store. */
const STATE_AGE_MS = 15_000;

const secondsOf = (date: Date): number => date.getTime() / 1000;

/** Asks again once what was heard is too old. */
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

/** The metrics of one release service. */
export function createReleaseMetrics(): ReleaseMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'release_requests_total',
    help: 'Requests answered, by route and status',
    labelNames: ['path', 'status'],
    registers,
  });
  const uploads = new Counter({
    name: 'release_uploads_total',
    help: 'Uploads of releases, by what became of them and the code of the refusal',
    labelNames: ['result', 'code'],
    registers,
  });
  const publishes = new Counter({
    name: 'release_publishes_total',
    help: 'Statements of teams, by what became of them and the code of the refusal',
    labelNames: ['result', 'code'],
    registers,
  });
  const seconds = new Histogram({
    name: 'release_publish_duration_seconds',
    help: 'Seconds from a statement to the site that visitors get, or to its refusal',
    labelNames: ['result'],
    buckets: secondsBuckets,
    registers,
  });
  const renewals = new Counter({
    name: 'release_renewals_total',
    help: 'Looks at whether the signatures of the site end soon, by what became of them',
    labelNames: ['result'],
    registers,
  });

  // From the beginning, so that the first one counts as an increase.
  for (const code of ['HTTP', 'store']) {
    uploads.inc({ result: 'failed', code }, 0);
    publishes.inc({ result: 'failed', code }, 0);
  }
  renewals.inc({ result: 'failed' }, 0);

  let read: (() => Promise<SignedState>) | undefined;
  const readState = () => read?.().catch(() => undefined) ?? Promise.resolve(undefined);
  const ofState = (name: string, help: string, valueOf: (state: SignedState | undefined) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(valueOf(await readState()));
      },
    });
  ofState('release_store_readable', '1 where the site of the store can be read, else 0', (state) => (state ? 1 : 0));
  ofState('release_site_version', 'Version of the site, else 0', (state) => state?.version ?? 0);
  ofState(
    'release_site_expires_timestamp_seconds',
    'When the signatures of the site expire; 0 where the store holds none that this service signed',
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
