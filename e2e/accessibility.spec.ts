import { AxeBuilder } from '@axe-core/playwright';
import { routes } from './routes.ts';
import { expect, hydrated, test } from './site.ts';

const paths = [...routes.map((route) => route.path), '/no/such/page', '/~health'];

for (const path of paths) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [375, 1280]) {
      test(`SH-01 axe finds nothing on ${path}, ${colorScheme}, ${width} px`, async ({ browser, baseURL }) => {
        const context = await browser.newContext({
          colorScheme,
          viewport: { width, height: 900 },
          reducedMotion: 'reduce',
          ...(baseURL && { baseURL }),
        });
        const page = await context.newPage();
        await page.goto(path);
        if (routes.some((route) => route.path === path)) await hydrated(page);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
        ).toEqual([]);
        await context.close();
      });
    }
  }

  test(`SH-01 ${path} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);
  });
}
