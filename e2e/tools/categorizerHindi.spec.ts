import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectNoViolations } from '../barriers.ts';
import { excessOf } from '../reflow.ts';
import { expect, hydrated, test } from '../site.ts';
import { HEADER, PATH, SAMPLE, SAMPLES } from './categorizer.ts';

test('PF-42 the categorizer in Hindi takes a statement, shows and corrects its table, refuses and saves in Hindi, in a document of its own', async ({
  readingPage: page,
}) => {
  const english = (await page.request.get(PATH)).headers();
  const answer = await page.goto(`/hi${PATH}`);
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('the page is isolated as the English one', async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    const headers = answer?.headers() ?? {};
    for (const name of ['cross-origin-opener-policy', 'cross-origin-embedder-policy', 'origin-agent-cluster'])
      expect([name, headers[name]]).toEqual([name, english[name]]);
    expect(headers['content-security-policy']).toContain('wasm-unsafe-eval');
  });

  await test.step('a file that cannot be read is refused in Hindi', async () => {
    await hydrated(page);
    await page.getByLabel(/^स्टेटमेंट/).setInputFiles(join(SAMPLES, 'hostile/blank-page.pdf'));
    await page.getByLabel('बैंक').selectOption('HDFC');
    await page.getByRole('button', { name: 'PDF अपलोड करें' }).click();
    await expect(main.getByRole('alert').filter({ hasText: 'इस PDF में कोई टेक्स्ट नहीं है' })).toBeInViewport();
  });

  await test.step('a statement becomes a table, on the device', async () => {
    await page.getByLabel(/^स्टेटमेंट/).setInputFiles(SAMPLE);
    await page.getByRole('button', { name: 'बिना अपलोड किए बदलें' }).click();
    await expect(heading).toHaveText('50 लेन-देन, 16 श्रेणियाँ');
    await expect(main.getByText('04 जनवरी 2026 से 31 मार्च 2026')).toBeVisible();
    await expect(main.getByText('₹4,58,135.15').first()).toBeVisible();
  });

  await test.step('it fits 320 px and axe finds nothing, light and dark', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await excessOf(page)).toBeLessThanOrEqual(0);
    await expectNoViolations(page);
  });

  await test.step('a category is chosen by its name in Hindi', async () => {
    await page.getByRole('tab').nth(1).click();
    const row = page
      .getByRole('table', { name: /^लेन-देन का ब्योरा/ })
      .getByRole('row')
      .nth(1);
    await row.getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('श्रेणी').selectOption('यात्रा');
    await expect(dialog.getByRole('status')).toContainText('अब “यात्रा”');
    await dialog.getByRole('button', { name: 'बंद करें' }).click();
    await expect(row.getByRole('button', { name: /^यात्रा/ })).toBeVisible();
  });

  await test.step('the file has the column heads and categories that other programs read', async () => {
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV डाउनलोड' }).click();
    const text = await readFile(await (await downloaded).path(), 'utf8');
    expect(text.startsWith(HEADER)).toBe(true);
    expect(text).toContain(',Travel');
    expect(text).not.toMatch(/\p{Script=Devanagari}/u);
  });
});
