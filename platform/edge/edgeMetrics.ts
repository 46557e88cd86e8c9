import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The kind of a request; a fixed set, because it is a label. */
export type AnswerKind = 'page' | 'file' | 'upload' | 'auth' | 'vitals';

/** The site that an edge serves. */
export interface ServedSite {
  /** 0 if no verified site is served. */
  readonly version: number;
  /** When this edge accepted it. */
  readonly taken: Date;
  /** When its signatures expire. */
  readonly expires: Date;
}

/** The metrics of an edge for Prometheus. Labels are from fixed sets: they contain nothing from a request. */
export interface EdgeMetrics {
  readonly registry: Registry;
  countAnswer(kind: AnswerKind, status: number, seconds: number): void;
  countRefusedSite(): void;
  countStoreFailure(): void;
  /** @param look is called when the metrics are requested; undefined means no verified site. */
  watchSite(look: () => Promise<ServedSite | undefined>): void;
}

/** Buckets for a file from memory (1 ms), a page read from a store, and the conversion of a statement. */
const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const secondsOf = (date: Date): number => date.getTime() / 1000;

/** @param look returns undefined if no verified site is served. */
function addSiteGauges(registers: Registry[], look: () => Promise<ServedSite | undefined>): void {
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
  ofSite('edge_site_proved', '1 if a verified site is served, else 0', () => 1);
  ofSite('edge_site_version', 'Version of the served site, else 0', ({ version }) => version);
  ofSite('edge_site_taken_timestamp_seconds', 'When the served site was accepted, else 0', ({ taken }) =>
    secondsOf(taken),
  );
  ofSite('edge_site_expires_timestamp_seconds', 'When the signatures of the served site expire, else 0', (site) =>
    secondsOf(site.expires),
  );
}

/** The metrics of one edge. */
export function createEdgeMetrics(): EdgeMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'edge_requests_total',
    help: 'Responses by kind of request and status',
    labelNames: ['kind', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'edge_request_duration_seconds',
    help: 'Seconds from the head of a request to the end of its response',
    labelNames: ['kind'],
    buckets: secondsBuckets,
    registers,
  });
  const refusedSites = new Counter({
    name: 'edge_sites_refused_total',
    help: 'Sites in the store that were not served because they could not be verified',
    registers,
  });
  const storeFailures = new Counter({
    name: 'edge_store_failures_total',
    help: 'Failed reads of the store',
    registers,
  });
  let look: () => Promise<ServedSite | undefined> = () => Promise.resolve(undefined);
  addSiteGauges(registers, () => look());
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
