import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findViolations } from '../axe.ts';
import { expectNoViolations } from '../barriers.ts';
import { excessOf } from '../reflow.ts';
import { expect, test } from '../site.ts';
import { openTab } from './categorizer.ts';

const PATH = '/tools/transaction-categorizer';
const SAMPLES = join(import.meta.dirname, '../../statements/samples');

const picker = (page: Page) =>
  page
    .locator('form')
    .first()
    .getByLabel(/^(Statement|File)$/);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const table = (page: Page) => page.getByRole('table', { name: 'Transaction Data' });
const uploadButton = (page: Page) => page.getByRole('button', { name: 'Upload PDF' });

async function choose(page: Page, ...samples: readonly string[]): Promise<void> {
  await picker(page).setInputFiles(samples.map((name) => join(SAMPLES, name)));
  await page.getByLabel('Bank').selectOption('HDFC');
}

async function convert(page: Page): Promise<void> {
  await page.goto(PATH);
  await choose(page, 'hdfc-a.pdf');
  await uploadButton(page).click();
  await expect(heading(page)).toHaveText('50 transactions, 16 categories');
}

test('CA-20 an error of the next upload keeps the result, appears at the form and gets the focus', async ({
  readingPage: page,
}) => {
  await convert(page);
  await picker(page).setInputFiles(join(SAMPLES, 'hostile/blank-page.pdf'));
  await uploadButton(page).click();
  await expect(page.locator('form').getByRole('alert').filter({ hasText: 'no text in this PDF' })).toBeInViewport();
  await expect(uploadButton(page)).toBeFocused();
  await expect(page.getByRole('list', { name: 'Your files' })).toContainText('blank-page.pdf: not read');
  await openTab(page, 'Rows');
  await expect(table(page).getByRole('row')).toHaveCount(51);
  await expect(page.getByRole('button', { name: 'Download CSV' })).toHaveCount(1);
});

test('CA-13 CA-14 CA-21 CA-23 a result starts with the answer, saves its chart, gives its reasons, and can be filtered and sorted', async ({
  readingPage: page,
}) => {
  await convert(page);
  await test.step('the answer is above chart, highest amounts and table', async () => {
    const summary = page.getByRole('region', { name: 'Summary' });
    await expect(summary).toContainText('04 Jan 2026 to 31 Mar 2026');
    for (const figure of ['₹4,58,135.15', '₹5,05,967.81', '₹1,68,354.39', '₹3,37,613.42', '₹7,95,748.57'])
      await expect(summary.getByText(figure)).toBeVisible();
    await expect(summary.getByRole('list', { name: 'Largest spending' }).getByRole('listitem')).toHaveCount(5);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Transaction Categories',
      'Highest Transactions',
      'Upload another',
      'PDF',
      'Limits',
      'What comes back',
    ]);
  });
  await test.step('the chart is saved as a picture', async () => {
    await page.getByRole('button', { name: 'Chart as PNG' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: /total credit by category/ })).toBeVisible();
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Chart as PNG' }).click();
    const picture = await readFile(await (await downloaded).path());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.readUInt32BE(16)).toBeGreaterThan(400);
  });
  await test.step('a category explains itself, also by keyboard', async () => {
    await openTab(page, 'Rows');
    const category = table(page).getByRole('row').nth(1).getByRole('button');
    await category.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Why Transport & Fuel?' });
    await expect(dialog).toContainText('The description names the merchant Bharat Petroleum.');
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(category).toBeFocused();
  });
  await test.step('the table is filtered, sorted and added up, and opens as a workbook in a spreadsheet', async () => {
    await page.getByLabel('Find in the table').fill('bigbasket');
    await expect(page.getByText(/^\d of 50 rows: debit ₹/)).toBeVisible();
    await page.getByLabel('Find in the table').fill('');
    await page.getByLabel('Direction').selectOption('Money in');
    await table(page).getByRole('button', { name: 'Credit', exact: true }).click();
    await expect(table(page).getByRole('row').nth(1)).toContainText('1,81,245.00');
    await expect(table(page).getByRole('columnheader', { name: 'Credit' })).toHaveAttribute('aria-sort', 'descending');

    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Excel' }).click();
    const workbook = await downloaded;
    expect(workbook.suggestedFilename()).toBe('transactions.xlsx');
    expect((await readFile(await workbook.path())).subarray(0, 2).toString()).toBe('PK');
  });
});

