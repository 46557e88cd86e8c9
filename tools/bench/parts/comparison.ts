import type { Browser } from '@playwright/test';
import * as v from 'valibot';
import { toBrotli } from '@artha/core/compress';
import { integrityOf } from '@artha/core/integrity';
import { runNumbers, type Bench } from '../bench.ts';
import { launchBrowser, phone, slow4g, throttle } from '../browser.ts';
import { buildBundle } from '../comparison/buildBundle.ts';
import { bundleDocuments } from '../comparison/bundleDocuments.ts';
import { startFront, type BundleFile, type HttpVersion } from '../comparison/startFront.ts';
import { compareVisits, visitSchema, type Kind, type Visit } from '../comparison/compareVisits.ts';
import type { PartFindings, Measurement } from '../measurement.ts';
import type { Site, SiteRoute } from '../site.ts';

const SLOWDOWN = 4;
const VISITED = 'bench:visited';
/** How long a page is watched after its button answers. */
const WATCH_MS = 1500;

/** Two pages of texts, and three tools. */
const COMPARED = ['/', '/pricing', '/tools/tax-calculator', '/finterms', '/tools/transaction-categorizer'];

/**
 * Runs in the page: reports how it was loaded, a while after the screen began to answer.
 * @param later addresses that are not counted: parts of a bundle that it needs after it answers.
 */
function reportVisit(name: string, watchMs: number, later: readonly string[]): void {
  let paint = 0;
  let blocking = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  const report = (answer: number) => {
    const loaded = new Map<string, number>();
    for (const entry of performance.getEntriesByType('resource')) {
      if (!(entry instanceof PerformanceResourceTiming) || entry.startTime > answer) continue;
      if (later.includes(new URL(entry.name).pathname)) continue;
      // A file that was preloaded has two entries.
      if (/\.js(on)?$/.test(entry.name))
        loaded.set(entry.name, Math.max(loaded.get(entry.name) ?? 0, entry.encodedBodySize));
    }
    const [document] = performance.getEntriesByType('navigation');
    const html = document instanceof PerformanceNavigationTiming ? document.encodedBodySize : 0;
    const bytes = [...loaded.values()].reduce((sum, size) => sum + size, 0);
    console.info(name, JSON.stringify({ paint, blocking, answer, html, bytes }));
  };
  const observer = new MutationObserver((records) => {
    const isReady = records.some(
      ({ target }) => target instanceof Element && target.matches('[data-region="screen"][data-ready]'),
    );
    if (!isReady) return;
    observer.disconnect();
    setTimeout(report, watchMs, performance.now());
  });
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-ready'] });
}

/** A first visit on a slow phone. */
async function visit(browser: Browser, url: string, later: readonly string[]): Promise<Visit> {
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(`(${String(reportVisit)})('${VISITED}', ${WATCH_MS}, ${JSON.stringify(later)})`);
    await throttle(page, SLOWDOWN, slow4g);
    const isReport = (line: string) => line.startsWith(`${VISITED} `);
    const [message] = await Promise.all([
      page.waitForEvent('console', { predicate: (one) => isReport(one.text()), timeout: 90_000 }),
      page.goto(url, { waitUntil: 'commit' }),
    ]);
    return v.parse(visitSchema, JSON.parse(message.text().slice(VISITED.length)));
  } finally {
    await context.close();
  }
}

/** The addresses of a page and of its bundles. */
interface Compared extends Readonly<Record<Kind, string>> {
  /** Addresses of scripts that the bundle loads after it answers, as the shell does. */
  readonly later: readonly string[];
  /** The prerendered document without its policies, in bytes by Brotli. */
  readonly htmlWithoutPolicies: number;
}

