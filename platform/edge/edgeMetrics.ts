import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What kind of answer a request asks for; a fixed set, since it is a label. */
export type AnswerKind = 'page' | 'file' | 'upload' | 'auth' | 'vitals';

/** The site that an edge serves. */
export interface ServedSite {
  /** 0 where nothing proved is served. */
  readonly version: number;
  /** When this edge took it. */
  readonly taken: Date;
  /** Until when its signatures hold. */
  readonly expires: Date;
}

/** What an edge tells Prometheus. Labels are from fixed sets: nothing of a request is among them. */
export interface EdgeMetrics {
  readonly registry: Registry;
  countAnswer(kind: AnswerKind, status: number, seconds: number): void;
  countRefusedSite(): void;
  countStoreFailure(): void;
  /** @param look is asked for each time that somebody reads the metrics; undefined is no proved site. */
  watchSite(look: () => Promise<ServedSite | undefined>): void;
}

/** Buckets around a file out of memory (1 ms), a page read from a store, and what statements take. */
const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const secondsOf = (date: Date): number => date.getTime() / 1000;

/** The metrics of one edge. */
export function createEdgeMetrics(): EdgeMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'edge_requests_total',
    help: 'Requests answered, by what was asked for and the status of the answer',
    labelNames: ['kind', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'edge_request_duration_seconds',
    help: 'Seconds from the head of a request to the end of its answer',
    labelNames: ['kind'],
    buckets: secondsBuckets,
    registers,
  });
  const refusedSites = new Counter({
    name: 'edge_sites_refused_total',
    help: 'Sites of the store that were not served, because they are not proved',
    registers,
  });
  const storeFailures = new Counter({
    name: 'edge_store_failures_total',
    help: 'Reads of the store that failed',
    registers,
  });
  let look: () => Promise<ServedSite | undefined> = () => Promise.resolve(undefined);
  const ofSite = (name: string, help: string, read: (site: ServedSite) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const site = await look();
        this.set(site ? read(site) : 0);
      },
    });
  ofSite('edge_site_proved', '1 where a proved site is served, else 0', () => 1);
  ofSite('edge_site_version', 'Version of the site that is served, else 0', ({ version }) => version);
  ofSite('edge_site_taken_timestamp_seconds', 'When the site that is served was taken, else 0', ({ taken }) =>
    secondsOf(taken),
  );
  ofSite(
    'edge_site_expires_timestamp_seconds',
    'When the signatures of the site that is served expire, else 0',
    (site) => secondsOf(site.expires),
  );
  return {
    registry,
    countAnswer(kind, status, duration) {
      requests.inc({ kind, status });
      seconds.observe({ kind }, duration);
    },
    countRefusedSite: () => {
      refusedSites.inc();
    },
    countStoreFailure: () => {
      storeFailures.inc();
    },
    watchSite(newLook) {
      look = newLook;
    },
  };
}
