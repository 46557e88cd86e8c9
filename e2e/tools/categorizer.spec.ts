import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectNoViolations } from '../barriers.ts';
import { excessOf } from '../reflow.ts';
import { expect, test } from '../site.ts';

const PATH = '/tools/transaction-categorizer';
const SAMPLES = join(import.meta.dirname, '../../statements/samples');
const SAMPLE = join(SAMPLES, 'hdfc-a.pdf');
const TO_CSV = 'I want to upload a CSV for Transaction Categorization';
const TO_PDF = 'I want to upload a PDF for Conversion and Transaction Categorization';
const HEADER = 'transaction_date,description,debit_amount,credit_amount,balance,category';

const bankExport = {
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

const picker = (page: Page): Locator =>
  page
    .locator('form')
    .first()
    .getByLabel(/^(Statement|File)$/);
const box = (page: Page): Locator => page.locator('form').getByRole('alert');

async function choosePdf(page: Page, bank = 'HDFC'): Promise<void> {
  await page.goto(PATH);
  await picker(page).setInputFiles(SAMPLE);
  await page.getByLabel('Bank').selectOption(bank);
}

/** Uploads the sample to the real service. */
async function convertPdf(page: Page): Promise<void> {
  await choosePdf(page);
  await page.getByRole('button', { name: 'Upload PDF' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^50 transactions, \d+ categories$/);
}

/** Uploads an export to the real service. */
async function convertExport(page: Page, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await page.goto(PATH);
  await page.getByRole('button', { name: TO_CSV }).click();
  await picker(page).setInputFiles(file);
  await page.getByLabel('Description of transaction').fill('Narration');
  await page.getByLabel('Debit amount').fill('Withdrawal Amt.');
  await page.getByLabel('Credit amount').fill('Deposit Amt.');
  await page.getByRole('button', { name: 'Upload CSV' }).click();
}

/** Answers every upload instead of the service. */
async function answerUploads(
  page: Page,
  answer: { status?: number; contentType: string; body: string; headers?: Record<string, string> },
): Promise<void> {
  await page.route('**/upload', (route) => route.fulfill(answer));
}

/** Records the text fields of every form that the page sends; `file` only by name. */
async function recordForms(page: Page): Promise<() => Promise<Record<string, string>[]>> {
  await page.addInitScript(() => {
    const sent: Record<string, string>[] = [];
    Object.assign(window, { sentForms: sent });
    class RecordingRequest extends XMLHttpRequest {
      override send(body?: XMLHttpRequestBodyInit | Document | null): void {
        if (body instanceof FormData) {
          const fields: Record<string, string> = {};
          for (const [name, value] of body) fields[name] = typeof value === 'string' ? value : value.name;
          sent.push(fields);
        }
        super.send(body);
      }
    }
    Object.assign(window, { XMLHttpRequest: RecordingRequest });
  });
  return () => page.evaluate('window.sentForms');
}

async function drop(page: Page, name: string, onto: Locator): Promise<void> {
  const dataTransfer = await page.evaluateHandle((fileName) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['content'], fileName));
    return transfer;
  }, name);
  await onto.dispatchEvent('drop', { dataTransfer });
}

// The page's messages about omitted rows and an invalid table, and the browser's about reading a chart.
test.use({ allowedMessages: /rows? skipped|^Invalid CSV data|willReadFrequently/ });

test('CA-01 CA-02 CA-05 CA-07 the form states its limits, has two modes and six banks, and names what is missing', async ({
  readingPage: page,
}) => {
  await page.goto(PATH);
  await test.step('heading, pitch and limits', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your statement, sorted.');
    await expect(page.getByText('India’s most trusted bank statement converter and categorizer.')).toBeVisible();
    await expect(page.getByText('Up to 3 pages at a time. Split larger PDFs.')).toBeVisible();
    await expect(page.getByText('Up to 50 rows at a time.')).toBeVisible();
    await expect(page.getByText('We read your file, send back the table and forget both.')).toBeVisible();
  });
  await test.step('the mode toggle has both exact labels, and PDF is the default', async () => {
    await expect(page.getByRole('button', { name: 'Upload PDF' })).toBeVisible();
    await page.getByRole('button', { name: TO_CSV, exact: true }).click();
    await expect(page.getByRole('button', { name: 'Upload CSV' })).toBeVisible();
    await page.getByRole('button', { name: TO_PDF, exact: true }).click();
    await expect(page.getByRole('button', { name: TO_CSV, exact: true })).toBeVisible();
  });
  await test.step('PDF mode has the list of banks', async () => {
    await expect(page.getByLabel('Bank').getByRole('option')).toHaveText([
      'Choose your bank',
      'ICICI',
      'PNB',
      'SBI',
      'AXIS',
      'HDFC',
      'OTHER',
    ]);
    await expect(page.getByLabel('Bank')).toHaveValue('');
  });
  await test.step('what is missing is stated in the red box, word for word', async () => {
    await page.getByRole('button', { name: 'Upload PDF' }).click();
    await expect(box(page)).toHaveText('Please select a file.');
    await expect(picker(page)).toBeFocused();

    await picker(page).setInputFiles(SAMPLE);
    await page.getByRole('button', { name: 'Upload PDF' }).click();
    await expect(box(page)).toHaveText('Please select the correct bank code.');
    await expect(page.getByLabel('Bank')).toBeFocused();
    await expect(page.getByLabel('Bank')).toHaveAccessibleDescription(/Please select the correct bank code\.$/);

    await page.getByRole('button', { name: TO_CSV }).click();
    await picker(page).setInputFiles(bankExport);
    await page.getByRole('button', { name: 'Upload CSV' }).click();
    await expect(box(page)).toHaveText('Please enter custom names for all columns.');
  });
});

