import type { Page } from '@playwright/test';
import { expectNoViolations } from '../barriers.ts';
import { excessOf } from '../reflow.ts';
import { expect, hydrated, test } from '../site.ts';

const RESULT = '?step=result#basicSalary=1800000&metroCity=no&section80C=150000';
const better = {
  en: /^New regime is better by ₹1,53,400/,
  hi: 'नई कर व्यवस्था बेहतर है: साल में ₹1,53,400 कम कर',
};

/** The largest shift of what is shown, since the page was opened. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          resolve(0);
        }, 500);
      }),
  );

test('PF-42 a shared link with figures opens in the language that its reader chose, or offers it, and the figures stay', async ({
  readingPage: page,
  readingComplaints: complaints,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const offer = page.getByRole('link', { name: 'Read this page in English', exact: true });
  const choose = (language: 'en' | 'hi') =>
    page.evaluate((chosen) => {
      localStorage.setItem('artha-language', chosen);
    }, language);

  await test.step('a reader who has chosen nothing gets the page as it was shared', async () => {
    await page.goto(`/hi/tools/tax-calculator${RESULT}`);
    await expect(page.getByText(better.hi)).toBeVisible();
    await page.waitForFunction(() => performance.getEntriesByName('background').length > 0);
    await expect(offer).toHaveCount(0);
  });
  await test.step('a link in English opens in Hindi for a reader who chose Hindi', async () => {
    await choose('hi');
    await page.goto('about:blank');
    await page.goto(`/tools/tax-calculator${RESULT}`);
    await expect(page).toHaveURL(new RegExp(`/hi/tools/tax-calculator\\${RESULT}`));
    await expect(page.getByText(better.hi)).toBeVisible();
  });
  await test.step('a link in Hindi offers English to a reader who chose English, and moves nothing', async () => {
    await choose('en');
    await page.goto('about:blank');
    await page.goto(`/hi/tools/tax-calculator${RESULT}`);
    await expect(offer).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await hydrated(page);
    await expectNoViolations(page);
    expect(await excessOf(page)).toBeLessThanOrEqual(0);
    expect(await shiftOf(page)).toBeLessThan(0.01);
  });
  await test.step('the offer leads to the same figures in English', async () => {
    await offer.click();
    await expect(page.getByText(better.en)).toBeVisible();
    expect(new URL(page.url()).hash).toContain('basicSalary=1800000');
    await expect(offer).toHaveCount(0);
  });
  await test.step('an offer that is closed stays closed on this visit', async () => {
    await page.goto('about:blank');
    await page.goto(`/hi/tools/tax-calculator${RESULT}`);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(better.hi)).toBeVisible();
    await page.waitForFunction(() => performance.getEntriesByName('background').length > 0);
    await expect(offer).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});
