import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, hydrated, test as base } from './site.ts';
import { startStoppable, type StoppableSite } from './stoppableSite.ts';

/** A test with a site of its own that can be gone, in a browser that lets it have a service worker. */
export const test = base.extend<{ readonly site: StoppableSite }>({
  site: async ({ ownSite, context }, use) => {
    const { store, trust } = ownSite.context;
    // On a busy machine the connection looks slow, and then the device keeps less.
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: undefined });
    });
    const site = await startStoppable({ store, trust });
    await use(site);
    await site.stop();
  },
});

/** Whether the worker can show a page without a network. */
export function isKept(page: Page, path: string): Promise<unknown> {
  return page.evaluate(async (wanted) => {
    const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    if (!active) return 'no worker';
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<unknown>((resolve) => {
      port1.onmessage = ({ data }) => {
        resolve(data);
      };
      // A worker that another one replaces may take a question with it.
      setTimeout(resolve, 5000, 'no answer');
    });
    active.postMessage({ kind: 'find', path: wanted }, [port2]);
    return answer;
  }, path);
}

/** Opens a page, and waits until the device keeps it. */
export async function openAndKeep(page: Page, site: StoppableSite, path: string): Promise<void> {
  await page.goto(site.url + path);
  await hydrated(page);
  await expect.poll(() => isKept(page, path), path).toBe(true);
}

/** The record of a first visit until it asked for the worker. */
const firstVisit = v.object({ loadedAtHydration: v.array(v.string()), wasReadyAtRegistration: v.boolean() });

/**
 * Lets the next document record which files it has loaded once its screen is interactive, and whether it was when the worker was
 * registered. A look from outside comes too late on one machine and too early on another.
 */
export async function watchFirstVisit(page: Page) {
  await page.addInitScript(() => {
    // A frame without an origin has none.
    if (!('serviceWorker' in navigator)) return;
    const visit: Record<string, unknown> = {};
    Reflect.set(globalThis, 'firstVisit', visit);
    const isReady = () => document.querySelector('[data-region="screen"][data-ready]') !== null;
    new MutationObserver((_, observer) => {
      if (!isReady()) return;
      observer.disconnect();
      visit['loadedAtHydration'] = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    }).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
    const container = navigator.serviceWorker;
    const register = container.register.bind(container);
    container.register = (...settings) => {
      visit['wasReadyAtRegistration'] = isReady();
      return register(...settings);
    };
  });
  return async () => v.parse(firstVisit, await page.evaluate<unknown>(() => Reflect.get(globalThis, 'firstVisit')));
}

/** The number of workers that the browser has registered for the site. */
export const countWorkers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** The paths that are kept for the site. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths;
  });
