import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectNoViolations } from '../barriers.ts';
import { excessOf } from '../reflow.ts';
import { expect, test } from '../site.ts';
import {
  allowedMessages,
  answerUploads,
  bankExport,
  choosePdf,
  convertExport,
  convertPdf,
  HEADER,
  openTab,
  PATH,
  picker,
  SAMPLE,
  SAMPLES,
} from './categorizer.ts';

test.use({ allowedMessages });

test(
  'CA-12 CA-13 CA-14 CA-15 a converted statement has its table, totals, highest amounts, chart and download',
  { tag: '@firefox' },
  async ({ readingPage: page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await convertPdf(page);
    await test.step('the table has every row, proved from the opening to the closing balance', async () => {
      await openTab(page, 'Rows');
      await expect(page.getByRole('heading', { name: 'Transaction Data' })).toBeVisible();
      const table = page.getByRole('table', { name: 'Transaction Data' });
      await expect(table.getByRole('columnheader')).toHaveText([
        'Date',
        'Description',
        'Debit',
        'Credit',
        'Balance',
        'Category',
      ]);
      await expect(table.getByRole('row')).toHaveCount(51);
      await expect(table.getByRole('row').nth(1).getByRole('cell').nth(4)).toHaveText('4,58,015.15');
      await expect(table.getByRole('row').last().getByRole('cell').nth(4)).toHaveText('7,95,748.57');
      await expect(page.getByText('All 50 balances add up.')).toBeVisible();
      await openTab(page, 'Summary');
      const summary = page.getByRole('region', { name: 'Summary' });
      await expect(summary).toContainText('Opening balance₹4,58,135.15');
      await expect(summary).toContainText('Closing balance₹7,95,748.57');
    });
    await test.step('the totals by category are also in a table', async () => {
      await page.getByText('The same figures as a table').click();
      const totals = page.getByRole('table', { name: 'Totals by category' });
      await expect(totals.getByRole('columnheader')).toHaveText(['Category', 'Total Debit', 'Total Credit']);
      await expect(totals.getByRole('row', { name: /^Salary – 4,48,036\.00$/ })).toBeVisible();
    });
    await test.step('the highest debit and credit, each with its description', async () => {
      await expect(page.getByRole('heading', { name: 'Highest Transactions' })).toBeVisible();
      const debit = page.getByRole('article', { name: 'Highest Debit' });
      await expect(debit.getByText('₹25,140.00')).toBeVisible();
      await expect(debit.getByText('GREEN VALLEY APARTMENT OWNERS')).toBeVisible();
      const credit = page.getByRole('article', { name: 'Highest Credit' });
      await expect(credit.getByText('₹1,81,245.00')).toBeVisible();
      await expect(credit.getByText('INFOSYS LIMITED')).toBeVisible();
    });
    await test.step('Download CSV saves transactions.csv, byte for byte the service’s response', async () => {
      const form = {
        file: { name: 'hdfc-a.pdf', mimeType: 'application/pdf', buffer: await readFile(SAMPLE) },
        bank_code: 'HDFC',
      };
      const body = await (
        await page.request.post('/upload', { multipart: form, headers: { accept: 'text/csv' } })
      ).body();
      const downloaded = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download CSV' }).click();
      const download = await downloaded;
      expect(download.suggestedFilename()).toBe('transactions.csv');
      expect((await readFile(await download.path())).equals(body)).toBe(true);
    });
    await test.step('the chart also has its colours with reduced motion', async () => {
      await page.getByRole('heading', { name: 'Transaction Categories' }).scrollIntoViewIfNeeded();
      const { debits, credits } = charts(page);
      await expect.poll(() => paints(debits, '217,45,32')).toBe(true);
      await expect.poll(() => paints(credits, '37,99,235')).toBe(true);
    });
  },
);

const firstToCheck = (page: Page) => page.getByRole('link', { name: /^Go to row \d+/ });

test('CA-22 a row whose balance does not follow is marked, and can be reached by keyboard', async ({
  readingPage: page,
}) => {
  const lines = bankExport.buffer.toString().trimEnd().split('\n');
  const misprinted = [...lines, '03/10/25,UPI-METRO-CARD,60.00,,193343.50', '04/10/25,UPI-CAFE-2,200.00,,183143.50'];
  await convertExport(page, { ...bankExport, buffer: Buffer.from(misprinted.join('\n')) });
  await expect(
    page.getByText(
      'Row 4 (04 Oct) does not add up: the balance fell by ₹10,200.00, but the debit is ₹200.00. Check your',
    ),
  ).toBeVisible();
  await firstToCheck(page).focus();
  await page.keyboard.press('Enter');
  const mark = page.getByText('Check this row');
  await expect(mark).toHaveCount(1);
  const row = page.getByRole('row', { name: /UPI-CAFE-2/ });
  await expect(row.locator(':focus')).toHaveText(/^Check this row: .*₹10,000\.00 difference\)$/);
  await expect(row).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^4 transactions/);
});

