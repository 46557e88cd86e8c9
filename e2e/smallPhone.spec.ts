import type { Locator } from '@playwright/test';
import { expect, test } from './site.ts';
import { bankExport, openExportForm, picker } from './tools/categorizer.ts';
import { amount, PATH as TAX, press } from './tools/taxCalculator.ts';

/** The window of a small phone that the keyboard leaves, where a browser makes the page smaller for it. */
const aboveKeyboard = { width: 360, height: 300 };

/** Waits until an element is in the window and nothing lies over its edges, such as the bar at the top. */
async function expectUncovered(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        return [top + 1, bottom - 1].every((y) => {
          const there = document.elementFromPoint((left + right) / 2, y);
          return there !== null && (node.contains(there) || there.contains(node));
        });
      }),
    )
    .toBe(true);
}

/** Expects the focus on a field, and both the field and what is said about it in view. */
async function expectExplained(field: Locator, sentence: Locator): Promise<void> {
  await expect(field).toBeFocused();
  await expectUncovered(field);
  await expectUncovered(sentence);
}

test('PF-43 the keyboard of a small phone never hides the field with the error, nor what is wrong with it', async ({
  readingPage: page,
}) => {
  await page.setViewportSize(aboveKeyboard);
  await test.step('an amount of the tax calculator', async () => {
    await page.goto(TAX);
    await press(page, 'Next');
    await expectExplained(amount(page, 'Basic Salary'), page.getByText('Enter your Basic Salary for the year.'));
    await amount(page, 'Basic Salary').fill('12,00,000');
    await amount(page, 'Other Allowance').fill('abc');
    await press(page, 'Next');
    await expectExplained(amount(page, 'Other Allowance'), page.getByText(/^Enter Other Allowance as an amount/));
  });
  await test.step('the columns of an export', async () => {
    await openExportForm(page);
    await picker(page).setInputFiles(bankExport);
    const sentence = page.getByText('Please enter custom names for all columns.');
    await expect(page.getByLabel('Description of transaction')).toHaveValue('Narration');
    await page.getByLabel('Description of transaction').fill('');
    await page.getByRole('button', { name: 'Upload CSV' }).click();
    await expectExplained(page.getByLabel('Description of transaction'), sentence);
    await page.getByLabel('Description of transaction').fill('Narration');
    await page.getByLabel('Credit amount').fill('');
    await page.getByRole('button', { name: 'Upload CSV' }).click();
    await expectExplained(page.getByLabel('Credit amount'), sentence);
  });
  await test.step('a figure of the report', async () => {
    await page.goto('/Artha-Custom-Report');
    await page.getByRole('checkbox', { name: 'Include Current Ratio in the report' }).check();
    await page.getByRole('button', { name: /^Generate Custom Report with/ }).click();
    const figure = page.getByRole('textbox', { name: /^Current liabilities, / }).last();
    await figure.fill('much');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expectExplained(figure, page.getByText(/Write Current liabilities as an amount/));
  });
});
