import type { Page } from '@playwright/test';

/**
 * Sums up what moves without a visitor's action (Cumulative Layout Shift), from before the page's first script. The
 * returned function reads the sum.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let shifted = 0;
    Reflect.set(globalThis, 'shifted', shifted);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput')) shifted += Number(Reflect.get(entry, 'value'));
      }
      Reflect.set(globalThis, 'shifted', shifted);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(globalThis, 'shifted')));
}