test('CA-22 a damaged statement is reported as incomplete', async ({ readingPage: page }) => {
  const unfinished = await readFile(SAMPLE);
  // The end marker of the PDF is missing.
  unfinished.fill(' ', unfinished.lastIndexOf('%%EOF'));
  await page.goto(PATH);
  await picker(page).setInputFiles({ name: 'unfinished.pdf', mimeType: 'application/pdf', buffer: unfinished });
  await page.getByLabel('Bank').selectOption('HDFC');
  await page.getByRole('button', { name: 'Upload PDF' }).click();
  await expect(page.getByText(/^The file is damaged, so transactions or words may be missing\./)).toBeVisible();
  await openTab(page, 'Rows');
  await expect(page.getByText('Check this row')).toHaveCount(50);
});

test('CA-22 a statement without an opening balance raises no alarm, as a PDF or as an export', async ({
  readingPage: page,
}) => {
  await page.goto(PATH);
  await picker(page).setInputFiles(join(SAMPLES, 'icici-b.pdf'));
  await page.getByLabel('Bank').selectOption('ICICI');
  await page.getByRole('button', { name: 'Upload PDF' }).click();
  await expect(page.getByText('31 of the 32 rows in this table add up to the balances printed.')).toBeVisible();
  await expect(firstToCheck(page)).toHaveCount(0);

  await convertExport(page, join(SAMPLES, 'csv-hdfc.csv'));
  await expect(page.getByText('37 of the 38 rows in this table add up to the balances printed.')).toBeVisible();
  await expect(firstToCheck(page)).toHaveCount(0);
});

test('ST-24 several accounts have a table each, and rows to check can be read and reached in every theme', async ({
  readingPage: page,
}) => {
  const row = {
    date: '2025-10-02',
    debit: '0.00',
    credit: '0.00',
    category: 'Others',
    reason: { by: 'nothing', what: '' },
    counterparty: '',
  };
  const account = { order: 'oldest first', breaks: 0 };
  await answerUploads(page, {
    contentType: 'application/json',
    body: JSON.stringify({
      layout: 'generic',
      rows: 3,
      proved: 1,
      unprovable: 1,
      doubtfulRows: [3],
      rowsToCheckWords: [],
      breaks: 0,
      doubts: ['sides-unknown'],
      unsidedAmounts: [{ row: 2, amount: '1234567.50' }],
      accounts: [
        { ...account, rows: 2, numberEnd: '6789' },
        { ...account, rows: 1 },
      ],
      transactions: [
        { ...row, description: 'RENT', debit: '10.00', balance: '90.00', status: 'proved' },
        {
          ...row,
          description: 'CHEQUE 000123 WITH A NARRATION OF MANY WORDS',
          amountOfUnknownSide: '1234567.50',
          status: 'unprovable',
        },
        { ...row, description: 'TEA', debit: '5.00', status: 'unproved' },
      ],
      csv: HEADER,
    }),
  });
  await page.setViewportSize({ width: 320, height: 800 });
  await choosePdf(page);
  await page.getByRole('button', { name: 'Upload PDF' }).click();
  await openTab(page, 'Rows');
  const table = page.getByRole('table', { name: 'Account ending in 6789' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByText('Check this row: ₹12,34,567.50 may be a debit or a credit')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Account 2' }).getByText('Check this row')).toBeVisible();
  expect(await excessOf(page)).toBeLessThanOrEqual(0);
  await expectNoViolations(page);
});

test('CA-13 in a narrow window the table stays a table and nothing scrolls sideways', async ({ readingPage: page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await convertPdf(page);
  for (const width of [320, 375, 760]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await openTab(page, 'Summary');
      await page.getByRole('heading', { name: 'Transaction Categories' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('img', { name: /total debit by category/ })).toBeVisible();
      await openTab(page, 'Rows');
      const table = page.getByRole('table', { name: 'Transaction Data' });
      await expect(table.getByRole('columnheader')).toHaveCount(6);
      await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveCount(6);
      expect(await excessOf(page)).toBeLessThanOrEqual(0);
    });
  }
});

/** Whether a canvas has fully opaque pixels of a colour such as `217,45,32`. */
async function paints(chart: Locator, colour: string): Promise<boolean> {
  return chart.evaluate((canvas, wanted) => {
    const pixels = canvas instanceof HTMLCanvasElement && canvas.getContext('2d');
    if (!pixels) return false;
    const { data } = pixels.getImageData(0, 0, pixels.canvas.width, pixels.canvas.height);
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] === 255 && `${data[at]},${data[at + 1]},${data[at + 2]}` === wanted) return true;
    }
    return false;
  }, colour);
}

