import { expect, type Page } from '@playwright/test';

/** Lists the parts that move on the page, one per line. */
function findMoving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 80) ?? 'nothing') : 'unknown',
      ),
  );
}

/** Number of pixels by which the page is wider than the window. */
export const excessOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** In forced colours the chosen label of the footer still differs from the others after the colours have changed. */
async function expectShownChoice(page: Page): Promise<void> {
  const labels = page.getByRole('contentinfo').locator('label');
  const border = (choice: string) =>
    labels
      .and(page.locator(choice))
      .first()
      .evaluate((label) => getComputedStyle(label).borderTopColor);
  await expect(async () => {
    expect(await border(':has(:checked)')).not.toBe(await border(':not(:has(:checked))'));
  }).toPass();
}

/** The page fits 320 px, 400 % of zoom and wide letters, shows its choices in forced colours, and does not move. */
export async function expectReflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await expect.poll(() => findMoving(page)).toEqual([]);
  await expectShownChoice(page);
  expect(await excessOf(page)).toBeLessThanOrEqual(0);
  // 1280 by 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await excessOf(page)).toBeLessThanOrEqual(0);
  // Text spacing as a reader may set it (WCAG 2.2, 1.4.12).
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  expect(await excessOf(page)).toBeLessThanOrEqual(0);
}
