import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { expect, hydrated, test } from './site.ts';

const CATEGORIZER = '/tools/transaction-categorizer';

/**
 * Leaves a page with a result by a link, confirms, and comes back.
 * @returns why the page was loaded again; null if the browser kept it.
 */
async function leaveAndReturn(page: Page, link: string): Promise<unknown> {
  const path = new URL(page.url()).pathname;
  await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Leave this page' }).click();
  await page.waitForURL((url) => url.pathname !== path);
  await hydrated(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation && 'notRestoredReasons' in navigation ? navigation.notRestoredReasons : undefined;
  });
}

test('CA-13 Back from any page shows the converted statement unchanged', async ({ page }) => {
  await page.goto(CATEGORIZER);
  await hydrated(page);
  await page.getByLabel('Bank').selectOption('HDFC');
  await page.locator('input[type="file"]').setInputFiles(join(import.meta.dirname, '../statements/samples/hdfc-a.pdf'));
  await page.getByRole('button', { name: 'Upload PDF' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^50 transactions/);
  // The tabs appear a moment after the heading, together with the question before a link leaves.
  await page.getByRole('tab', { name: /^Rows/ }).click();
  await expect(page.getByRole('table', { name: 'Transaction Data' })).toBeVisible();
  await page.evaluate(() => {
    const seen: boolean[] = [];
    Object.assign(globalThis, { seen });
    addEventListener('pageshow', ({ persisted }) => seen.push(persisted));
  });
  for (const link of ['Pricing', 'Contact us', 'Privacy Policy']) {
    expect(await leaveAndReturn(page, link)).toBeNull();
    await expect(heading).toHaveText(/^50 transactions/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Transaction Data' })).toBeVisible();
  }
  expect(await page.evaluate((): unknown => Reflect.get(globalThis, 'seen'))).toEqual([true, true, true]);
});

test('PF-05 a page that is restored by Back has the theme that was chosen meanwhile', async ({ page }) => {
  await page.goto(CATEGORIZER);
  await hydrated(page);
  await page.evaluate(() => {
    Object.assign(globalThis, { keptDocument: true });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await page.waitForURL('**/pricing');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).check();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate((): unknown => Reflect.get(globalThis, 'keptDocument'))).toBe(true);
  await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('PF-05 a prerendered page starts no remote and measures nothing before its visit', async ({ page }) => {
  // Under Playwright the browser prerenders nothing: this page takes itself for one that is prerendered. `visit.test.ts`
  // shows that it starts with its visit, and the bench of navigation visits such pages.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await page.goto(CATEGORIZER);
  await page.waitForFunction(() => '__artha' in globalThis, undefined, { polling: 100 });
  // A forbidden load would have taken place by then.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  expect(await page.evaluate(() => 'artha_categorizer' in globalThis)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your statement, sorted.');
  await expect(page.locator('[data-region][data-ready]')).toHaveCount(0);
});
