import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../site.ts';
import { allowedMessages, openExportForm, openTab, PATH, picker } from './categorizer.ts';

// A refused upload is answered with 422, which browsers write to the console.
test.use({ allowedMessages: new RegExp(`${allowedMessages.source}|status of 422`) });

/** A PDF as a browser prints it: a heading, a table, and the lines below it. */
async function printPdf(
  page: Page,
  heading: string,
  rows: readonly (readonly string[])[],
  below: readonly string[],
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  await page.setContent(
    `<style>body{font:11px Arial}td{padding:4px 18px}td:last-child{text-align:right}</style>
     <h1>${heading}</h1><table>${cells}</table>${below.map((line) => `<p>${line}</p>`).join('')}`,
  );
  return { name: 'statement.pdf', mimeType: 'application/pdf', buffer: await page.pdf() };
}

/** Uploads a PDF of a bank that is not in the list. */
async function uploadPdf(page: Page, file: Awaited<ReturnType<typeof printPdf>>): Promise<void> {
  await page.goto(PATH);
  await hydrated(page);
  await picker(page).setInputFiles(file);
  await page.getByLabel('Bank').selectOption('OTHER');
  await page.getByRole('button', { name: 'Upload PDF' }).click();
}

test('ST-21 on a credit card what was spent is money out, and a payment to the card is money in', async ({ page }) => {
  const card = await printPdf(
    page,
    'Credit Card Statement',
    [
      ['Date', 'Transaction Description', 'Amount (in Rs.)'],
      ['14/09/2026', 'SWIGGY BANGALORE', '1,250.00'],
      ['18/09/2026', 'INDIAN OIL PETROL PUNE', '2,000.00'],
      ['25/09/2026', 'PAYMENT RECEIVED THANK YOU', '5,000.00 Cr'],
    ],
    ['Opening Balance 5,000.00', 'Total Amount Due 3,250.00'],
  );
  await uploadPdf(page, card);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^3 transactions/);
  await openTab(page, 'Rows');
  const rows = page.getByRole('table', { name: 'Transaction Data' }).getByRole('row');
  await expect(rows.filter({ hasText: 'SWIGGY' })).toContainText('1,250.00');
  await expect(rows.filter({ hasText: 'PAYMENT RECEIVED' })).toContainText('Credit Card Payment');
  await openTab(page, 'Summary');
  await expect(page.getByText('Money out', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('₹3,250.00');
});

test('ST-22 an export without balances becomes a table, which says that nothing proves its rows', async ({ page }) => {
  await openExportForm(page);
  const lines = ['Date,Description,Debit,Credit', '13/10/2026,UPI-SWIGGY,250,', '14/10/2026,SALARY ACME,,50000', ''];
  await picker(page).setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await expect(page.getByLabel('Credit amount')).toHaveValue('Credit');
  await page.getByRole('button', { name: 'Upload CSV' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^2 transactions/);
  await expect(page.getByText('This statement prints no balances that would prove the rows.')).toBeVisible();
  await openTab(page, 'Rows');
  await expect(page.getByText('Check this row')).toHaveCount(0);
});

test('ST-25 a statement that cannot be read can be saved as a copy without personal data', async ({ page }) => {
  const letter = await printPdf(page, 'Dear Asha Rao', [], ['Your account 50100123456789 holds 12,345.00.']);
  await uploadPdf(page, letter);
  await expect(page.getByRole('alert').filter({ hasText: 'No transactions were found' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy without personal data' }).click();
  expect((await download).suggestedFilename()).toBe('statement-without-personal-data.pdf');
  await expect(page.getByText(/^Saved as statement-without-personal-data\.pdf\./)).toBeVisible();
});
