import type { Page } from '@playwright/test';
import { backgroundStarted, expect, hydrated, test } from './site.ts';

/** A mark on the document: a page load removes it. */
const MARK = 'sameDocument';

/** Distance of the middle of the contact section from the middle of the window, in px. */
function contactOffset(page: Page): Promise<number> {
  return page.locator('#contact').evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.abs((top + bottom) / 2 - innerHeight / 2);
  });
}

for (const width of [375, 1280]) {
  test.describe(`SH-04 at ${width} px the contact section is in the middle of the window`, () => {
    test.use({ viewport: { width, height: 900 } });

    const expectCentred = (page: Page) => expect.poll(() => contactOffset(page)).toBeLessThan(60);

    test('after loading its address, with and without script', async ({ page, browser, baseURL }) => {
      await page.goto('/#contact');
      await hydrated(page);
      await expectCentred(page);
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 900 } });
      const plain = await context.newPage();
      await plain.goto(`${baseURL ?? ''}/#contact`);
      // Without script nothing can be measured in the page; the browser knows where the section is.
      const box = await plain.locator('#contact').boundingBox();
      expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - 450)).toBeLessThan(60);
      await context.close();
    });

    test('after typing its hash, and again after another one', async ({ page }) => {
      await page.goto('/');
      await hydrated(page);
      for (const hash of ['#contact', '#faq', '#contact']) {
        await page.evaluate((typed) => {
          location.hash = typed;
        }, hash);
        if (hash === '#contact') await expectCentred(page);
        else await expect.poll(() => contactOffset(page)).toBeGreaterThan(200);
      }
    });

    test('after clicking a link to it, on the same page and from another', async ({ page }) => {
      for (const path of ['/', '/tools']) {
        await page.goto(path);
        await hydrated(page);
        await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
        await expect(page).toHaveURL(/\/#contact$/);
        await expectCentred(page);
      }
    });
  });
}

test(
  'PF-05 going from tool to tool loads no page; titles, headings and focus follow',
  { tag: '@everyBrowser' },
  async ({ page, complaints }) => {
    await page.goto('/tools');
    await hydrated(page);
    await page.evaluate((mark) => Reflect.set(globalThis, mark, true), MARK);

    for (const [link, path, heading] of [
      ['Tax Calculator', '/tools/tax-calculator', 'Income Tax Calculator - India'],
      ['Glossary', '/finterms', 'Money terms in plain words'],
      ['Equity Research', '/Artha-Equity-Research', 'Reports you can read in one sitting.'],
    ] as const) {
      const before = await page.title();
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(link) })
        .click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await page.title()).not.toBe(before);
      await page.goBack();
      await expect(page).toHaveURL(/\/tools$/);
      await expect(page.getByRole('main').getByRole('link', { name: new RegExp(link) })).toBeFocused();
      await expect(page).toHaveTitle(before);
    }
    expect(await page.evaluate((mark): unknown => Reflect.get(globalThis, mark), MARK)).toBe(true);
    expect(complaints).toEqual([]);
  },
);

test('PF-05 an isolated page is a separate document, prefetched when a visitor points at its link', async ({
  page,
  complaints,
}) => {
  await page.goto('/tools');
  await hydrated(page);
  const link = page.getByRole('main').getByRole('link', { name: /Transaction Categorizer/ });
  const fetched = page.waitForEvent('requestfinished', (request) => request.url().includes('TransactionCategorizer.'));
  await link.hover();
  await fetched;
  expect(await page.evaluate(() => 'artha_categorizer' in globalThis)).toBe(false);
  await link.click();
  await expect(page).toHaveURL(/transaction-categorizer$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your statement, sorted.');
  await hydrated(page);
  const ran = await page.evaluate(() => Object.keys(globalThis).filter((name) => /^artha_(?!shell)/.test(name)));
  expect(ran).toEqual(['artha_categorizer']);
  expect(complaints).toEqual([]);
});

test('PF-05 offline, a link leaves the page as it is and says so, and its page opens when the network is back', async ({
  page,
  complaints,
}) => {
  await page.goto('/tools');
  await hydrated(page);
  const offline = page.getByRole('alert').filter({ hasText: 'You are offline.' });
  for (const [bar, name, heading] of [
    ['contentinfo', 'Cookie Policy', 'What is stored in your browser.'],
    ['main', /Transaction Categorizer/, 'Your statement, sorted.'],
  ] as const) {
    const before = page.url();
    await backgroundStarted(page);
    await page.context().setOffline(true);
    await page.getByRole(bar).getByRole('link', { name }).click();
    await expect(offline).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(page.url()).toBe(before);
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(offline).toBeHidden();
    await page.goto('/tools');
    await hydrated(page);
  }
  expect(complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('PF-05 back and forward restore the scroll', async ({ page }) => {
  await page.goto('/finterms');
  await hydrated(page);
  await page.evaluate((mark) => Reflect.set(globalThis, mark, true), MARK);
  await page.evaluate(() => {
    scrollTo(0, 1200);
  });
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simple, transparent pricing.');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => {
    scrollTo(0, 300);
  });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Money terms in plain words');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  expect(await page.evaluate((mark): unknown => Reflect.get(globalThis, mark), MARK)).toBe(true);
});

test('PF-05 a page whose remote does not load still opens in its composed form', async ({ page, faultySite: site }) => {
  site.fault(/\/remotes\/tax\//, 'missing');
  await page.goto(`${site.url}/tools`);
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Tax Calculator/ })
    .click();
  await expect(page).toHaveURL(/tax-calculator$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Income Tax Calculator - India');
  await expect(page.getByText('The tax calculator did not load.')).toBeVisible();
});
