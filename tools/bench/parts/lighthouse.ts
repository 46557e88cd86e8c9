import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runNumbers, type Bench } from '../bench.ts';
import { chromiumFlags, chromiumPath, launchBrowser } from '../browser.ts';
import { readLighthouseResult, type LighthouseVisit } from '../lighthouseResult.ts';
import { medianOf, type PartFindings, type Measurement } from '../measurement.ts';
import type { Site, SiteRoute } from '../site.ts';

/** Lighthouse has many packages, a tenth of all: they are only installed for measuring. */
const lighthouseFolder = join(import.meta.dirname, '../lighthouse');
const OUTPUT_BYTES = 64 * 1024 * 1024;

/** Slow 4G as in Lighthouse's own preset with real waits: 562.5 ms a request, 1.44 Mbps, 4× CPU. */
const settings = [
  '--throttling-method=devtools',
  '--only-categories=performance,accessibility,best-practices,seo',
  '--output=json',
  '--quiet',
  `--chrome-flags=${['--headless=new', ...chromiumFlags].join(' ')}`,
];

/** @throws if npm cannot install Lighthouse. */
function installLighthouse(): void {
  if (existsSync(join(lighthouseFolder, 'node_modules/lighthouse'))) return;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: lighthouseFolder, stdio: 'inherit' });
  if (status !== 0) throw new Error('Lighthouse could not be installed; the messages of npm are above.');
}

/** One visit in a fresh Chromium. Pages that are deliberately hidden from search engines do not fail for that. */
async function visit(url: string, { isListed }: SiteRoute): Promise<LighthouseVisit> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['node_modules/lighthouse/cli/index.js', url, ...settings, ...(isListed ? [] : ['--skip-audits=is-crawlable'])],
    { cwd: lighthouseFolder, maxBuffer: OUTPUT_BYTES, env: { ...process.env, CHROME_PATH: chromiumPath() } },
  );
  return readLighthouseResult(JSON.parse(stdout));
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

/** The encodings of the responses to Chromium: the figures are only valid for Brotli if it receives Brotli. */
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

/** Lighthouse on a phone, with real waits, for every route. A visit that fails is reported and omitted. */
export async function measureLighthouse(bench: Bench): Promise<PartFindings> {
  installLighthouse();
  const site = await bench.site();
  const notes = [await describeCompression(site)];
  const unlisted = site.routes.filter(({ isListed }) => !isListed).map(({ path }) => path);
  if (unlisted.length > 0) {
    notes.push(
      `${unlisted.join(', ')}: deliberately hidden from search engines, so measured without the audit is-crawlable.`,
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
