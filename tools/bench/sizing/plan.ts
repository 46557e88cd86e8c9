import { percentile } from '../sample.ts';
import { seededRandom } from './seededRandom.ts';
import { simulateQueue } from './simulateQueue.ts';

/** The measured performance of one core. */
export interface Measured {
  readonly pagesPerCore: number;
  readonly statementsPerCore: number;
  /** Milliseconds of single requests for a statement, one after another. */
  readonly serviceMs: readonly number[];
}

/** A load of the site. */
interface Load {
  readonly statementsPerMinute: number;
  readonly visitsPerDay: number;
  readonly requestsPerVisit: number;
}

/** The load that the plan is for. */
export const wanted: Load = { statementsPerMinute: 10_000, visitsPerDay: 1_000_000, requestsPerVisit: 12 };

/** The factor of the busiest moments over the average: of a day, and of the last day of a month. */
const DAY_PEAK = 4;
const BURSTS = [1, 1.5, 2, 3] as const;

/** The maximum average use of a core, so that it has a reserve for bursts. */
const USED = 0.7;

const SECONDS = 120;
const WORKERS = 2;
const QUEUE = 16 * WORKERS;
const WAIT_LIMIT = 5;

/** Copies of the statement service, each with two cores and two children, for an average load. */
export function copiesFor(perSecond: number, statementsPerCore: number): number {
  return Math.ceil(perSecond / (statementsPerCore * USED * WORKERS));
}

/** Cores of gateways for a number of visits, with the day's peak. */
export function gatewayCoresFor({ visitsPerDay, requestsPerVisit }: Load, pagesPerCore: number): number {
  return ((visitsPerDay / 86_400) * requestsPerVisit * DAY_PEAK) / (pagesPerCore * USED);
}

/** The share of uploads that are answered with 503, and the waiting time of the others, with this number of copies. */
export function shareRefused({ serviceMs, statementsPerCore }: Measured, perSecond: number, copies: number) {
  // Single requests include the way to the service, which uses other cores: the spread comes from them, the mean from
  // the core.
  const mean = serviceMs.reduce((sum, one) => sum + one, 0) / serviceMs.length;
  const scale = 1 / statementsPerCore / mean;
  const serviceTime = (random: () => number) => (serviceMs[Math.floor(random() * serviceMs.length)] ?? mean) * scale;
  const { arrived, refused, waits } = simulateQueue({
    arrivalsPerSecond: perSecond,
    copies,
    workers: WORKERS,
    queue: QUEUE,
    waitLimit: WAIT_LIMIT,
    serviceTime,
    seconds: SECONDS,
    random: seededRandom(copies),
  });
  return { share: refused / arrived, waitP99Ms: (percentile(waits, 0.99) ?? 0) * 1000 };
}

/** The plan as Markdown: what carries the load, and the effect of bursts. */
export function planTable(measured: Measured, load: Load = wanted): string {
  const perSecond = load.statementsPerMinute / 60;
  const copies = copiesFor(perSecond, measured.statementsPerCore);
  const counts = new Set([copies - 1, copies, copies + 1, Math.ceil(copies * 1.5), copies * 2, copies * 3]);
  const rows = [...counts].map((count) => {
    const cells = BURSTS.map((burst) => {
      const { share, waitP99Ms } = shareRefused(measured, perSecond * burst, count);
      return `${(share * 100).toFixed(1)} % (${waitP99Ms.toFixed(0)} ms)`;
    });
    return `| ${String(count)} (${String(count * WORKERS)} cores) | ${cells.join(' | ')} |`;
  });
  const cores = gatewayCoresFor(load, measured.pagesPerCore);
  return [
    `${String(load.statementsPerMinute)} statements a minute: ${String(copies)} copies of two cores.`,
    `${String(load.visitsPerDay)} visits a day: ${cores.toFixed(2)} cores of gateways in the day's peak.`,
    '',
    `| copies | ${BURSTS.map((burst) => `${String(burst)} ×`).join(' | ')} |`,
    `| --- | ${BURSTS.map(() => '---').join(' | ')} |`,
    ...rows,
  ].join('\n');
}
