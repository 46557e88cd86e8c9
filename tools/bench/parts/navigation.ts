import { setTimeout as wait } from 'node:timers/promises';
import { runNumbers, type Bench } from '../bench.ts';
import type { DevTools } from '@artha/process/DevTools';
import { startChromium } from '@artha/process/startChromium';
import { chromiumFlags, chromiumPath, desktop } from '../browser.ts';
import { callOf, Tab } from '../navigation/Tab.ts';
import { medianOf, type PartFindings } from '../measurement.ts';
import type { Site } from '../site.ts';
import { nameWay, waysBetween, type PageWay } from '../ways.ts';

const CLICKED = 'bench:clicked';
const PAINTED = 'bench:painted';

/** How long a visitor looks at a page before the pointer moves. */
const LOOK_MS = 500;
/** How long the pointer is on a link before the click, if the visitor hovers. */
const HOVER_MS = 1000;
/** How long a visitor presses a mouse button. */
const PRESS_MS = 80;

/**
 * Runs in every page: reports each click, and each heading that comes to the screen, in ms since 1970. So a change of the
 * page and another document are measured alike.
 */
function reportHeadings(clicked: string, painted: string): void {
  const report = (name: string, timeStamp: number) => {
    console.info(name, performance.timeOrigin + timeStamp);
  };
  let shown: Element | null = null;
  new MutationObserver(() => {
    const heading = document.querySelector('main h1');
    if (!heading || heading === shown) return;
    shown = heading;
    // The first frame paints the heading; the second starts after that. A prerendered page has none until it shows.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        report(painted, performance.now());
      });
    });
  }).observe(document, { subtree: true, childList: true });
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      report(clicked, timeStamp);
    },
    { capture: true },
  );
}

/** Runs in a page: waits until its screen is hydrated and its background work has begun, such as prefetching. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector('[data-region="screen"][data-ready]')) setTimeout(look, 20);
      else
        requestIdleCallback(() => {
          resolve();
        });
    };
    look();
  });
}

/** From a click in the menu of tools to the painted tool, in ms. */
async function timeToPaint(
  devTools: DevTools,
  { url }: Pick<Site, 'url'>,
  { from, to, isHovered }: PageWay,
): Promise<number> {
  const tab = await Tab.open(devTools, { script: callOf(reportHeadings, CLICKED, PAINTED), ...desktop.viewport });
  try {
    await Promise.all([tab.reported(PAINTED), tab.navigate(url + from)]);
    await tab.run(settled);
    await wait(LOOK_MS);
    const link = `[data-region="navigation"] details a[href="${to}"]`;
    await tab.point(await tab.middleOf(`details:has(> :not(summary) a[href="${to}"]) > summary`));
    const target = await tab.middleOf(link);
    if (isHovered) {
      await tab.point(target);
      await wait(HOVER_MS);
    }
    const times = Promise.all([tab.reported(CLICKED), tab.reported(PAINTED)]);
    tab.button('mousePressed', target);
    await wait(PRESS_MS);
    tab.button('mouseReleased', target);
    const [clicked, painted] = await times;
    return painted - clicked;
  } finally {
    await tab.close();
  }
}

/** From the click on a tool in the menu to its painted screen, for every pair of tools. */
export async function measureNavigation(bench: Bench): Promise<PartFindings> {
  const site = await bench.site();
  const ways = waysBetween(site.routes.filter(({ isTool }) => isTool).map(({ path }) => path));
  const samples = new Map<PageWay, number[]>(ways.map((way) => [way, []]));
  const chromium = await startChromium(chromiumPath(), chromiumFlags);
  try {
    // Each run takes every way once, so that a busy minute of the machine does not fall on one of them alone.
    for (const run of runNumbers(bench)) {
      for (const way of ways) {
        const milliseconds = await timeToPaint(chromium.devTools, site, way);
        samples.get(way)?.push(milliseconds);
        bench.say(`navigation ${nameWay(way)} ${run}/${bench.runs}: ${milliseconds.toFixed(0)} ms`);
      }
    }
  } finally {
    await chromium.close();
  }
  return {
    measurements: ways.map((way) =>
      medianOf(way.isHovered ? 'navigation' : 'navigationUnhovered', nameWay(way), samples.get(way) ?? []),
    ),
    notes: [
      `Navigation: by the menu of tools, with an empty cache, the pointer on the link for ${HOVER_MS} ms if hovered, the button pressed for ${PRESS_MS} ms; from the click event to the second frame after the new heading appeared (about a frame, 17 ms, more than the paint itself); nothing is throttled.`,
    ],
  };
}