test('CA-03 CA-04 only files of the right kind are accepted, and column names are suggested without sending them', async ({
  readingPage: page,
}) => {
  await test.step('the picker accepts only PDF, or only tables such as .csv and .xlsx, and a drop follows the same rule', async () => {
    await page.goto(PATH);
    await expect(picker(page)).toHaveAttribute('accept', '.pdf,application/pdf');
    await drop(page, 'notes.txt', page.getByText('Drop a PDF here'));
    await expect(page.getByText('notes.txt is not a PDF')).toBeVisible();
    await drop(page, 'october.pdf', page.getByText('Drop a PDF here'));
    await expect(page.getByText('october.pdf', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: TO_CSV }).click();
    await expect(picker(page)).toHaveAttribute('accept', '.csv,.xls,.xlsx,.ods,.tsv,.txt');
    await drop(page, 'october.pdf', page.getByText('Drop a CSV or Excel file here'));
    await expect(page.getByText('october.pdf is not a CSV or Excel file')).toBeVisible();
    await drop(page, 'october.csv', page.getByText('Drop a CSV or Excel file here'));
    await expect(page.getByText('october.csv', { exact: true })).toBeVisible();
  });
  await test.step('CSV mode has three labelled inputs, and suggests names without sending them', async () => {
    await page.goto(PATH);
    await page.getByRole('button', { name: TO_CSV }).click();
    const fields = ['Description of transaction', 'Debit amount', 'Credit amount'].map((name) => page.getByLabel(name));
    for (const field of fields) await expect(field).toHaveAttribute('placeholder', 'Column name in your CSV');

    await picker(page).setInputFiles(bankExport);
    await expect(page.getByText('Found in your file: “Narration”, “Withdrawal Amt.”, “Deposit Amt.”.')).toBeVisible();
    for (const field of fields) await expect(field).toHaveValue('');
    await page.getByRole('button', { name: 'Use these names' }).click();
    await expect(page.getByLabel('Debit amount')).toHaveValue('Withdrawal Amt.');
  });
});

