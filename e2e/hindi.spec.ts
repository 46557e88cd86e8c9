import type { Page } from '@playwright/test';
import { findLatinWords } from '@artha/shared/testing/findLatinWords';
import { expectNoViolations } from './barriers.ts';
import { excessOf } from './reflow.ts';
import { expect, hydrated, test } from './site.ts';

/** Names on these pages that stay in Latin letters. */
const names =
  'Artha Bengaluru India Discord YouTube Instagram Google JavaScript PostHog Inc Global Privacy Control Solo Roth Parent Project'.split(
    ' ',
  );

/** The page is in Hindi, with its frame; nothing sticks out of the narrowest phone. */
async function expectHindi(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  // In the browser: the function reads the elements of the page.
  const find = `(${findLatinWords.toString()})(document.body, ${JSON.stringify(names)})`;
  expect(await page.evaluate(find)).toEqual([]);
  expect(await excessOf(page)).toBeLessThanOrEqual(0);
}

test('PF-42 a person reads the site in Hindi from the landing page to signing in, and goes back to English @area', async ({
  readingPage: page,
  readingComplaints: complaints,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const menu = page.getByRole('dialog');

  await test.step('the menu of the landing page has the switch', async () => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: /^हिन्दी/ }).click();
    await expect(page).toHaveURL(/\/hi$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('शेयर रिसर्च, बस एक राइट-क्लिक दूर।');
    await expectHindi(page);
  });
  await test.step('the tools have names in Hindi, and open without a document load', async () => {
    await page.evaluate(() => {
      document.documentElement.dataset['first'] = '';
    });
    await page.getByRole('main').getByRole('link', { name: 'मुफ़्त टूल आज़माएँ' }).click();
    await expect(page).toHaveURL(/\/hi\/tools$/);
    await expectHindi(page);
    await expectNoViolations(page);
    await page.getByRole('main').getByRole('link', { name: 'शब्दावली' }).click();
    await expect(page).toHaveURL(/\/hi\/finterms$/);
    await expect(page.locator('html')).toHaveAttribute('data-first', '');
  });
  await test.step('signing in, its errors and its way on are in Hindi', async () => {
    await page.getByRole('button', { name: 'मेन्यू खोलें' }).click();
    await menu.getByRole('link', { name: 'लॉग इन' }).click();
    await expect(page).toHaveURL(/\/hi\/auth\/signin$/);
    await expectHindi(page);
    await page.getByRole('textbox', { name: 'ई-मेल' }).press('Enter');
    await expect(page.getByText('कृपया अपना ई-मेल और पासवर्ड डालें')).toBeVisible();
    await expectNoViolations(page);
  });
  await test.step('an unknown address is answered in Hindi', async () => {
    const response = await page.request.get('/hi/nothing');
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain('<html lang="hi">');
    expect(html).toContain('इस पते पर कोई पन्ना नहीं है।');
  });
  await test.step('the choice is remembered, until English is chosen', async () => {
    await page.goto('/pricing');
    await expect(page).toHaveURL(/\/hi\/pricing$/);
    await expectHindi(page);
    await page.getByRole('button', { name: 'मेन्यू खोलें' }).click();
    await menu.getByRole('link', { name: /^English/ }).click();
    await expect(page).toHaveURL(/[^i]\/pricing$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simple, transparent pricing.');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  });
  expect(complaints).toEqual([]);
});
