import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { LogEntry } from './logEntry.ts';
import type { Pool } from './pool.ts';

/** The metrics for Prometheus. Labels are statuses, codes and layouts, all from fixed sets. */
export interface Metrics {
  observe(entry: LogEntry): void;
  /** The text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Buckets around the expected durations: 60 ms for three pages, and the limits on waiting and reading. */
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10, 30];

/** The reasons for losing a child with a file. */
const lossReasons = ['too-slow', 'too-much-memory', 'unreadable', 'interrupted'];

/** Adds the metrics of the children and of the queue before them. */
function observePool(pool: Pool, registers: Registry[]): void {
  const ofPool = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  ofPool('statements_queue_depth', 'Files waiting for a child', () => pool.state().waiting);
  ofPool('statements_workers_running', 'Children reading a file', () => pool.state().running);
  ofPool('statements_workers_warm', 'Children that can take a file or have one', () => pool.state().warm);
  ofPool('statements_workers_resident_bytes', 'Resident memory of all children', () => pool.residentBytes());

  new Counter({
    name: 'statements_workers_replaced_total',
    help: 'Children started in place of others',
    registers,
    collect() {
      this.reset();
      this.inc(pool.state().replaced);
    },
  });
  const lost = new Counter({
    name: 'statements_workers_lost_total',
    help: 'Children lost in the middle of a file, by the reason',
    labelNames: ['reason'],
    registers,
  });
  const waits = new Histogram({
    name: 'statements_queue_wait_seconds',
    help: 'Seconds that a file waited for a child that took it',
    buckets: secondsBuckets,
    registers,
  });
  // They exist from the beginning, so that the first one counts as an increase.
  for (const reason of lossReasons) lost.inc({ reason }, 0);
  pool.watch({
    onStart: (waitedMs) => waits.observe(waitedMs / 1000),
    onLoss: (reason) => lost.inc({ reason }),
  });
}

/** Creates the metrics of a pool. */
export function createMetrics(pool: Pool): Metrics {
  const registers = [new Registry()];
  const [registry = new Registry()] = registers;
  collectDefaultMetrics({ register: registry });
  const uploads = new Counter({
    name: 'statements_uploads_total',
    help: 'Uploads answered',
    labelNames: ['status', 'code', 'layout'],
    registers,
  });
  const seconds = new Histogram({
    name: 'statements_upload_duration_seconds',
    help: 'Seconds from the first byte of an upload to the last of its answer',
    labelNames: ['status'],
    buckets: secondsBuckets,
    registers,
  });
  const rows = new Counter({
    name: 'statements_rows_total',
    help: 'Transactions answered, by whether their balances prove them',
    labelNames: ['proved'],
    registers,
  });
  const breaks = new Counter({ name: 'statements_breaks_total', help: 'Places where figures do not agree', registers });

  observePool(pool, registers);
  // They exist from the beginning, so that the first one counts as an increase.
  uploads.inc({ status: 500, code: 'fault', layout: 'none' }, 0);
  uploads.inc({ status: 429, code: 'too-often', layout: 'none' }, 0);

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    observe(entry) {
      if (entry.path !== '/upload') return;
      const { status, ms, code, layout } = entry;
      const none = entry.rows === 0 ? 'no-transactions' : 'none';
      uploads.inc({ status, code: code ?? none, layout: layout ?? 'none' });
      seconds.observe({ status }, ms / 1000);
      rows.inc({ proved: 'yes' }, entry.proved ?? 0);
      rows.inc({ proved: 'no' }, (entry.rows ?? 0) - (entry.proved ?? 0));
      breaks.inc(entry.breaks ?? 0);
    },
  };
}
