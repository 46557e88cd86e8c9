import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import {
  VITALS_FORMAT,
  versionsOf,
  vitalsReportSchema,
  type Registry,
  type VitalsReport,
} from '@artha/shared/contract';
import { readDraw } from '../draw.ts';
import type { Shown, VisitCounter } from './VisitCounter.ts';
import type { VitalsStore } from './VitalsStore.ts';

/** What the route for measurements needs. */
export interface VitalsOptions {
  /** The sums of all reports. */
  readonly sums: VitalsStore;
  /** The registry that visitors get; undefined before the first publish. */
  readonly readRegistry: () => Promise<Registry | undefined>;
  /** Is told each valid report. */
  readonly onReport: (report: VitalsReport) => void;
  /** Counts visits for decisions about releases, and reports them; without it they are not counted. */
  readonly counting?: Counting | undefined;
  /** Milliseconds between two snapshots. */
  readonly saveEveryMs?: number;
}

/** How visits are counted for decisions about releases. */
interface Counting {
  readonly counter: VisitCounter;
  /** What visitors get now; undefined before the first publish. */
  readonly readShown: () => Promise<Shown | undefined>;
  readonly report: () => Promise<void>;
  /** Milliseconds between two reports. */
  readonly everyMs: number;
}

/** A larger body cannot come from one page and is rejected before it is read. */
const REPORT_BYTES = 16_384;

const noStore = { 'Cache-Control': 'no-store' };

/** The releases in a registry, earlier ones included: a visitor may have opened a page before the last publish. */
function isNamed(registry: Registry | undefined): (remote: string, release: string) => boolean {
  return (remote, release) =>
    registry !== undefined && versionsOf(registry, remote).some(({ extras }) => extras.digest === release);
}

/** Reports counts regularly, and once more at the end. */
function startReporting(app: FastifyInstance, { report, everyMs }: Counting): void {
  const reporting = setInterval(() => void report(), everyMs);
  reporting.unref();
  app.addHook('onClose', async () => {
    clearInterval(reporting);
    await report();
  });
}

/**
 * Accepts reports of errors and loading times from pages, and shows the sums. It reads the body and the Fetch Metadata
 * headers, which tell whether the page belongs to this site; for decisions about releases also the draw, and the address, of
 * which it keeps nothing. It logs nothing.
 */
export function serveVitals(
  app: FastifyInstance,
  { sums, readRegistry, onReport, counting, saveEveryMs = 10_000 }: VitalsOptions,
  done: () => void,
): void {
  // A failed snapshot is retried with the next report.
  const save = () => sums.save().catch(() => undefined);
  const saving = setInterval(() => void save(), saveEveryMs);
  saving.unref();
  app.addHook('onClose', async () => {
    clearInterval(saving);
    await save();
  });

  if (counting) startReporting(app, counting);

  // The content type does not matter: the schema decides.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: REPORT_BYTES }, (_request, body, parsed) => {
    parsed(null, body);
  });

  app.post('/', async ({ headers, body, ip }, reply) => {
    reply.headers(noStore);
    // Otherwise other sites could have their visitors send reports. Browsers name the origin of a request (Fetch
    // Metadata).
    if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return reply.code(403).send();
    const report = v.safeParse(v.pipe(v.string(), v.parseJson(), vitalsReportSchema), body);
    if (!report.success) return reply.code(400).send({ error: v.summarize(report.issues) });
    onReport(report.output);
    sums.add(report.output, isNamed(await readRegistry()));
    const shown = await counting?.readShown();
    if (shown) counting?.counter.add(report.output, { address: ip, draw: readDraw(headers) }, shown);
    return reply.code(204).send();
  });

  app.get('/', async (_request, reply) =>
    reply.headers(noStore).send({ format: VITALS_FORMAT, releases: sums.summaries() }),
  );
  done();
}
