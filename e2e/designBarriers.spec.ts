import { findViolations } from './axe.ts';
import { answers, DESIGN_PATH, first, openAll } from './designPage.ts';
import { excessOf } from './reflow.ts';
import { expect, test } from './site.ts';

const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 375 },
  { colorScheme: 'dark', width: 375 },
  { colorScheme: 'light', width: 1280, forcedColors: 'active' },
] as const;

test(`SH-01 axe finds nothing on ${DESIGN_PATH}, light and dark, in forced colours, wide and narrow, and it fits 320 px`, async ({
  readingPage: page,
}) => {
  await page.goto(DESIGN_PATH);
  await answers(page);
  await openAll(page);
  for (const { width, ...media } of looks) {
    await test.step(`${Object.values(media).join(', ')}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia(media);
      const options = {
        coloursOnly: media.colorScheme === 'dark',
        // Forced colours are the visitor's own, and axe reads those that they took the place of.
        disabledRules: 'forcedColors' in media ? ['color-contrast'] : [],
      };
      expect(await findViolations(page, options)).toEqual([]);
      await first(page, 'disclosures').getByRole('button', { name: 'What is cess?' }).click();
      await expect(page.getByRole('dialog', { name: 'Cess' })).toBeVisible();
      expect(await findViolations(page, { part: 'dialog[open]', ...options })).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await excessOf(page)).toBeLessThanOrEqual(0);
});
