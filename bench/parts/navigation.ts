import type { Browser } from '@playwright/test';
import { runNumbers, type Bench } from '../bench.ts';
import { desktop, hydrated, launchBrowser, reportedTime } from '../browser.ts';
import { medianOf, type Findings, type Measurement } from '../measurement.ts';
import type { Site, SiteRoute } from '../site.ts';

/** The page with links to all tools: tools do not link each other. */
const INDEX = '/tools';
const PAINTED = 'bench:painted';

/** Runs in the page: reports how long after a click the frame with another heading was on the screen. */
function reportPainted(name: string): void {
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const before = document.querySelector('main h1');
      const observer = new MutationObserver(() => {
        const heading = document.querySelector('main h1');
        if (!heading || heading === before) return;
        observer.disconnect();
        // The first frame paints the heading; the second starts after that.
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            console.info(name, performance.now() - timeStamp);
          });
        });
      });
      observer.observe(document.body, { subtree: true, childList: true });
    },
    { capture: true },
  );
}

/** Waits until the page is idle: what hovering loaded has then run as well. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    requestIdleCallback(() => {
      requestIdleCallback(() => {
        resolve();
      });
    });
  });
}

async function timeToPaint(browser: Browser, site: Site, { path, scripts }: SiteRoute) {
  const context = await browser.newContext(desktop);
  const page = await context.newPage();
  await page.addInitScript(reportPainted, PAINTED);
  await page.goto(site.url + INDEX);
  await hydrated(page);
  const link = page.getByRole('main').locator(`a[href="${path}"]`);
  const file = scripts.at(-1) ?? '';
  await Promise.all([
    page.waitForEvent('requestfinished', { predicate: (request) => request.url().includes(file) }),
    link.hover(),
  ]);
  await page.evaluate(idle);
  const [milliseconds] = await Promise.all([reportedTime(page, PAINTED), link.click()]);
  await context.close();
  return milliseconds;
}

/** From the click on a tool's card to its painted screen; the remote was loaded while the pointer was on the card. */
export async function measureNavigation(bench: Bench): Promise<Findings> {
  const site = await bench.site();
  const browser = await launchBrowser();
  const measurements: Measurement[] = [];
  try {
    for (const route of site.routes.filter(({ isTool }) => isTool)) {
      const where = `${INDEX} → ${route.path}`;
      const samples: number[] = [];
      for (const run of runNumbers(bench)) {
        const milliseconds = await timeToPaint(browser, site, route);
        samples.push(milliseconds);
        bench.say(`navigation ${where} ${run}/${bench.runs}: ${milliseconds.toFixed(0)} ms`);
      }
      measurements.push(medianOf('navigation', where, samples));
    }
  } finally {
    await browser.close();
  }
  return {
    measurements,
    notes: [
      `Navigation: from the input event to the second frame after the new heading appeared (about a frame, 17 ms, more than the paint itself); nothing is throttled; from ${INDEX}, as tools do not link each other.`,
    ],
  };
}
