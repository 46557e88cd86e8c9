import { expectNoViolations } from '../barriers.ts';
import { expect, test } from '../site.ts';
import { amount, open } from './taxCalculator.ts';

test('TX-32 a flat, gold and losses lead to the lower tax and to what is carried forward, by keyboard, and have no barrier', async ({
  readingPage: page,
}) => {
  await open(page, '?step=estimate#basicSalary=2075000&metroCity=no&year=2026-27');
  const summary = page.getByRole('region', { name: /^Estimate for/ }).getByRole('definition');
  const sale = page.getByRole('group', { name: 'Sale 1' });

  await test.step('a flat that was bought before 23 July 2024 is taxed with the index, if that is less', async () => {
    await page.locator('summary', { hasText: 'Other gains, and losses' }).press('Enter');
    await page.getByRole('button', { name: 'Add a sale' }).press('Enter');
    await sale.getByLabel('Bought on').fill('2011-08-01');
    await sale.getByLabel('Sold on').fill('2026-08-01');
    await sale.getByRole('textbox', { name: 'Sale price' }).fill('95 lakh');
    await sale.getByRole('textbox', { name: 'Cost', exact: true }).fill('4000000');
    await expect(
      sale.getByText(/^Long-term gain of ₹55,00,000\..*20% of that is ₹2,30,435\. The lower tax counts/),
    ).toBeVisible();
    await expect(page.getByRole('row', { name: 'Land and buildings with indexation, 20% (section 197)' })).toHaveCount(
      2,
    );
    await expect(summary.first()).toHaveText('₹75,75,000');
  });

  await test.step('a loss of the year lowers the gain, one of an earlier year comes after it', async () => {
    await amount(page, 'Long-term loss').fill('200000');
    await page.getByRole('button', { name: 'Add a loss of an earlier year' }).press('Enter');
    const loss = page.getByRole('group', { name: 'Loss of an earlier year 1' });
    await loss.getByRole('combobox', { name: 'Tax year of the loss' }).selectOption('2018-19');
    await loss.getByRole('textbox', { name: 'What is left of it' }).fill('60 lakh');
    const table = page.getByRole('table', { name: 'New Regime: losses' });
    await expect(table.getByRole('row', { name: 'Long-term capital loss, 2026-27' })).toContainText('2,00,000');
    await expect(table.getByRole('row', { name: 'Short-term capital loss, 2018-19' })).toHaveText(
      'Short-term capital loss, 2018-1953,00,0007,00,000lapses',
    );
    await expect(page.getByText('a belated return loses it')).toBeVisible();
    await expect(summary.first()).toHaveText('₹20,75,000');
  });

  await test.step('the address has it all, and opens it again', async () => {
    await expect(page).toHaveURL(
      /others=property-20110801-20260801-9500000--4000000--_year--200000_shortTerm-2018-6000000/,
    );
    await page.reload();
    await expect(sale.getByLabel('Bought on')).toHaveValue('2011-08-01');
    await expect(page.getByText(/^Not computed: exemptions for gains that are invested again/)).toBeVisible();
  });

  await test.step('axe finds nothing, light and dark, wide and narrow, and nothing is wider than a small phone', async () => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoViolations(page, { part: 'main' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});
