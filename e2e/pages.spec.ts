import type { Page } from '@playwright/test';
import { lastingRoutes, routes } from './routes.ts';
import { expect, hydrated, test } from './site.ts';

test.describe('without JavaScript', () => {
  for (const route of routes) {
    test(`PF-01 ${route.path} reads complete as HTML, with its frame`, async ({ scriptlessPage: page }) => {
      const response = await page.goto(route.path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(150);
      await expect(page).toHaveTitle(/Artha/);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', route.description);
    });
  }

  test('SH-01 an unknown address shows the not-found view in the same frame, with status 404', async ({
    scriptlessPage: page,
  }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no entry at this address.');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

/** Production React keeps silent about attributes that differ, so each element's props are compared with the DOM. */
async function differences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = {
      className: 'class',
      id: 'id',
      htmlFor: 'for',
      href: 'href',
      name: 'name',
      type: 'type',
      role: 'role',
    };
    return [...document.querySelectorAll('#root *')].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      const props: unknown = key ? Reflect.get(element, key) : undefined;
      if (typeof props !== 'object' || props === null) return [`${element.tagName} is not hydrated`];
      return Object.entries(attributes).flatMap(([prop, attribute]) => {
        const value: unknown = Reflect.get(props, prop);
        if (typeof value !== 'string') return [];
        const there = element.getAttribute(attribute);
        return there === value
          ? []
          : [`${element.tagName} ${attribute}: React has “${value}”, the page “${String(there)}”`];
      });
    });
  });
}

for (const route of lastingRoutes) {
  test(`PF-01 ${route.path} hydrates without a difference and keeps its nodes`, async ({
    readingPage: page,
    readingComplaints,
  }) => {
    const headingScript = await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        Reflect.set(globalThis, 'composedHeading', document.querySelector('main h1'));
      });
    });
    await page.goto(route.path);
    await hydrated(page);
    await expect.poll(() => differences(page)).toEqual([]);
    expect(
      await page.evaluate(() => Reflect.get(globalThis, 'composedHeading') === document.querySelector('main h1')),
    ).toBe(true);
    expect(await page.locator('style[data-styled]').count()).toBe(1);
    expect(readingComplaints).toEqual([]);
    await headingScript.dispose();
  });
}

test.describe('before hydration', () => {
  test('what was typed and pressed counts once the tool answers', async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/main.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/tools/tax-calculator', { waitUntil: 'commit' });
    await page.getByLabel('Basic Salary').fill('1500000');
    await page.getByLabel('Basic Salary').press('Enter');
    await expect(page).toHaveURL(/tax-calculator$/);
    release();
    await expect(page.getByRole('heading', { name: 'Deductions (Annually)' })).toBeVisible();
    await page.getByRole('button', { name: 'Calculate Tax' }).click();
    await expect(page.getByText('New regime is better by')).toBeVisible();
  });

  test('links and questions work at once', async ({ page }) => {
    await page.route('**/main.*.js', () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    const second = page.locator('#faq details').nth(1);
    await second.locator('summary').click();
    await expect(second).toHaveAttribute('open', '');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
  });
});
