import { languageOf, LANGUAGES } from '@artha/shared/contract';
import { findViolations } from './axe.ts';
import { expectNoBarriers, expectNoBarriersInMenus } from './barriers.ts';
import { expectHydrated, rememberHeading } from './hydration.ts';
import { expectReflow } from './reflow.ts';
import { lastingRoutes, leadingPaths, remotes, routes } from './routes.ts';
import { expect, hydrated, test } from './site.ts';
import { expectPoliciesKept, expectPreloadsUsed, expectStrictPolicies, watchPolicies } from './strictPolicy.ts';
import { expectSeenStops, expectSeenStopsInMain } from './tabStops.ts';
import { watchShifts } from './watchShifts.ts';

test.describe('without JavaScript', () => {
  for (const { name } of remotes) {
    test(`PF-01 ${name} reads complete as HTML on each of its pages, with the frame`, async ({
      scriptlessPage: page,
    }) => {
      for (const { path, description } of routes.filter(({ remote }) => remote === name))
        await test.step(path, async () => {
          const response = await page.goto(path);
          expect(response?.status()).toBe(200);
          await expect(page.getByRole('banner')).toBeVisible();
          await expect(page.getByRole('contentinfo')).toBeVisible();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect((await page.locator('main').innerText()).length).toBeGreaterThan(150);
          await expect(page).toHaveTitle(/Artha/);
          await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
          // Pages with their own scripts are tested with them, below.
          if (!leadingPaths.includes(path)) return;
          await expectStrictPolicies(page, response);
          expect(await page.locator('script[src]:not([integrity])').count()).toBe(0);
        });
    });
  }

  test('SH-01 addresses that people type lead to the pages that they mean', async ({ scriptlessPage: page }) => {
    for (const [typed, path] of [
      ['/tax', '/tools/tax-calculator'],
      ['/converter', '/tools/transaction-categorizer'],
      ['/glossary', '/finterms'],
      ['/ratios', '/Artha-Custom-Report'],
      ['/research', '/Artha-Equity-Research'],
      ['/register', '/auth/signup'],
      ['/refunds', '/refund'],
    ] as const) {
      await page.goto(typed);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('SH-01 an unknown address shows the not-found view in the same frame, with status 404 @area', async ({
    scriptlessPage: page,
  }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address.');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

/**
 * A wide page differs from a narrow one in the frame and in its remote's columns, so one page of each remote is enough.
 * The frame is the same on every page of a width and a language: besides the wide pages, only the home pages are examined
 * with it.
 */
const widePaths = new Set(remotes.flatMap(({ routes: [first] }) => first?.path ?? []));
const NARROW = 375;
const WIDE = 1280;

/** A page in another language differs from the first one in its words: not in its colours, stops and wide columns. */
const isTranslated = (path: string) => languageOf(path) !== LANGUAGES[0];

/** The design page, with everything that opens on it, has its own test file. */
const widthsOf = (path: string) => (path === '/~design' ? [] : widePaths.has(path) ? [WIDE, NARROW] : [NARROW]);

for (const { path, needs } of lastingRoutes) {
  test(`PF-01 SH-01 ${path} answers as it was composed, keeps its policies, and has no barrier in any theme or width`, async ({
    readingPage: page,
    readingComplaints: complaints,
  }) => {
    await test.step('it hydrates without a difference, under strict policies', async () => {
      const scripts = [await rememberHeading(page), await watchPolicies(page)];
      const response = await page.goto(path);
      await hydrated(page);
      await expectStrictPolicies(page, response, needs);
      await expectHydrated(page);
      await expectPoliciesKept(page);
      await expectPreloadsUsed(page);
      for (const script of scripts) await script.dispose();
    });
    if (isTranslated(path)) {
      await test.step('axe finds nothing', async () =>
        expect(await findViolations(page, { withoutFrame: path !== '/hi' })).toEqual([]));
    } else {
      await test.step('every stop of the Tab key is marked and visible', () =>
        path === '/' ? expectSeenStops(page) : expectSeenStopsInMain(page));
      for (const width of widthsOf(path))
        await test.step(`axe finds nothing at ${width} px`, () =>
          expectNoBarriers(page, width, { withoutFrame: width === NARROW && path !== '/' }));
    }
    await test.step('it fits the narrowest window', () => expectReflow(page));
    expect(complaints).toEqual([]);
  });
}

for (const path of ['/no/such/page', '/~health']) {
  test(`SH-01 ${path} has no barrier in any theme or width`, async ({ readingPage: page }) => {
    await page.goto(path);
    for (const width of [WIDE, NARROW]) await expectNoBarriers(page, width);
    await expectReflow(page);
  });
}

for (const width of [WIDE, NARROW]) {
  test(`SH-01 axe finds nothing in the menus of the frame, ${width} px`, async ({ readingPage: page }) => {
    await page.goto('/');
    await hydrated(page);
    await expectNoBarriersInMenus(page, width);
  });
}

test('nothing moves if an address shows another state than the composed one', async ({ page }) => {
  const shifted = await watchShifts(page);
  for (const address of [
    '/tools/tax-calculator#basicSalary=1500000&metroCity=no',
    '/tools/tax-calculator?step=deductions#basicSalary=1500000&metroCity=no',
    '/tools/tax-calculator?step=result#basicSalary=1500000&metroCity=no',
    '/tools/tax-calculator?step=estimate#basicSalary=1500000&metroCity=no',
    '/finterms?q=sip',
    '/finterms/no-such-term',
    '/~health',
    '/no/such/page',
  ]) {
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(address, { waitUntil: 'networkidle' });
      expect(await shifted(), `${address} at ${String(width)} px`).toBeLessThan(0.0005);
    }
  }
});

test.describe('before hydration', () => {
  test('what was typed and pressed counts once the tool is interactive', async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/main.js', async (route) => {
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

  test('links and questions work at once, and what is far below the window is laid out when it comes near', async ({
    page,
  }) => {
    await page.route('**/main.js', () => undefined);
    // The page stays as it is for its first paint.
    await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
    await page.goto('/', { waitUntil: 'commit' });
    const isLaidOut = () =>
      page
        .getByRole('contentinfo')
        .locator('h2')
        .first()
        .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut()).toBe(false);
    const second = page.locator('#faq details').nth(1);
    await second.locator('summary').click();
    await expect(second).toHaveAttribute('open', '');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(isLaidOut).toBe(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
  });
});
