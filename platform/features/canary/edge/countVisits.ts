import type { Signer } from '@artha/core/signer';
import type { Site } from '@artha/edge/currentSite';
import type { EdgeHooks, EdgeParts } from '@artha/edge/EdgeFeature';
import { readDraw } from './draw.ts';
import { readCanaries } from './readCanaries.ts';
import { reportCounts } from './reportCounts.ts';
import { VisitCounter, type Shown } from './VisitCounter.ts';

/** How visits are counted for decisions about releases. */
export interface CountSettings {
  /** The key with which an edge signs its counts for the release service; without it, it counts none. */
  readonly countsKey?: Signer | undefined;
  /** How often it reports them, in ms; 10 s by default. */
  readonly reportEveryMs?: number;
}

/** Reads what visitors get by a site; undefined before the first publish. */
async function readShown(site: Site): Promise<Shown | undefined> {
  const registry = await site.readRegistry();
  return registry && { registry, canaries: await readCanaries(site) };
}

/**
 * Counts visits for decisions about releases, and reports them regularly, and once more at the end. It reads the draw and
 * the address of a page's report, and keeps nothing of the address.
 */
export function countVisits(
  { app, log, releaseServiceUrl: url, useSite }: EdgeParts,
  { countsKey: signer, reportEveryMs = 10_000 }: CountSettings,
): Pick<EdgeHooks, 'onReport'> {
  if (!signer || url === undefined) return {};
  const counter = new VisitCounter();
  const report = reportCounts(counter, url, signer, log);
  const reporting = setInterval(() => void report(), reportEveryMs);
  reporting.unref();
  app.addHook('onClose', async () => {
    clearInterval(reporting);
    await report();
  });
  return {
    onReport: async (visits, request) => {
      const shown = await useSite(request, readShown);
      if (shown) counter.add(visits, { address: request.ip, draw: readDraw(request.headers) }, shown);
    },
  };
}