/** The charts of spending and income, each on its own scale. */
const charts = (page: Page) => ({
  debits: page.getByRole('img', { name: /total debit by category/ }),
  credits: page.getByRole('img', { name: /total credit by category/ }),
});

test('CA-14 the chart has red debits and blue credits, and its labels follow the theme', async ({
  readingPage: page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await convertPdf(page);
  await page.getByRole('heading', { name: 'Transaction Categories' }).scrollIntoViewIfNeeded();
  const { debits, credits } = charts(page);
  const light = { text: '14,17,22', debit: '217,45,32', credit: '37,99,235' };
  for (const colour of [light.text, light.debit]) await expect.poll(() => paints(debits, colour)).toBe(true);
  for (const colour of [light.text, light.credit]) await expect.poll(() => paints(credits, colour)).toBe(true);

  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = { text: '242,244,247', debit: '248,113,113', credit: '96,165,250' };
  for (const colour of [dark.text, dark.debit]) await expect.poll(() => paints(debits, colour)).toBe(true);
  for (const colour of [dark.text, dark.credit]) await expect.poll(() => paints(credits, colour)).toBe(true);
  expect(await paints(debits, light.text)).toBe(false);
});

const salaryLink = (page: Page) => page.getByRole('link', { name: 'Use this salary in the tax calculator' });

async function expectSalaryInTaxCalculator(page: Page): Promise<void> {
  await expect(page.getByLabel('Basic Salary')).toHaveValue('17,92,144');
  await expect(
    page.getByText('Filled in from the statement you categorized: a year of net credits, after TDS and PF'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/tools\/tax-calculator#basicSalary=1792144&from=statement&metroCity=no$/);
}

test('CA-15 PF-03 the salary is passed to the tax calculator after #, which no server sees, and words of the narrations link to the glossary', async ({
  readingPage: page,
}) => {
  await convertPdf(page);
  await test.step('words of the narrations link to the glossary, in a new tab beside the result', async () => {
    const word = page.getByRole('main').getByRole('link', { name: /^UPI \(definition/ });
    await expect(word).toHaveAccessibleName('UPI (definition, opens in a new tab)');
    const opened = page.context().waitForEvent('page');
    await word.click();
    const tab = await opened;
    await expect(tab).toHaveURL(/\/finterms\/upi$/);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('UPI');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^50 transactions/);
    await tab.close();
  });
  await test.step('the salary opens the calculator beside the result', async () => {
    await expect(page.getByText(/^Salary received: about ₹17,92,144 a year, from 3 months\./)).toBeVisible();
    const beside = page.context().waitForEvent('page');
    await salaryLink(page).click();
    const calculator = await beside;
    await expectSalaryInTaxCalculator(calculator);
    await calculator.close();
  });
  await test.step('the salary also arrives if the next page is a document load, and no server gets it', async () => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(new URL(request.url()).pathname + new URL(request.url()).search));
    const loaded = page.waitForEvent('domcontentloaded');
    // The shell follows a link in this way if the next page's remote does not load in time.
    await page.evaluate(
      (address) => {
        location.assign(address);
      },
      (await salaryLink(page).getAttribute('href')) ?? '',
    );
    await loaded;
    await expectSalaryInTaxCalculator(page);
    expect(addresses).toContain('/tools/tax-calculator');
    expect(addresses.filter((address) => address.includes('1792144'))).toEqual([]);
  });
});
