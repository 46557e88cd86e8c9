import type { FastifyInstance } from 'fastify';
import { sumErrors } from '@artha/shared/contract';
import { LOG_FILE, logHeadSchema } from '@artha/core/logHead';
import { parseSiteFile } from '@artha/core/parseSiteFile';
import type { Store } from '@artha/core/store';
import type { Site } from '../currentSite.ts';
import type { ReleaseSummary } from '../vitals/releaseVitals.ts';
import type { VitalsStore } from '../vitals/VitalsStore.ts';
import { askStatus } from './askStatus.ts';
import { readSignedLog } from './readSignedLog.ts';

/** The address of all facts about the site's releases, for teams. */
export const RELEASES_PATH = '/releases.json';

/** Version of the response. */
const FORMAT = 1;

/** The options of the route. */
export interface ReleasesOptions {
  /** Reads a file of the site that visitors get; undefined if it has none. */
  readonly readSite: Site['read'];
  readonly readPublic: Store['readPublic'];
  readonly sums: Pick<VitalsStore, 'summaries'>;
  /** Address at which this edge reaches the release service; undefined if there is none. */
  readonly releaseServiceUrl: string | undefined;
}

const noStore = { 'Cache-Control': 'no-store' };

function countsOf({ remote, release, views, errors, vitals }: ReleaseSummary) {
  const { LCP, INP, CLS } = vitals;
  return { remote, release, visits: views, ...sumErrors(errors), vitals: { LCP, INP, CLS } };
}

/**
 * Serves what is known of the site's releases, for people who look: what visitors met, by release; the log, as the
 * site's signatures prove it; and what the release service says. Without that service it has the rest.
 */
export function serveReleases(
  app: FastifyInstance,
  { readSite, readPublic, sums, releaseServiceUrl }: ReleasesOptions,
  done: () => void,
): void {
  const readEntries = readSignedLog(readPublic);
  const readStatus = askStatus(releaseServiceUrl);
  const readEnd = async () => {
    const content = await readSite(LOG_FILE);
    return content && parseSiteFile(content, LOG_FILE, logHeadSchema);
  };
  // Without the store the rest is still known.
  const readKnownLog = () =>
    readEnd()
      .then(readEntries)
      .catch(() => null);

  app.get('/', async (_request, reply) => {
    const [log, service] = await Promise.all([readKnownLog(), readStatus()]);
    return reply.headers(noStore).send({
      format: FORMAT,
      counts: sums.summaries().map(countsOf),
      log,
      service: service ?? null,
    });
  });
  done();
}
