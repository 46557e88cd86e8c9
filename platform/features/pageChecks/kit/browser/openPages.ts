import { startChromium } from '@artha/process/startChromium';
import { forEachLimited } from '@artha/core/forEachLimited';
import { FaultRecorder } from './FaultRecorder.ts';
import { closeFurtherTabs } from './guardTab.ts';
import type { RemoteSources } from './locateSource.ts';
import type { PageFault } from './PageFault.ts';
import { servePages, type ServedPages } from '@artha/remote-kit/servePages';
import { visitByLoad, visitBySteps } from './visitPage.ts';

/** How many tabs are open at once: a page mostly waits. */
const AT_ONCE = 4;

/** A page to open. */
export interface OpenedPage {
  readonly path: string;
  /** A page from which a visitor comes without a document load; undefined for a document of its own. */
  readonly from?: string | undefined;
}

/** The findings of a browser about pages. */
export interface BrowserFindings {
  readonly faults: readonly PageFault[];
  /** How many controls were used on all pages. */
  readonly used: number;
  /** Pages with more controls than the limits of time and number let it use. */
  readonly unfinished: readonly string[];
  /** Requests to other origins while controls were used: `POST https://…`, once each. */
  readonly others: readonly string[];
}

/**
 * Opens composed pages in a browser, as a visitor would: by a document load, and by a step from another page, Back and
 * Forward. Uses their controls. Each visit has a tab of its own.
 * @param executable path of a Chromium.
 * @param sources of the remote, to name lines; by default none are named.
 * @returns what is wrong: errors, what the policy blocks, differences at the hydration, failures of the shell, a busy
 *   thread, content that moves, colours.
 */
export async function openPages(
  executable: string,
  served: ServedPages,
  pages: readonly OpenedPage[],
  sources?: RemoteSources,
): Promise<BrowserFindings> {
  const server = await servePages(served);
  const chromium = await startChromium(executable);
  const recorder = new FaultRecorder(sources);
  const others = new Set<string>();
  const unfinished = new Set<string>();
  let used = 0;
  const loads = pages.map(({ path }) => async () => {
    const visit = await visitByLoad(chromium.devTools, { origin: server.url, path }, recorder);
    for (const request of visit.others) others.add(request);
    used += visit.controls?.used ?? 0;
    if (visit.controls?.isComplete === false) unfinished.add(path);
  });
  const steps = pages.flatMap(({ path, from }) =>
    from === undefined ? [] : () => visitBySteps(chromium.devTools, { origin: server.url, path }, from, recorder),
  );
  try {
    const stop = await closeFurtherTabs(chromium.devTools);
    await forEachLimited([...loads, ...steps], AT_ONCE, (visit) => visit());
    stop();
  } finally {
    await chromium.close();
    server.close();
  }
  return {
    faults: recorder.list(pages.map(({ path }) => path)),
    used,
    unfinished: [...unfinished],
    others: [...others],
  };
}
