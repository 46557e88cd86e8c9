import type { Page } from '@playwright/test';
import { expect, hydrated, test as base } from './site.ts';
import { calculate, PATH as TAX } from './tools/taxCalculator.ts';
import { startStoppable, type StoppableSite } from './stoppableSite.ts';

const test = base.extend<{ readonly site: StoppableSite }>({
  site: async ({ ownSite: { context } }, use) => {
    const site = await startStoppable({ store: context.store, trust: context.trust });
    await use(site);
    await site.stop();
  },
});
test.use({ serviceWorkers: 'allow' });

/** Whether the worker can show a page without a network. */
const isKept = (page: Page, path: string) =>
  page.evaluate(async (wanted) => {
    const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<unknown>((resolve) => {
      port1.onmessage = ({ data }) => {
        resolve(data);
      };
      setTimeout(resolve, 500, 'no answer');
    });
    active?.postMessage({ kind: 'find', path: wanted }, [port2]);
    return answer;
  }, path);

/** Opens a page, and waits until the device keeps it. */
async function openAndKeep(page: Page, site: StoppableSite, path: string): Promise<void> {
  await page.goto(site.url + path);
  await hydrated(page);
  await expect.poll(() => isKept(page, path)).toBe(true);
}

test('PF-41 a tool that was opened once works without the server', async ({ page, site, complaints }) => {
  await openAndKeep(page, site, TAX);
  await site.stop();
  await page.goto(`${site.url}${TAX}`);
  await hydrated(page);
  await calculate(page, { 'Basic Salary': '1500000' });
  expect(complaints.filter((one) => !one.includes('net::ERR_CONNECTION_REFUSED'))).toEqual([]);
});
