import { CANARIES_FILE, canariesSchema, type Canary } from '../release/canaryList.ts';
import { parseSiteFile } from '@artha/core/parseSiteFile';
import type { Site } from '@artha/edge/currentSite';

const known = new WeakMap<Site, Promise<readonly Canary[]>>();

async function read(site: Site): Promise<readonly Canary[]> {
  const content = await site.read(CANARIES_FILE);
  return content ? parseSiteFile(content, CANARIES_FILE, canariesSchema) : [];
}

/** The releases that a share of the visitors gets; none if the site names none. */
export function readCanaries(site: Site): Promise<readonly Canary[]> {
  const canaries = known.get(site) ?? read(site);
  known.set(site, canaries);
  return canaries;
}
