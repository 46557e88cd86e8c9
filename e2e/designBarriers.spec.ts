import { findViolations } from './axe.ts';
import { expectNoViolations } from './barriers.ts';
import { answers, DESIGN_PATH, first, openAll } from './designPage.ts';
import { excessOf } from './reflow.ts';
import { expect, test } from './site.ts';

test(`SH-01 axe finds nothing on ${DESIGN_PATH}, light and dark, wide and narrow, and it fits 320 px`, async ({
  readingPage: page,
}) => {
  await page.goto(DESIGN_PATH);
  await answers(page);
  await openAll(page);
  for (const width of [1280, 375]) {
    await test.step(`the page, which shows its blocks in both themes, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      expect(await findViolations(page)).toEqual([]);
    });
    await test.step(`a dialog, ${width} px`, async () => {
      await first(page, 'disclosures').getByRole('button', { name: 'What is cess?' }).click();
      await expect(page.getByRole('dialog', { name: 'Cess' })).toBeVisible();
      await expectNoViolations(page, { part: 'dialog[open]' });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.emulateMedia({ colorScheme: 'light' });
    });
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await excessOf(page)).toBeLessThanOrEqual(0);
});
