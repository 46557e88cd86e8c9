import { expect, type Page } from '@playwright/test';

/** The address of the page with the whole design. */
export const DESIGN_PATH = '/~design';

/** The copy of a section's blocks in the first theme. */
export const first = (page: Page, section: string) => page.locator(`#${section} > div > div`).first();

/** Waits until the page is interactive. */
export async function answers(page: Page): Promise<void> {
  const tab = first(page, 'tabs').getByRole('tab', { name: 'Table' });
  await expect(async () => {
    await tab.click();
    expect(await tab.getAttribute('aria-selected')).toBe('true');
  }).toPass();
}

/** Toggles every disclosure, form and tab of the page from its composed state. */
export async function openAll(page: Page): Promise<void> {
  for (const send of await page.locator('#errors').getByRole('button', { name: 'Send' }).all()) await send.click();
  for (const table of await page.getByText('The same figures as a table').all()) await table.click();
  for (const question of await page.getByText('Can I use it today?').all()) await question.click();
}
