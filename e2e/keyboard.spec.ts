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
  await expect(page.getByRole('main').getByRole('link', { name: 'Start with it' })).toBeFocused();
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

for (const [width, height] of [
  [375, 667],
  // 1280 by 1024 at 400 %.
  [320, 256],
] as const) {
  test(`GL-04 in ${String(width)} by ${String(height)} px the button that closes a long definition is in view and covers no focus`, async ({
    readingPage: page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/finterms?q=emi');
    await hydrated(page);
    // The search result replaces the list of all terms, and with it a link that has the focus.
    await expect(page.getByText(/^\d+ terms match “emi”\.$/)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'EMI', exact: true }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'EMI' });
    const close = dialog.getByRole('button', { name: 'Close' });
    await expect(dialog.getByText('Equated Monthly Instalment')).toBeVisible();
    await expect(close).toBeFocused();
    await expect(close).toBeInViewport({ ratio: 1 });
    for (const link of await dialog.getByRole('link').all()) {
      await link.focus();
      const isCovered = await link.evaluate((element) => {
        const { left, top, width: wide, height: high } = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(left + wide / 2, top + high / 2));
      });
      expect(isCovered, await link.innerText()).toBe(false);
    }
  });
}

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
