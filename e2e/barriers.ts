import { expect, type Page } from '@playwright/test';
import { findViolations, type AxeOptions } from './axe.ts';

type Examined = Pick<AxeOptions, 'part' | 'withoutFrame'>;

/** Expects no violation in both themes. They differ in colours only, so the second run only checks those. */
export async function expectNoViolations(page: Page, examined: Examined = {}): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const violations = await findViolations(page, { ...examined, coloursOnly: colorScheme === 'dark' });
    expect([colorScheme, violations]).toEqual([colorScheme, []]);
  }
}

/** Opens all answers at once, although a visitor opens one at a time, so that all are examined. */
function openAnswers(page: Page): Promise<void> {
  return page.locator('main details').evaluateAll((answers) => {
    for (const answer of answers) {
      answer.removeAttribute('name');
      answer.toggleAttribute('open', true);
    }
  });
}

/**
 * Axe finds nothing on the page at this width, light and dark, with its answers open; on the design page they are
 * closed.
 */
export async function expectNoBarriers(page: Page, width: number, examined: Examined = {}): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openAnswers(page);
  await expectNoViolations(page, examined);

  const opener = page.getByRole('main').locator('[aria-haspopup="dialog"]').first();
  if ((await opener.count()) === 0) return;
  await opener.click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await expectNoViolations(page, { part: 'dialog[open]' });
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

/** Axe finds nothing in the menus of the frame, which are the same on every page. */
export async function expectNoBarriersInMenus(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const isNarrow = width < 760;
  if (isNarrow) await page.getByRole('button', { name: 'Open menu' }).click();
  const forWho = page.getByRole(isNarrow ? 'dialog' : 'banner').getByText('For Who?');
  await forWho.filter({ visible: true }).click();
  await expect(page.getByRole('link', { name: /^Everyone/ })).toBeVisible();
  await expectNoViolations(page, { part: 'header' });
}
