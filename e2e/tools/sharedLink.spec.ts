import { expectNoViolations } from '../barriers.ts';
import { excessOf } from '../reflow.ts';
import { expect, hydrated, test } from '../site.ts';

const RESULT = '?step=result#basicSalary=1800000&metroCity=no&section80C=150000';
const better = {
  en: /^New regime is better by ₹1,53,400/,
  hi: 'नई कर व्यवस्था बेहतर है: साल में ₹1,53,400 कम कर',
};

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
    await expect(page).toHaveURL(/\/hi\/tools\/tax-calculator\?step=result#basicSalary=1800000&/);
    await expect(page.getByText(better.hi)).toBeVisible();
  });
  await test.step('a link in Hindi offers English to a reader who chose English', async () => {
    await choose('en');
    await page.goto('about:blank');
    await page.goto(`/hi/tools/tax-calculator${RESULT}`);
    await expect(offer).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await hydrated(page);
    await expectNoViolations(page);
    expect(await excessOf(page)).toBeLessThanOrEqual(0);
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
    await expect(page.getByText(better.hi)).toBeVisible();
    const place = await page.getByRole('main').boundingBox();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(offer).toHaveCount(0);
    // Neither its coming nor its going moves what a person reads.
    expect(await page.getByRole('main').boundingBox()).toEqual(place);
    await page.reload();
    await expect(page.getByText(better.hi)).toBeVisible();
    await page.waitForFunction(() => performance.getEntriesByName('background').length > 0);
    await expect(offer).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});
