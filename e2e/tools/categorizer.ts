import type { Locator, Page } from '@playwright/test';
import { join } from 'node:path';
import { expect } from '../site.ts';

/** The address of the categorizer. */
export const PATH = '/tools/transaction-categorizer';
/** The folder of the sample statements. */
export const SAMPLES = join(import.meta.dirname, '../../statements/samples');
/** A statement of 50 rows. */
export const SAMPLE = join(SAMPLES, 'hdfc-a.pdf');
/** The label of the button that switches to the CSV form. */
export const TO_CSV = 'I want to upload a CSV for Transaction Categorization';
/** The first line of `transactions.csv`. */
export const HEADER = 'transaction_date,description,debit_amount,credit_amount,balance,category';

/** The page's messages about omitted rows and an invalid table, and the browser's about reading a chart. */
export const allowedMessages = /rows? skipped|^Invalid CSV data|willReadFrequently/;

/** A bank's export with two rows. */
export const bankExport = {
  name: 'october.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Date,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance',
      '01/10/25,NEFT CR ACME TEXTILES SALARY,,112000.00,196250.00',
      '02/10/25,UPI-BIGBASKET-ORDER 1,2846.50,,193403.50',
      '',
    ].join('\n'),
  ),
};

/** The file input of the form. */
export const picker = (page: Page): Locator =>
  page
    .locator('form')
    .first()
    .getByLabel(/^(Statement|File)$/);

/** Opens the page and chooses the sample. */
export async function choosePdf(page: Page, bank = 'HDFC'): Promise<void> {
  await page.goto(PATH);
  await picker(page).setInputFiles(SAMPLE);
  await page.getByLabel('Bank').selectOption(bank);
}
/** Uploads the sample to the real service. */
export async function convertPdf(page: Page): Promise<void> {
  await choosePdf(page);
  await page.getByRole('button', { name: 'Upload PDF' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^50 transactions, \d+ categories$/);
}

/** Opens a tab of the result; its name may be followed by the number of rows that need a look. */
export async function openTab(page: Page, name: 'Summary' | 'Rows' | 'Months' | 'Rules'): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
}

/** Opens the page and switches to the form for exports, without the file that was chosen in the other one. */
export async function openExportForm(page: Page): Promise<void> {
  await page.goto(PATH);
  await page.getByRole('button', { name: TO_CSV }).click();
  await expect(page.getByLabel('Description of transaction')).toBeVisible();
}

/** Uploads an export to the real service, with the column names that the form finds in it. */
export async function convertExport(page: Page, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await openExportForm(page);
  await picker(page).setInputFiles(file);
  await expect(page.getByLabel('Description of transaction')).toHaveValue('Narration');
  await expect(page.getByLabel('Debit amount')).toHaveValue('Withdrawal Amt.');
  await expect(page.getByLabel('Credit amount')).toHaveValue('Deposit Amt.');
  await page.getByRole('button', { name: 'Upload CSV' }).click();
}

/** Answers every upload instead of the service. */
export async function answerUploads(
  page: Page,
  answer: { status?: number; contentType: string; body: string; headers?: Record<string, string> },
): Promise<void> {
  await page.route('**/upload', (route) => route.fulfill(answer));
}