test('CA-24 a correction applies to the counterparty, totals and downloads follow, and it is stored only here', async ({
  readingPage: page,
}) => {
  await convert(page);
  const posted: string[] = [];
  page.on('request', (request) => posted.push(request.method()));
  await openTab(page, 'Rows');
  const row = table(page).getByRole('row', { name: /BPCL FUEL STATION/ });
  await row.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Category').selectOption('Travel');
  await expect(dialog.getByRole('status')).toHaveText('This row only: now Travel.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(row.getByRole('button', { name: 'Travel your choice' })).toBeVisible();
  await openTab(page, 'Summary');
  await expect(page.getByRole('list', { name: 'Largest spending' }).getByText('₹20,238.83')).toBeVisible();

  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const lines = (await readFile(await (await downloaded).path(), 'utf8')).split('\n');
  expect(lines[1]).toMatch(/^2026-01-04,UPI-BPCL .*,120\.00,0\.00,458015\.15,Travel$/);
  expect(posted.filter((method) => method !== 'GET')).toEqual([]);

  await page.reload();
  await choose(page, 'hdfc-a.pdf');
  await uploadButton(page).click();
  await openTab(page, 'Rows');
  await expect(row.getByRole('button', { name: 'Travel your choice' })).toBeVisible();
  await openTab(page, 'Rules');
  await page.getByText('Your own categories (1)').click();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await openTab(page, 'Rows');
  await expect(row.getByRole('button', { name: 'Transport & Fuel', exact: true })).toBeVisible();
});

test('CA-25 an upload shows its progress, and can be cancelled without losing the file', async ({
  readingPage: page,
}) => {
  await page.route('**/upload', () => undefined);
  await page.goto(PATH);
  await choose(page, 'hdfc-a.pdf');
  await expect(page.getByText(/KB, 2 pages$/)).toBeVisible();
  await uploadButton(page).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled. Your file and bank are still selected.')).toBeVisible();
  await expect(uploadButton(page)).toBeEnabled();
  await page.unroute('**/upload');
  await uploadButton(page).click();
  await expect(heading(page)).toHaveText(/^50 transactions/);
});

test('CA-26 a protected file requires its password, again if it is wrong', async ({ readingPage: page }) => {
  await page.goto(PATH);
  await choose(page, 'hostile/protected.pdf');
  await uploadButton(page).click();
  const password = page.getByLabel('Password of protected.pdf');
  await expect(password).toBeFocused();
  const box = page.locator('form').getByRole('alert');
  await expect(box).toHaveText('protected.pdf is protected. Enter its password.');
  await password.fill('wrong');
  await uploadButton(page).click();
  await expect(box).toHaveText('That password does not open this file. Please check the password and send it again.');
  await expect(password).toBeFocused();
  await password.fill('open');
  await uploadButton(page).click();
  await expect(box).toContainText('There is hardly any text in this PDF');
});

test('CA-26 a workbook as banks mail it is opened on the device with its password', async ({ readingPage: page }) => {
  await page.goto(PATH);
  const workbook = join(import.meta.dirname, '../../statements/testing/exports/files/rc4-Tea5tall.xls');
  await picker(page).setInputFiles(workbook);
  const convertHere = page.locator('form').getByRole('button', { name: 'Convert without uploading' });
  await expect(page.getByRole('button', { name: 'Upload CSV' })).toHaveCount(0);
  await convertHere.click();
  const password = page.getByLabel('Password of rc4-Tea5tall.xls');
  await expect(password).toBeFocused();
  await password.fill('wrong');
  await convertHere.click();
  await expect(page.locator('form').getByRole('alert')).toContainText('That password does not open this file.');
  await password.fill('Tea5tall');
  await convertHere.click();
  await expect(heading(page)).toHaveText(/^28 transactions/);
});

test('CA-26 several files become one table, and duplicate rows are omitted and counted', async ({
  readingPage: page,
}) => {
  await page.goto(PATH);
  await choose(page, 'hdfc-a.pdf', 'hdfc-a.pdf');
  await expect(page.getByText('2 files')).toBeVisible();
  await uploadButton(page).click();
  await expect(heading(page)).toHaveText('50 transactions, 16 categories');
  await expect(page.getByText('Left out because another file has them too: 50 rows.')).toBeVisible();
  await openTab(page, 'Rows');
  await expect(table(page).getByRole('row')).toHaveCount(51);
});

test(
  'CA-27 a file is converted without uploading, and the page says so',
  { tag: '@everyBrowser' },
  async ({ page }) => {
    await page.goto(PATH);
    await choose(page, 'hdfc-a.pdf');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await page.getByRole('button', { name: 'Convert without uploading' }).click();
    await expect(heading(page)).toHaveText('50 transactions, 16 categories');
    await expect(page.getByText('Converted on this device; nothing was uploaded.')).toBeVisible();
    await expect(page.getByText('All 50 balances add up.')).toBeVisible();
    expect(sent).toEqual([]);
  },
);

test('CA-27 if the service does not respond, converting without it comes first', async ({ readingPage: page }) => {
  await page.route('**/upload', (route) => route.abort('connectionrefused'));
  await page.goto(PATH);
  await choose(page, 'hdfc-a.pdf');
  await uploadButton(page).click();
  const acts = page.locator('form').getByRole('button', { name: /^(Upload PDF|Convert without uploading)$/ });
  await expect(acts).toHaveText(['Convert without uploading', 'Upload PDF']);
  await acts.first().click();
  await expect(heading(page)).toHaveText(/^50 transactions/);
});

test('CA-01 a sample statement shows a result before a file is chosen', async ({ readingPage: page }) => {
  await page.goto(PATH);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Try it with a sample statement' }).click();
  await expect(heading(page)).toHaveText('37 transactions, 16 categories');
  await expect(page.getByText('A made-up statement, converted on this device.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Now your own statement' })).toBeVisible();
  expect(sent).toEqual([]);
});

test('A11Y the result and its controls have no violations in both themes at 320 px', async ({ readingPage: page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await convert(page);
  const opened = {
    Summary: page.getByRole('heading', { name: 'Highest Transactions' }),
    Rows: page.getByText('Amount and order'),
    Months: page.getByRole('heading', { name: 'Recurring payments' }),
    Rules: page.getByRole('heading', { name: 'Budget' }),
  };
  for (const name of ['Summary', 'Rows', 'Months', 'Rules'] as const) {
    await openTab(page, name);
    await expect(opened[name]).toBeVisible();
    if (name === 'Rows') {
      await opened.Rows.click();
      await page.getByLabel('Order').focus();
    }
    await expectNoViolations(page);
    expect(await excessOf(page)).toBeLessThanOrEqual(0);
  }
});
