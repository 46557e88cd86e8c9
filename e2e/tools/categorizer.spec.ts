import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, hydrated, test } from '../site.ts';
import {
  allowedMessages,
  answerUploads,
  bankExport,
  choosePdf,
  convertExport,
  convertPdf,
  HEADER,
  openExportForm,
  openTab,
  PATH,
  picker,
  SAMPLE,
  TO_CSV,
} from './categorizer.ts';

const TO_PDF = 'I want to upload a PDF for Conversion and Transaction Categorization';

const box = (page: Page): Locator => page.locator('form').getByRole('alert');
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

test.use({ allowedMessages });

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
    await expect(page.getByLabel('Debit amount')).toHaveValue('Withdrawal Amt.');
    await page.getByLabel('Debit amount').fill('');
    await page.getByRole('button', { name: 'Upload CSV' }).click();
    await expect(box(page)).toHaveText('Please enter custom names for all columns.');
  });
});

test('CA-03 CA-04 the form becomes that of the file, refuses what is no statement, and finds the names of columns without sending them', async ({
  readingPage: page,
}) => {
  await test.step('whatever is dropped is taken, and the form becomes that of the file', async () => {
    await page.goto(PATH);
    await hydrated(page);
    await drop(page, 'clip.mov', page.getByText('Drop a PDF here'));
    await expect(page.getByText(/^clip\.mov is no statement that can be read here/)).toBeVisible();
    await drop(page, 'october.csv', page.getByText('Drop a PDF here'));
    await expect(page.getByText('october.csv', { exact: true })).toBeVisible();
    await expect(page.getByText(/^october\.csv is a table, so the form has changed/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload CSV' })).toBeVisible();

    await page.getByRole('button', { name: TO_PDF }).click();
    await page.getByRole('button', { name: TO_CSV }).click();
    await drop(page, 'october.pdf', page.getByText('Drop a CSV or Excel file here'));
    await expect(page.getByText(/^october\.pdf is a PDF or a photo, so the form has changed\.$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload PDF' })).toBeVisible();
  });
  await test.step('CSV mode has three labelled inputs, and fills in the names that it finds without sending them', async () => {
    await openExportForm(page);
    const fields = ['Description of transaction', 'Debit amount', 'Credit amount'].map((name) => page.getByLabel(name));
    for (const field of fields) await expect(field).toHaveAttribute('placeholder', 'Column name in your CSV');

    await picker(page).setInputFiles(bankExport);
    await expect(page.getByText('Filled in from your file. Please check them.')).toBeVisible();
    await expect(page.getByLabel('Debit amount')).toHaveValue('Withdrawal Amt.');
    await page.getByLabel('Debit amount').fill('Deposit Amt.');
    await expect(page.getByText('Found in your file: “Narration”, “Withdrawal Amt.”, “Deposit Amt.”.')).toBeVisible();
    await page.getByRole('button', { name: 'Use these names' }).click();
    await expect(page.getByLabel('Debit amount')).toHaveValue('Withdrawal Amt.');
  });
});

test('CA-04 ST-23 an export and an Excel file become a table, with the real service @area', async ({
  readingPage: page,
}) => {
  await test.step('CSV mode from file to table, with the real service', async () => {
    await convertExport(page, bankExport);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 transactions, 2 categories');
  });
  await test.step('an Excel file from file to table, with the real service', async () => {
    await openExportForm(page);
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
    await openExportForm(page);
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
  await expect(page.getByRole('tab', { name: 'Summary' })).toBeVisible();
  await page.getByRole('button', { name: TO_CSV }).click();
  await expect(page.getByLabel('Debit amount')).toHaveValue('');
});

test('CA-09 the form carries the file and the mapped bank code, or three column names', async ({
  readingPage: page,
}) => {
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
  await expect(page.getByLabel('Credit amount')).toHaveValue('Deposit Amt.');
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
  await openTab(page, 'Rows');
  const row = page.getByRole('table', { name: 'Transaction Data' }).getByRole('row').nth(1);
  await expect(row.getByRole('cell')).toHaveText(['02 Oct 2025', 'UPI, RENT "OCT"', '–', '–', '90.00', 'Rent']);
  await expect(page.getByText('Left out because fields were missing: 1 row.')).toBeVisible();
  expect(warnings).toContain('1 of 2 rows skipped: fewer than 6 fields.');
  expect(warnings.join()).not.toContain('private');
});

test.describe('without JavaScript', () => {
  test('CA-12 the form still converts a PDF into transactions.csv', async ({ scriptlessPage: page }) => {
    await choosePdf(page);
    await expect(page.getByText('Convert without uploading', { exact: true })).toBeHidden();
    await expect(page.getByText(/^Or convert without uploading/)).toBeHidden();
    const notes = page.getByRole('complementary', { name: 'About this tool' });
    await expect(notes.getByRole('term')).toHaveText(['PDF', 'CSV, Excel', 'Size', 'Table', 'CSV']);
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
