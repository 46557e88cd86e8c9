import type { Browser } from '@playwright/test';
import { runNumbers, type Bench } from '../bench.ts';
import { launchBrowser, phone, reportedTime, slow4g, throttle } from '../browser.ts';
import { medianOf, type PartFindings, type Measurement } from '../measurement.ts';
import type { SiteRoute } from '../site.ts';

const SLOWDOWN = 4;
const READY = 'bench:ready';

/**
 * Runs in the page: reports when the shell marks the remote's region, from which moment React itself handles events
 * there.
 */
function reportReady(name: string): void {
  new MutationObserver((records) => {
    const isReady = records.some(
      ({ target }) => target instanceof Element && target.matches('[data-region="screen"][data-ready]'),
    );
    if (isReady) console.info(name, performance.now());
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-ready'] });
}

/** Seconds from the start of the navigation, with an empty cache. */
async function timeToAnswer(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(reportReady, READY);
  await throttle(page, SLOWDOWN, slow4g);
  const [milliseconds] = await Promise.all([reportedTime(page, READY), page.goto(url, { waitUntil: 'commit' })]);
  await context.close();
  return milliseconds / 1000;
}

/** One route of each remote: its screens differ by a few KB only. */
function oneOfEachRemote(routes: readonly SiteRoute[]): SiteRoute[] {
  return routes.filter(({ remote }, index) => routes.findIndex((other) => other.remote === remote) === index);
}

/** When a button in the remote works by itself, without the early script that holds clicks until then. */
export async function measureInteractive(bench: Bench): Promise<PartFindings> {
  const site = await bench.site();
  const browser = await launchBrowser();
  const measurements: Measurement[] = [];
  try {
    for (const { path, remote } of oneOfEachRemote(site.routes)) {
      const samples: number[] = [];
      for (const run of runNumbers(bench)) {
        const seconds = await timeToAnswer(browser, site.url + path);
        samples.push(seconds);
        bench.say(`interactive ${path} ${run}/${bench.runs}: ${seconds.toFixed(2)} s`);
      }
      measurements.push(medianOf('answer', `${remote}, ${path}`, samples));
    }
  } finally {
    await browser.close();
  }
  const { roundTripMs, megabitsPerSecond } = slow4g;
  return {
    measurements,
    notes: [
      `A button answers: ${roundTripMs} ms round trip, ${megabitsPerSecond} Mbps, ${SLOWDOWN}× CPU, empty cache, one route of each remote; the moment at which React itself handles events (earlier clicks are held and repeated then).`,
    ],
  };
}
