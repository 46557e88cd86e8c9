import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  VITALS_FORMAT,
  versionsOf,
  vitalsReportSchema,
  type Registry,
  type VitalsReport,
} from '@artha/shared/contract';
import type { VitalsStore } from './VitalsStore.ts';

/** The options of the route for measurements. */
export interface VitalsOptions {
  /** The sums of all reports. */
  readonly sums: VitalsStore;
  /** The registry that visitors get; undefined before the first publish. */
  readonly readRegistry: () => Promise<Registry | undefined>;
  /** Is told each valid report. */
  readonly onReport: (report: VitalsReport, request: FastifyRequest) => Promise<void>;
  /** Milliseconds between two snapshots. */
  readonly saveEveryMs?: number;
}

/** A larger body cannot come from one page and is rejected before it is read. */
const REPORT_BYTES = 16_384;

const noStore = { 'Cache-Control': 'no-store' };

/** The releases in a registry, earlier ones included: a visitor may have opened a page before the last publish. */
function isNamed(registry: Registry | undefined): (remote: string, release: string) => boolean {
  return (remote, release) =>
    registry !== undefined && versionsOf(registry, remote).some(({ extras }) => extras.digest === release);
}

/**
 * Accepts reports of errors and loading times from pages, and shows the sums. It reads the body and the Fetch Metadata
 * headers, which tell whether the page belongs to this site. It logs nothing.
 */
export function serveVitals(
  app: FastifyInstance,
  { sums, readRegistry, onReport, saveEveryMs = 10_000 }: VitalsOptions,
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

  // The content type does not matter: the schema decides.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: REPORT_BYTES }, (_request, body, parsed) => {
    parsed(null, body);
  });

  app.post('/', async (request, reply) => {
    const { headers, body } = request;
    reply.headers(noStore);
    // Otherwise other sites could have their visitors send reports. Browsers name the origin of a request (Fetch
    // Metadata).
    if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return reply.code(403).send();
    const report = v.safeParse(v.pipe(v.string(), v.parseJson(), vitalsReportSchema), body);
    if (!report.success) return reply.code(400).send({ error: v.summarize(report.issues) });
    await Promise.all([
      onReport(report.output, request),
      readRegistry().then((registry) => {
        sums.add(report.output, isNamed(registry));
      }),
    ]);
    return reply.code(204).send();
  });

  app.get('/', async (_request, reply) =>
    reply.headers(noStore).send({ format: VITALS_FORMAT, releases: sums.summaries() }),
  );
  done();
}
