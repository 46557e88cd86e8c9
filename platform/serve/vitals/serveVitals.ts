import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { VITALS_FORMAT, versionsOf, vitalsReportSchema, type Registry } from '@artha/shared/contract';
import { VitalsStore } from './VitalsStore.ts';

/** What the route for measurements needs. */
export interface VitalsOptions {
  /** File for snapshots; without it the sums are in memory only. */
  readonly file: string | undefined;
  /** The registry that visitors get; undefined before the first publish. */
  readonly readRegistry: () => Promise<Registry | undefined>;
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
 * Accepts reports of errors and loading times from pages, and shows the sums. It reads only the body and the Fetch
 * Metadata headers, which tell whether the page belongs to this site. It logs nothing.
 */
export async function serveVitals(
  app: FastifyInstance,
  { file, readRegistry, saveEveryMs = 10_000 }: VitalsOptions,
): Promise<void> {
  const sums = await VitalsStore.open(file);
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
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: REPORT_BYTES }, (_request, body, done) => {
    done(null, body);
  });

  app.post('/', async ({ headers, body }, reply) => {
    reply.headers(noStore);
    // Otherwise other sites could have their visitors send reports. Browsers name the origin of a request (Fetch
    // Metadata).
    if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return reply.code(403).send();
    const report = v.safeParse(v.pipe(v.string(), v.parseJson(), vitalsReportSchema), body);
    if (!report.success) return reply.code(400).send({ error: v.summarize(report.issues) });
    sums.add(report.output, isNamed(await readRegistry()));
    return reply.code(204).send();
  });

  app.get('/', async (_request, reply) =>
    reply.headers(noStore).send({ format: VITALS_FORMAT, releases: sums.summaries() }),
  );
}
