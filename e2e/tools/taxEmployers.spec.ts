import { makeAmounts } from '../../mfe-tax/src/testing/formAmounts.ts';
import { formStyles } from '../../mfe-tax/src/testing/formStyles.ts';
import { sampleHead, typesetForm16, type FormHead } from '../../mfe-tax/src/testing/typesetForm16.ts';
import { expectNoViolations } from '../barriers.ts';
import { expect, hydrated, test } from '../site.ts';
import { PATH as FORM_16, grouped, pdf, picker } from './form16.ts';
import { amount, open, press } from './taxCalculator.ts';

test('TX-33 several employers, homes by months, gratuity and leave pay are one year, typed or from two Form 16s, and have no barrier', async ({
  readingPage: page,
}) => {
  const summary = page.getByRole('region', { name: /^Estimate for/ }).getByRole('definition');
  const income = page.getByRole('group', { name: 'Income of the year' });

  await test.step('a second employer: one standard deduction, and the tax that no one deducts', async () => {
    await open(page, '?step=estimate#basicSalary=1000000&houseRentAllowance=200000&metroCity=no&year=2026-27');
    await income.getByLabel('To', { exact: true }).selectOption('August');
    await press(page, 'Add another employer');
    const second = page.getByRole('group', { name: 'Employer 2' });
    await second.getByRole('textbox', { name: 'Basic Salary' }).fill('7 lakh');
    await second.getByRole('textbox', { name: 'House Rent Allowance' }).fill('140000');
    // 20,40,000 less 75,000: 1,93,000, with cess 2,00,720. Old: 19,90,000: 4,09,500, with cess 4,25,880.
    await expect(summary).toHaveText(['₹20,40,000', '₹4,25,880', '₹2,00,720']);
    const table = page.getByRole('table', { name: 'Tax on salary by employer, in rupees' });
    // Alone 11,25,000 and 7,65,000 are below the limit of the rebate.
    await expect(table.getByRole('row').last()).toContainText('2,00,720');
    await expect(page.getByText('₹2,00,720 in the new one')).toBeVisible();
  });

  await test.step('homes by months: each with the salary, rent and city of its months', async () => {
    const rent = page.getByRole('group', { name: 'Rent', exact: true });
    await amount(page, 'Rent Paid').fill('100000');
    await rent.getByLabel('To', { exact: true }).selectOption('August');
    await press(page, 'Add another home or rent');
    const second = page.getByRole('group', { name: 'Home 2' });
    await second.getByRole('textbox', { name: 'Rent Paid' }).fill('210000');
    await second.getByLabel('City').selectOption('Mumbai, Delhi, Kolkata or Chennai');
    // Rent of 1,00,000 is not above 10% of 10,00,000; then 2,10,000 less 70,000, which is the allowance.
    await expect(page.getByText(/^HRA of April to August: .* is exempt: ₹0\.$/)).toBeVisible();
    await expect(page.getByText(/^HRA of September to March: .* is exempt: ₹1,40,000\.$/)).toBeVisible();
    await expect(page).toHaveURL(/homes=1-5_6-12-210000-four&jobs=1-5_6-12-700000-140000-0-0/);
  });

  await test.step('gratuity is exempt in both regimes', async () => {
    await page
      .getByLabel('Gratuity or leave encashment on leaving')
      .selectOption('Employer under the Payment of Gratuity Act');
    await amount(page, 'Gratuity received').fill('1000000');
    await amount(page, 'Last monthly salary').fill('130000');
    await amount(page, 'Completed years of service').fill('10');
    await amount(page, 'Months beyond them').fill('7');
    // 1,30,000 × 15 / 26 × 11.
    await expect(page.getByRole('row', { name: 'Gratuity section 19(1)' }).first()).toContainText('8,25,000');
    await expectNoViolations(page, { part: 'main' });
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('the address brings all of it back', async () => {
    await expect(page).toHaveURL(/leaving=covered-1000000-0-130000-0-0-0-10-7-0/);
    const before = await summary.allTextContents();
    await page.reload();
    await hydrated(page);
    await expect(summary).toHaveText(before);
    await expect(page.getByRole('group', { name: 'Home 2' }).getByRole('textbox')).toHaveValue('2,10,000');
  });

  await test.step('two Form 16s fill in two employers with their months', async () => {
    const [style] = formStyles;
    if (style === undefined) throw new Error('There is no style.');
    const form = (name: string, seed: number, head: Partial<FormHead>) =>
      pdf(name, typesetForm16({ ...sampleHead, ...head }, makeAmounts(seed), style));
    await page.goto(FORM_16);
    await hydrated(page);
    await picker(page).setInputFiles([
      form('Later.pdf', 9, { tan: 'MUMS12345A', period: 'From 01-Sep-2025 To 31-Mar-2026' }),
      form('Earlier.pdf', 4, { period: 'From 01-Apr-2025 To 31-Aug-2025' }),
    ]);
    await expect(page.getByText('The forms are of 2 employers.')).toBeVisible();
    await page.getByRole('link', { name: 'Use these figures in the estimate' }).click();
    const second = page.getByRole('group', { name: 'Employer 2' });
    await expect(second.getByLabel('From', { exact: true })).toHaveValue('September');
    await expect(second.getByRole('textbox', { name: 'TDS of this employer' })).toHaveValue(
      grouped(makeAmounts(9).rows.taxDeducted),
    );
    await expect(income.getByLabel('To', { exact: true }).first()).toHaveValue('August');
  });
});
