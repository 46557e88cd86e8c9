import { languageOf, type RemoteRelease } from '@artha/shared/contract';
import { startChromium } from '@artha/process/startChromium';
import { forEachLimited } from '@artha/core/forEachLimited';
import { readReleaseFolder } from '@artha/core/readReleaseFolder';
import type { ReleaseClient } from '@artha/service/ReleaseClient';
import { findBrowser } from '@artha/remote-kit/findBrowser';
import { servePages } from '@artha/remote-kit/servePages';
import { dryRun, type PageFeature } from '@artha/remote-kit/dryRun';
import { firstPages } from '@artha/remote-kit/firstPages';
import { faultCases, type FaultCase } from './faultCases.ts';
import { describeVisits, writeReport, type FaultyVisit } from './faultReport.ts';
import { readComposedText, visitWithFault } from './visitWithFault.ts';

/** How many pages are open at once: a page mostly waits. */
const AT_ONCE = 4;

/** The options of a check with faults. */
export interface FaultOptions {
  /** Address of the site, for the rest of a page. */
  readonly site: string;
  readonly releaseService: string;
  /** The folder of the pictures; it is replaced. */
  readonly folder: string;
  /** The features of pages; none by default. */
  readonly features?: readonly PageFeature[];
  /** The faults; all by default. */
  readonly cases?: readonly FaultCase[];
}

/** One page for each screen: all pages of a family use one. */
function pagesOf(release: RemoteRelease, product: string): string[] {
  const pages = firstPages(release, product);
  return release.routes.flatMap(({ screen }, index) =>
    release.routes.findIndex((other) => other.screen === screen) === index ? (pages[index] ?? []) : [],
  );
}

/** Visits each screen of a built release with each fault, in one browser. */
async function visitAll(
  client: ReleaseClient,
  releaseFolder: string,
  { site, releaseService, features, cases = faultCases }: FaultOptions,
): Promise<{ readonly name: string; readonly visits: readonly FaultyVisit[] }> {
  const executable = findBrowser();
  if (executable === undefined)
    throw new Error('No Chromium is installed here. Install one, or name it: CHROMIUM_PATH.');
  const own = await readReleaseFolder(releaseFolder);
  const { release } = own;
  if (release.kind === 'shell')
    throw new Error('The faults of the shell are tested by the journeys of its repository.');
  const [facts, shell] = await Promise.all([client.site(), client.shell()]);
  return dryRun({ ...facts, shell, features }, own, async ({ composePages, readPage, readFile }) => {
    const { pages } = await composePages();
    const server = await servePages({ readPage, readFile, site });
    const chromium = await startChromium(executable);
    const { product, uploadUrl } = facts.config;
    const addresses = { origin: server.url, remote: release.name, releaseService, uploadUrl };
    // Pages in another language have the same screens, with other texts.
    const paths = pagesOf(release, product).filter((path) => languageOf(path) === 'en');
    const planned = paths.flatMap((path) => cases.map((fault) => ({ path, fault })));
    const visited = new Map<(typeof planned)[number], FaultyVisit>();
    try {
      await forEachLimited(planned, AT_ONCE, async (one) => {
        const composed = readComposedText(pages.get(one.path) ?? '');
        const visit = await visitWithFault(chromium.devTools, one.path, one.fault, { composed, addresses });
        visited.set(one, { ...one, ...visit });
      });
    } finally {
      await chromium.close();
      server.close();
    }
    return { name: release.name, visits: planned.flatMap((one) => visited.get(one) ?? []) };
  });
}

/**
 * Shows what visitors of a built release see if something fails: a line for each fault, and a page of pictures.
 * @throws if a page goes blank, throws, freezes, says nothing, or does not recover.
 */
export async function checkFaults(client: ReleaseClient, releaseFolder: string, options: FaultOptions): Promise<void> {
  const { name, visits } = await visitAll(client, releaseFolder, options);
  console.log(describeVisits(visits));
  console.log(`Pictures: ${await writeReport(options.folder, name, visits)}`);
  const failed = visits.filter(({ wrong }) => wrong.length > 0);
  if (failed.length > 0)
    throw new Error(`${String(failed.length)} of ${String(visits.length)} faults break a page of ${name}.`);
}
