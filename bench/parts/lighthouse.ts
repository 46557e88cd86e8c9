import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { runNumbers, type Bench } from '../bench.ts';
import { chromiumFlags, chromiumPath, launchBrowser } from '../browser.ts';
import { readLighthouseResult, type LighthouseVisit } from '../lighthouseResult.ts';
import { medianOf, type Findings, type Measurement } from '../measurement.ts';
import type { Site, SiteRoute } from '../site.ts';

/** Slow 4G as Lighthouse's own preset applies it with real waits: 562.5 ms a request, 1.44 Mbps, 4× CPU. */
const settings = {
  throttlingMethod: 'devtools' as const,
  onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  logLevel: 'error' as const,
};

/** One visit in a fresh Chromium. Pages that search engines are kept away from on purpose do not fail for it. */
async function visit(url: string, { isListed }: SiteRoute): Promise<LighthouseVisit> {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', ...chromiumFlags],
    logLevel: 'silent',
  });
  try {
    const answer = await lighthouse(url, {
      ...settings,
      port: chrome.port,
      skipAudits: isListed ? [] : ['is-crawlable'],
    });
    return readLighthouseResult(answer?.lhr);
  } finally {
    chrome.kill();
  }
}

function measurementsOf({ path, isTool }: SiteRoute, visits: readonly LighthouseVisit[]): Measurement[] {
  const failed = [...new Set(visits.flatMap((one) => one.failed))];
  const note = failed.length > 0 ? { note: `failed: ${failed.join(', ')}` } : {};
  return [
    medianOf(
      isTool ? 'toolPaint' : 'textPaint',
      path,
      visits.map((one) => one.paintSeconds),
    ),
    medianOf(
      'shift',
      path,
      visits.map((one) => one.shift),
    ),
    medianOf(
      'blocking',
      path,
      visits.map((one) => one.blockingMs),
    ),
    medianOf(
      'performance',
      path,
      visits.map((one) => one.performance),
    ),
    {
      ...medianOf(
        'accessibility',
        path,
        visits.map((one) => one.accessibility),
      ),
      ...note,
    },
    {
      ...medianOf(
        'practices',
        path,
        visits.map((one) => one.practices),
      ),
      ...note,
    },
    {
      ...medianOf(
        'search',
        path,
        visits.map((one) => one.search),
      ),
      ...note,
    },
  ];
}

/** How the answers that Chromium asks for are compressed: the figures stand for Brotli only where it gets Brotli. */
async function describeCompression(site: Site): Promise<string> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const kinds: string[] = [];
  page.on('response', (response) => {
    if (!['document', 'script'].includes(response.request().resourceType())) return;
    kinds.push(response.headers()['content-encoding'] ?? 'uncompressed');
  });
  await page.goto(site.url + (site.routes[0]?.path ?? '/'), { waitUntil: 'networkidle' });
  await browser.close();
  const brotli = kinds.filter((kind) => kind === 'br').length;
  const others = kinds.filter((kind) => kind !== 'br');
  return `Served over HTTP/1.1 on loopback; Brotli for ${brotli} of ${kinds.length} documents and scripts${others.length > 0 ? `, the others ${others.join(', ')}` : ''}.`;
}

/** Lighthouse on a phone, with real waits, for every route. A visit that fails is said and left out. */
export async function measureLighthouse(bench: Bench): Promise<Findings> {
  const site = await bench.site();
  const notes = [await describeCompression(site)];
  const unlisted = site.routes.filter(({ isListed }) => !isListed).map(({ path }) => path);
  if (unlisted.length > 0) {
    notes.push(
      `${unlisted.join(', ')}: kept from search engines on purpose, so measured without the audit is-crawlable.`,
    );
  }
  const measurements: Measurement[] = [];
  for (const route of site.routes) {
    const visits: LighthouseVisit[] = [];
    for (const run of runNumbers(bench)) {
      try {
        const one = await visit(site.url + route.path, route);
        visits.push(one);
        bench.say(
          `lighthouse ${route.path} ${run}/${bench.runs}: LCP ${one.paintSeconds.toFixed(2)} s, TBT ${one.blockingMs.toFixed(0)} ms, CLS ${one.shift.toFixed(3)}, ${[one.performance, one.accessibility, one.practices, one.search].join(' / ')}`,
        );
      } catch (error) {
        notes.push(`${route.path}, visit ${run} failed: ${String(error)}`);
      }
    }
    measurements.push(...measurementsOf(route, visits));
  }
  return { measurements, notes };
}
