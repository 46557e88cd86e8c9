import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { VITALS_FORMAT, versionsOf, vitalsReportSchema, type Registry } from '@artha/shared/contract';
import { VitalsStore } from './VitalsStore.ts';

export interface VitalsOptions {
  /** File of the snapshots; in memory only without one. */
  readonly file: string | undefined;
  /** The registry that visitors get; undefined where nothing is published. */
  readonly readRegistry: () => Promise<Registry | undefined>;
  /** Milliseconds between two snapshots. */
  readonly saveEveryMs?: number;
}

/** More is not a report of one page: it is refused unread. */
const REPORT_BYTES = 16_384;

const noStore = { 'Cache-Control': 'no-store' };

/** Which releases a registry names, earlier ones included: a visitor may have opened a page before the last publish. */
function isNamed(registry: Registry | undefined): (remote: string, release: string) => boolean {
  return (remote, release) =>
    registry !== undefined && versionsOf(registry, remote).some(({ extras }) => extras.digest === release);
}

/**
 * Takes what pages report of errors and loading times, and shows the sums. It looks at nothing of a request but its body
 * and the word of the browser that the site itself sends it; nothing is logged.
 */
export async function serveVitals(
  app: FastifyInstance,
  { file, readRegistry, saveEveryMs = 10_000 }: VitalsOptions,
): Promise<void> {
  const sums = await VitalsStore.open(file);
  // A snapshot that cannot be written is tried again with the next report.
  const save = () => sums.save().catch(() => undefined);
  const saving = setInterval(() => void save(), saveEveryMs);
  saving.unref();
  app.addHook('onClose', async () => {
    clearInterval(saving);
    await save();
  });

  // Whatever type it says it is: the schema decides.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: REPORT_BYTES }, (_request, body, done) => {
    done(null, body);
  });

  app.post('/', async ({ headers, body }, reply) => {
    reply.headers(noStore);
    // Other sites could have their visitors report anything. Browsers say where a request comes from (Fetch Metadata).
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
