import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { lastingRoutes, remotes } from './routes.ts';
import { expect, hydrated, test } from './site.ts';

const paths = [...lastingRoutes.map((route) => route.path), '/no/such/page', '/~health'];
const isRoute = (path: string) => lastingRoutes.some((route) => route.path === path);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (isRoute(path)) await hydrated(page);
}

/** Expects no violation in both themes. They differ in colours only, so the second run looks at those. */
async function expectNoViolations(page: Page, part?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const violations = await findViolations(page, { ...(part && { part }), coloursOnly: colorScheme === 'dark' });
    expect([colorScheme, violations]).toEqual([colorScheme, []]);
  }
}

/** Wide, a page differs from its narrow self in the frame and in how its remote sets columns: one of each remote shows it. */
const widePaths = new Set([
  ...remotes.flatMap(({ routes: [first] }) => first?.path ?? []),
  '/no/such/page',
  '/~health',
]);

for (const path of paths) {
  // The design page, with all that opens on it, is looked at in its own file.
  for (const width of path === '/~design' ? [] : widePaths.has(path) ? [375, 1280] : [375]) {
    test(`SH-01 axe finds nothing on ${path}, ${width} px, light and dark, closed and open`, async ({
      readingPage: page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await open(page, path);
      await expectNoViolations(page);

      // Every answer at once, though a visitor opens one at a time: all of them are looked at.
      const answers = page.locator('main details');
      if ((await answers.count()) > 0) {
        await answers.evaluateAll((all) => {
          for (const one of all) {
            one.removeAttribute('name');
            one.setAttribute('open', '');
          }
        });
        await expectNoViolations(page, 'main');
      }

      const opener = page.getByRole('main').locator('[aria-haspopup="dialog"]').first();
      if ((await opener.count()) > 0) {
        await opener.click();
        await expect(page.locator('dialog[open]')).toBeVisible();
        await expectNoViolations(page, 'dialog[open]');
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog[open]')).toHaveCount(0);
      }

      // The frame's menus are the same above every page.
      if (path !== '/') return;
      if (width < 760) await page.getByRole('button', { name: 'Open menu' }).click();
      const forWho = page.getByRole(width < 760 ? 'dialog' : 'banner').getByText('For Who?');
      await forWho.filter({ visible: true }).click();
      await expect(page.getByRole('link', { name: /^Everyone/ })).toBeVisible();
      await expectNoViolations(page, 'header');
    });
  }

  test(`SH-01 ${path} fits 320 px, 400 % of zoom and wide letters, shows its choices in forced colours, and keeps still`, async ({
    readingPage: page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1)
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : 'unknown')),
    );
    expect(moving).toEqual([]);

    const chosen = page.getByRole('contentinfo').locator('label:has(:checked)');
    const other = page.getByRole('contentinfo').locator('label:not(:has(:checked))').first();
    const border = (label: typeof chosen) => label.evaluate((element) => getComputedStyle(element).borderTopColor);
    expect(await border(chosen)).not.toBe(await border(other));

    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await excess()).toBeLessThanOrEqual(0);
    // 1280 by 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await excess()).toBeLessThanOrEqual(0);
    // Text spacing as a reader may set it (WCAG 2.2, 1.4.12).
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    expect(await excess()).toBeLessThanOrEqual(0);
  });
}
