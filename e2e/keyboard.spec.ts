import { expect, hydrated, test } from './site.ts';

test('PF-05 the site works by keyboard alone: from home through the footer to a tool, and back', async ({
  readingPage: page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Use the free tools' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tools\/tax-calculator$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(page.getByLabel(/^Basic Salary/)).toBeFocused();
  await page.keyboard.type('1800000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Deductions (Annually)' })).toBeVisible();
  await page.getByLabel(/^80C/).focus();
  await page.keyboard.type('150000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tax Regime Comparison' })).toBeVisible();

  // Each step is an entry of the history.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Deductions (Annually)' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Income Details (Annually)' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/tools$/);
  await expect(page.getByRole('main').getByRole('link', { name: /Tax Calculator/ })).toBeFocused();
});

test('GL-01 a term is found, read and closed by keyboard alone', async ({ readingPage: page }) => {
  await page.goto('/finterms');
  await hydrated(page);
  const search = page.getByRole('searchbox');
  await search.focus();
  await page.keyboard.type('demat');
  await expect(page.getByRole('status').filter({ hasText: 'demat' })).toBeVisible();
  const term = page.getByRole('main').getByRole('link', { name: 'Demat Account' });
  await page.keyboard.press('ArrowDown');
  await expect(term).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Demat Account' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(term).toBeFocused();
});

test('MK-08 questions are opened and closed by keyboard alone', async ({ readingPage: page }) => {
  await page.goto('/pricing');
  await hydrated(page);
  const questions = page.getByRole('main').locator('summary');
  await questions.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').locator('details').nth(1)).toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(page.getByRole('main').locator('details').nth(1)).not.toHaveAttribute('open');
});
