import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { expect, hydrated, test } from './site.ts';

const SHELL_SCRIPT = /\/remotes\/shell\/.*\/main\.js/;
const SAMPLE = join(import.meta.dirname, '../statements/samples/hdfc-a.pdf');

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page did not load completely.' });

/** Opens the page without waiting for its scripts. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
}

async function withOtherDigest(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n` });
}

/**
 * Sends the chosen statement as a native form.
 * @returns the first line of the returned file.
 */
async function sendStatement(page: Page): Promise<string> {
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Upload PDF' }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe('transactions.csv');
  return (await readFile(await download.path(), 'utf8')).split('\n')[0]?.trim() ?? '';
}

const HEADER = 'transaction_date,description,debit_amount,credit_amount,balance,category';

test.describe('PF-01 when the shell’s script', () => {
  for (const [what, answer] of [
    ['does not load', (route: Route) => route.abort()],
    ['has another digest', withOtherDigest],
  ] as const) {
    test(`${what}, the page says so at once, and a statement can still be sent`, async ({ page }) => {
      await page.route(SHELL_SCRIPT, answer);
      await open(page, '/tools/transaction-categorizer');
      await expect(notice(page)).toContainText('You can still read it, follow links and send the form.');
      await page.getByLabel('Statement').setInputFiles(SAMPLE);
      await page.getByLabel('Bank').selectOption('HDFC');
      expect(await sendStatement(page)).toBe(HEADER);
    });
  }

  test('never arrives, a pressed button leads to a notice, and the chosen statement can still be sent', async ({
    page,
  }) => {
    await page.route(SHELL_SCRIPT, () => undefined);
    await page.clock.install();
    await open(page, '/tools/transaction-categorizer');
    await page.getByLabel('Statement').setInputFiles(SAMPLE);
    await page.getByLabel('Bank').selectOption('HDFC');
    await page.getByRole('button', { name: 'Upload PDF' }).click();
    await page.clock.runFor(8000);
    await expect(notice(page)).toBeInViewport();
    expect(await sendStatement(page)).toBe(HEADER);
  });

  test('never arrives, a form that needs it is not sent, and links work', async ({ page }) => {
    await page.route(SHELL_SCRIPT, () => undefined);
    await page.clock.install();
    await open(page, '/tools/tax-calculator');
    await page.getByLabel('Basic Salary').fill('1200000');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.clock.runFor(8000);
    await expect(notice(page)).toContainText('You can still read it and follow links.');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Basic Salary').press('Enter');
    await expect(page).toHaveURL(/\/tools\/tax-calculator$/);
    await expect(page.getByLabel('Basic Salary')).toHaveValue('1200000');
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL(/\/pricing$/);
  });

  test('arrives late, the notice disappears, and what was typed counts', async ({ page, complaints }) => {
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(SHELL_SCRIPT, async (route) => {
      await late;
      await route.continue();
    });
    await page.clock.install();
    await open(page, '/tools/tax-calculator');
    await page.getByLabel('Basic Salary').fill('1200000');
    await page.clock.runFor(8000);
    await expect(notice(page)).toBeVisible();
    await page.clock.resume();
    arrive();
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByLabel(/80C/)).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('loads after Reload the page, the page works', async ({ page }) => {
    await page.route(SHELL_SCRIPT, (route) => route.abort());
    await open(page, '/tools/tax-calculator#top');
    await expect(notice(page)).toBeVisible();
    await page.unroute(SHELL_SCRIPT);
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
  });
});

test('PF-01 a page whose registry does not load, or has another digest, shows the code and can be read', async ({
  page,
  faultySite: site,
}) => {
  for (const kind of ['missing', 'changed'] as const) {
    if (kind === 'missing') site.fault(/\/registries\//, 'missing');
    else await page.route(/\/registries\//, (route) => route.fulfill({ json: {} }));
    await page.goto(site.url);
    await expect(notice(page)).toContainText('(AR-201)');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('link', { name: 'Use the free tools' }).click();
    await expect(page).toHaveURL(/\/tools$/);
    await expect(page.locator('[data-region="screen"]')).not.toHaveAttribute('data-ready');
    site.mend();
  }
  await page.unroute(/\/registries\//);
  await page.goto(`${site.url}/~health`);
  await expect(page.getByRole('region', { name: 'Failures in this tab' })).toContainText('AR-201');
});