/** Builds the bundle of a page, and adds its documents and its scripts to the files that are served. */
async function addBundle(site: Site, route: SiteRoute, files: Map<string, BundleFile>): Promise<Compared> {
  const name = `/~bundle${route.path.replace(/\/$/, '/home')}`;
  const page = await (await fetch(site.url + route.path)).text();
  const { entry, scripts } = await buildBundle(route, site.config, site.registry);
  const integrity = integrityOf(scripts.get(entry) ?? '');
  const documents = bundleDocuments(page, { address: `${name}/${entry}`, integrity });
  const add = async (address: string, type: BundleFile['type'], content: Uint8Array) => {
    files.set(address, { type, content: await toBrotli(content) });
  };
  for (const [script, content] of scripts) await add(`${name}/${script}`, 'text/javascript', content);
  // The screen of an address is found by its path, so each document has the path of its page.
  await add(`${route.path}?prerendered`, 'text/html', Buffer.from(documents.prerendered));
  await add(`${route.path}?client-rendered`, 'text/html', Buffer.from(documents.clientRendered));
  return {
    federated: route.path,
    prerendered: `${route.path}?prerendered`,
    clientRendered: `${route.path}?client-rendered`,
    htmlWithoutPolicies: (await toBrotli(Buffer.from(documents.withoutPolicies))).length,
    later: [...scripts.keys()].filter((script) => script !== entry).map((script) => `${name}/${script}`),
  };
}

async function measureOver(
  version: HttpVersion,
  bench: Bench,
  site: Site,
  pages: ReadonlyMap<string, Compared>,
  files: ReadonlyMap<string, BundleFile>,
): Promise<Measurement[]> {
  const visits = new Map<string, Record<Kind, Visit[]>>();
  const browser = await launchBrowser();
  const front = await startFront(site.url, files, version);
  try {
    // Each run visits every page in each form once: a busy minute of the machine falls on all of them.
    for (const run of runNumbers(bench)) {
      for (const [path, compared] of pages) {
        const known = visits.get(path) ?? { federated: [], prerendered: [], clientRendered: [] };
        visits.set(path, known);
        for (const kind of ['federated', 'prerendered', 'clientRendered'] as const) {
          const one = await visit(browser, front.url + compared[kind], compared.later);
          known[kind].push(one);
          bench.say(`comparison ${version} ${path} ${kind} ${run}/${bench.runs}: ${JSON.stringify(one)}`);
        }
      }
    }
  } finally {
    await browser.close();
    front.close();
  }
  return [...visits].flatMap(([path, known]) => compareVisits(`${path}, ${version}`, known));
}

/** A first visit of our pages, and of the same screens as one bundle each, on the same slow phone. */
export async function measureComparison(bench: Bench): Promise<PartFindings> {
  const site = await bench.site();
  const files = new Map<string, BundleFile>();
  const pages = new Map<string, Compared>();
  for (const route of site.routes.filter(({ path }) => COMPARED.includes(path))) {
    bench.say(`comparison: bundle of ${route.path}`);
    pages.set(route.path, await addBundle(site, route, files));
  }
  const measurements: Measurement[] = [];
  for (const version of ['HTTP/1.1', 'HTTP/2'] as const) {
    measurements.push(...(await measureOver(version, bench, site, pages, files)));
  }
  const { roundTripMs, megabitsPerSecond } = slow4g;
  return {
    measurements,
    notes: [
      `Comparison: ${roundTripMs} ms round trip, ${megabitsPerSecond} Mbps, ${SLOWDOWN}× CPU, empty cache; each form of a page in turn, over TLS; medians compared. A bundle is the frame and one screen in one script, built with the same webpack settings, without federation; it starts and loads later what the shell does, with session, dialogs and background work; its prerendered document is ours, with policies that allow its one script by its digest, without preloads and the data, which is in the script. Bytes are those asked for before the screen answers, by Brotli, without what a bundle loads later.`,
      ...Array.from(
        pages,
        ([path, { htmlWithoutPolicies }]) =>
          `Comparison: ${path} as a prerendered bundle without policies: ${(htmlWithoutPolicies / 1024).toFixed(1)} KB of HTML.`,
      ),
    ],
  };
}