test('CA-04 ST-23 an export and an Excel file become a table, with the real service', async ({ readingPage: page }) => {
  await test.step('CSV mode from file to table, with the real service', async () => {
    await convertExport(page, bankExport);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 transactions, 2 categories');
  });
  await test.step('an Excel file from file to table, with the real service', async () => {
    await page.goto(PATH);
    await page.getByRole('button', { name: TO_CSV }).click();
    // A table of a web page with the extension of an Excel file, as banks provide it.
    const rows = bankExport.buffer.toString().trimEnd().split('\n');
    const cells = rows.map((row) => `<tr><td>${row.replaceAll(',', '</td><td>')}</td></tr>`);
    const buffer = Buffer.from(`<html><body><table>${cells.join('')}</table></body></html>`);
    await picker(page).setInputFiles({ name: 'october.xls', mimeType: 'application/vnd.ms-excel', buffer });
    await page.getByLabel('Description of transaction').fill('Narration');
    await page.getByLabel('Debit amount').fill('Withdrawal Amt.');
    await page.getByLabel('Credit amount').fill('Deposit Amt.');
    await page.getByRole('button', { name: 'Upload CSV' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 transactions, 2 categories');
  });
  await test.step('the workbook that this page saved becomes the same table without a question', async () => {
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Excel' }).click();
    const workbook = await readFile(await (await downloaded).path());
    await page.goto(PATH);
    await page.getByRole('button', { name: TO_CSV }).click();
    await picker(page).setInputFiles({ name: 'transactions.xlsx', mimeType: '', buffer: workbook });
    await expect(page.getByText(/^This workbook was saved on this page/)).toBeVisible();
    await page.getByRole('button', { name: 'Upload CSV' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 transactions, 2 categories');
  });
});

test('CA-06 while loading, the button says Processing... and everything is disabled', async ({ readingPage: page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/upload', async (route) => {
    await released;
    await route.continue();
  });
  await choosePdf(page);
  await page.getByRole('button', { name: 'Upload PDF' }).click();

  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await expect(page.getByRole('button', { name: TO_CSV })).toBeDisabled();
  await expect(picker(page)).toBeDisabled();
  await expect(page.getByLabel('Bank')).toBeDisabled();
  await expect(page.getByRole('progressbar', { name: /^(Sending|Processing) hdfc-a\.pdf$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeEnabled();

  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Upload PDF' })).toBeEnabled();
});

test('CA-08 the toggle clears file and column names, and keeps bank, result and error', async ({
  readingPage: page,
}) => {
  await convertPdf(page);
  await page.getByRole('button', { name: 'Upload another' }).click();
  await expect(picker(page)).toBeFocused();
  await page.getByRole('button', { name: TO_CSV }).click();
  await expect(page.getByText('Drop a CSV or Excel file here')).toBeVisible();
  await page.getByLabel('Debit amount').fill('Withdrawal Amt.');
  await page.getByRole('button', { name: 'Upload CSV' }).click();
  await expect(box(page)).toHaveText('Please select a file.');

  await page.getByRole('button', { name: TO_PDF }).click();
  await expect(page.getByText('Drop a PDF here')).toBeVisible();
  await expect(box(page)).toHaveText('Please select a file.');
  await expect(page.getByLabel('Bank')).toHaveValue('HDFC');
  await expect(page.getByRole('table', { name: 'Transaction Data' })).toBeVisible();
  await page.getByRole('button', { name: TO_CSV }).click();
  await expect(page.getByLabel('Debit amount')).toHaveValue('');
});

test('CA-09 the form carries the file and the mapped bank code, or three column names', async ({ page }) => {
  const sentForms = await recordForms(page);
  await answerUploads(page, { status: 422, contentType: 'application/json', body: '{"error":"Not today."}' });
  await choosePdf(page, 'ICICI');
  const codes = { ICICI: 'ICICI', PNB: 'ICICI', SBI: 'ICICI', AXIS: 'AXIS', HDFC: 'HDFC', OTHER: 'DBS' };
  for (const bank of Object.keys(codes)) {
    await page.getByLabel('Bank').selectOption(bank);
    const posted = page.waitForRequest('**/upload');
    await page.getByRole('button', { name: 'Upload PDF' }).click();
    expect((await posted).method()).toBe('POST');
    expect((await posted).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    await expect(box(page)).toHaveText('Not today.');
  }
  expect(await sentForms()).toEqual(Object.values(codes).map((code) => ({ file: 'hdfc-a.pdf', bank_code: code })));

  await page.getByRole('button', { name: TO_CSV }).click();
  await picker(page).setInputFiles(bankExport);
  await page.getByRole('button', { name: 'Use these names' }).click();
  await page.getByRole('button', { name: 'Upload CSV' }).click();
  await expect(box(page)).toHaveText('Not today.');
  expect((await sentForms()).at(-1)).toEqual({
    file: 'october.csv',
    column_names: '["Narration","Withdrawal Amt.","Deposit Amt."]',
  });
});

test('CA-10 a message is an alert and stays on the page', async ({ readingPage: page }) => {
  await answerUploads(page, { contentType: 'application/json', body: '{"message":"Please split the file."}' });
  await choosePdf(page);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Upload PDF' }).click();
  await expect(page.locator('form').getByText('Please split the file.')).toBeVisible();
  await expect.poll(() => alerts).toEqual(['alert: Please split the file.']);
  await expect(page.getByRole('button', { name: 'Upload PDF' })).toBeFocused();
});

test('CA-10 CA-11 CA-12 a failure shows the error field or the general sentence, and empty data cannot be parsed or downloaded', async ({
  readingPage: page,
}) => {
  await test.step('a failure shows the error field, or else the general sentence', async () => {
    await answerUploads(page, {
      status: 422,
      contentType: 'application/json',
      body: '{"error":"The PDF has 9 pages."}',
    });
    await choosePdf(page);
    await page.getByRole('button', { name: 'Upload PDF' }).click();
    await expect(box(page)).toHaveText('The PDF has 9 pages.');

    await page.unroute('**/upload');
    await answerUploads(page, { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
    await page.getByRole('button', { name: 'Upload PDF' }).click();
    await expect(box(page)).toHaveText('An error occurred while uploading the file.');
  });
  await test.step('data without a row cannot be parsed', async () => {
    await answerUploads(page, { contentType: 'text/csv', body: `${HEADER}\n` });
    await choosePdf(page);
    await page.getByRole('button', { name: 'Upload PDF' }).click();
    await expect(box(page)).toHaveText('Failed to parse CSV data. Please check the file format.');
  });
  await test.step('with no data there is nothing to download', async () => {
    await answerUploads(page, { contentType: 'text/csv', body: '' });
    await choosePdf(page);
    await page.getByRole('button', { name: 'Upload PDF' }).click();
    await expect(box(page)).toHaveText('Failed to parse CSV data. Please check the file format.');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await expect(box(page)).toHaveText('No CSV data available for download.');
  });
});

test('CA-10 if the network has sent too much, the page says how long to wait, and converts on the device', async ({
  readingPage: page,
}) => {
  const sentence = 'Many people on your network are converting statements right now. Please try again in 23 seconds.';
  await answerUploads(page, {
    status: 429,
    headers: { 'Retry-After': '23' },
    contentType: 'application/json',
    body: JSON.stringify({ error: sentence, code: 'too-often' }),
  });
  await choosePdf(page);
  await page.getByRole('button', { name: 'Upload PDF' }).click();
  await expect(box(page)).toContainText(sentence);
  await expect(box(page)).toContainText('Or choose “Convert without uploading”');
  await page.getByRole('button', { name: 'Convert without uploading' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^50 transactions/);
});

test('CA-10 if the service does not respond, nothing is lost', async ({ readingPage: page }) => {
  await page.route('**/upload', (route) => route.abort('connectionrefused'));
  await choosePdf(page);
  await page.getByRole('button', { name: 'Upload PDF' }).click();
  await expect(box(page)).toContainText(
    'We could not reach the server. Your file and bank are still selected; please try again.',
  );
  await expect(page.getByText('hdfc-a.pdf')).toBeVisible();
  await expect(page.getByLabel('Bank')).toHaveValue('HDFC');
  await page.unroute('**/upload');
  await page.getByRole('button', { name: 'Upload PDF' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^50 transactions/);
});

test('CA-11 rows are parsed by the rules, quoted commas included', async ({ readingPage: page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await answerUploads(page, {
    contentType: 'text/csv; charset=utf-8',
    body: `${HEADER}\r\n\r\n2025-10-02,"UPI, RENT ""OCT""",x,0.00,90.00,Rent\r\nprivate,row\r\n`,
  });
  await choosePdf(page);
  await page.getByRole('button', { name: 'Upload PDF' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 transaction, 1 category');
  const row = page.getByRole('table', { name: 'Transaction Data' }).getByRole('row').nth(1);
  await expect(row.getByRole('cell')).toHaveText(['02 Oct 2025', 'UPI, RENT "OCT"', '–', '–', '90.00', 'Rent']);
  await expect(page.getByText('Left out because fields were missing: 1 row.')).toBeVisible();
  expect(warnings).toContain('1 of 2 rows skipped: fewer than 6 fields.');
  expect(warnings.join()).not.toContain('private');
});

test('CA-12 CA-13 CA-14 CA-15 a converted statement has its table, totals, highest amounts, chart and download', async ({
  readingPage: page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await convertPdf(page);
  await test.step('the table has every row, proved from the opening to the closing balance', async () => {
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
    const { debits, credits } = charts(page);
    await expect.poll(() => paints(debits, '217,45,32')).toBe(true);
    await expect.poll(() => paints(credits, '37,99,235')).toBe(true);
  });
});

const firstToCheck = (page: Page) => page.getByRole('link', { name: /^Go to row \d+/ });

test('CA-22 a row whose balance does not follow is marked, and can be reached by keyboard', async ({
  readingPage: page,
}) => {
  const lines = bankExport.buffer.toString().trimEnd().split('\n');
  const misprinted = [...lines, '03/10/25,UPI-METRO-CARD,60.00,,193343.50', '04/10/25,UPI-CAFE-2,200.00,,183143.50'];
  await convertExport(page, { ...bankExport, buffer: Buffer.from(misprinted.join('\n')) });
  await expect(
    page.getByText(
      'Row 4 (04 Oct) does not add up: the balance falls by ₹10,200.00, the debit says ₹200.00. Check your',
    ),
  ).toBeVisible();
  await firstToCheck(page).focus();
  await page.keyboard.press('Enter');
  const mark = page.getByText('Check this row');
  await expect(mark).toHaveCount(1);
  const row = page.getByRole('row', { name: /UPI-CAFE-2/ });
  await expect(row.locator(':focus')).toHaveText(/^Check this row: .*₹10,000\.00 apart$/);
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
  await expect(page.getByText('Check this row')).toHaveCount(50);
});

test('CA-22 a statement without an opening balance raises no alarm, as a PDF or as an export', async ({
  readingPage: page,
}) => {
  await page.goto(PATH);
  await picker(page).setInputFiles(join(SAMPLES, 'icici-b.pdf'));
  await page.getByLabel('Bank').selectOption('ICICI');
  await page.getByRole('button', { name: 'Upload PDF' }).click();
  await expect(page.getByText(/^All \d+ balances add up\.$/)).toBeVisible();
  await expect(firstToCheck(page)).toHaveCount(0);

  await convertExport(page, join(SAMPLES, 'csv-hdfc.csv'));
  await expect(page.getByText('All 38 balances add up.')).toBeVisible();
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
        { ...row, description: 'RENT', debit: '10.00', balance: '90.00', standing: 'proved' },
        {
          ...row,
          description: 'CHEQUE 000123 WITH A NARRATION OF MANY WORDS',
          amountOfUnknownSide: '1234567.50',
          standing: 'unprovable',
        },
        { ...row, description: 'TEA', debit: '5.00', standing: 'unproved' },
      ],
      csv: HEADER,
    }),
  });
  await page.setViewportSize({ width: 320, height: 800 });
  await choosePdf(page);
  await page.getByRole('button', { name: 'Upload PDF' }).click();
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
      await expect(page.getByRole('img', { name: /total debit by category/ })).toBeVisible();
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
  await expect(page.getByRole('heading', { name: 'Transaction Categories' })).toBeVisible();
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

test('CA-15 the salary is passed to the tax calculator after #, which no server sees', async ({
  readingPage: page,
}) => {
  await convertPdf(page);
  await expect(page.getByText(/^Salary received: about ₹17,92,144 a year, from 3 months\./)).toBeVisible();
  const beside = page.context().waitForEvent('page');
  await salaryLink(page).click();
  const calculator = await beside;
  await expectSalaryInTaxCalculator(calculator);
  await calculator.close();
});

test('CA-15 the salary also arrives if the next page is a document load, and no server gets it', async ({
  readingPage: page,
}) => {
  await convertPdf(page);
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

test.describe('without JavaScript', () => {
  test('CA-12 the form still converts a PDF into transactions.csv', async ({ scriptlessPage: page }) => {
    await choosePdf(page);
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Upload PDF' }).click();
    const download = await downloaded;
    expect(download.suggestedFilename()).toBe('transactions.csv');
    expect((await readFile(await download.path(), 'utf8')).startsWith(HEADER)).toBe(true);
  });

  test('CA-04 CSV has its own form, which the browser checks and sends', async ({ scriptlessPage: page }) => {
    await page.goto(PATH);
    const form = page.getByRole('form', { name: 'Upload CSV' });
    await expect(page.getByRole('button', { name: TO_CSV })).toBeHidden();
    await expect(form.getByLabel('File')).toHaveAttribute('accept', '.csv,.xls,.xlsx,.ods,.tsv,.txt');
    for (const label of ['Description of transaction', 'Debit amount', 'Credit amount']) {
      await expect(form.getByLabel(label)).toHaveAttribute('required');
    }
    await form.getByLabel('File').setInputFiles(bankExport);
    await form.getByLabel('Description of transaction').fill('Narration');
    await form.getByLabel('Debit amount').fill('Withdrawal Amt.');
    await form.getByLabel('Credit amount').fill('Deposit Amt.');
    const downloaded = page.waitForEvent('download');
    await form.getByRole('button', { name: 'Upload CSV' }).click();
    const download = await downloaded;
    expect(download.suggestedFilename()).toBe('transactions.csv');
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe(HEADER);
    expect(lines[1]).toContain('112000.00');
  });
});

test('PF-03 words of the narrations link to the glossary, in a new tab beside the result', async ({ page }) => {
  await convertPdf(page);
  const word = page.getByRole('main').getByRole('link', { name: /^UPI \(definition/ });
  await expect(word).toHaveAccessibleName('UPI (definition, opens in a new tab)');
  const opened = page.context().waitForEvent('page');
  await word.click();
  const tab = await opened;
  await expect(tab).toHaveURL(/\/finterms\/upi$/);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('UPI');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^50 transactions/);
});
