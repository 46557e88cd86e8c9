import type { Locator, Page } from '@playwright/test';

/** The chart of the landing page’s demonstration. */
export const chartOf = (page: Page): Locator =>
  page.getByRole('img', { name: /days? \d+ to \d+ of 124 are selected/i });

/** The scroll-animated picture: the three panels below 'Point at it'. */
export const panelsOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Point at it. Then choose how to think about it.' }).getByRole('list').first();
