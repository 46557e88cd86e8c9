import { expect, hydrated, test } from '../site.ts';
import { openCategorizer } from './onDevice.ts';

/**
 * One page of a sample statement, drawn by this browser as a scanner would see it. Two digits of the last amount are
 * smudged, so that its balance contradicts it: it was 310.50.
 */
const rows = [
  ['Date', 'Narration', 'Withdrawal', 'Deposit', 'Balance'],
  ['01/04/2026', 'OPENING BALANCE', '', '', '10,000.00'],
  ['02/04/2026', 'UPI RAVI KUMAR', '1,250.00', '', '8,750.00'],
  ['03/04/2026', 'NEFT SALARY APRIL', '', '40,000.00', '48,750.00'],
  ['04/04/2026', 'ATM WITHDRAWAL PUNE', '5,000.00', '', '43,750.00'],
  ['06/04/2026', 'POS GROCERY STORE', '377.50', '', '43,439.50'],
];

test('ST-31 a photograph of a statement is read on the device, without a word to the service', async ({
  readingPage: page,
  reader: context,
}) => {
  const photograph = await page.evaluate(async (table) => {
    const canvas = new OffscreenCanvas(1240, 700);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('There is no canvas.');
    pen.fillStyle = '#e8e4da';
    pen.fillRect(0, 0, 1240, 700);
    pen.rotate(0.02);
    pen.fillStyle = '#222';
    pen.font = '22px Arial, sans-serif';
    const edges = [90, 260, 760, 960, 1150];
    for (const [line, cells] of table.entries()) {
      for (const [column, cell] of cells.entries()) {
        pen.textAlign = column < 2 ? 'left' : 'right';
        pen.fillText(cell, edges[column] ?? 0, 110 + line * 46);
      }
    }
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
    return [...new Uint8Array(await jpeg.arrayBuffer())];
  }, rows);

  await openCategorizer(page);
  await hydrated(page);
  const loaded: string[] = [];
  const sent: string[] = [];
  context.on('request', (request) => {
    loaded.push(new URL(request.url()).pathname);
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const isLetterReader = (path: string) => /tesseract|traineddata|readScan/.test(path);

  await test.step('the picture is not sent, and nothing heavy loads before the person chooses', async () => {
    await page
      .getByLabel('Statement')
      .setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(photograph) });
    await expect(page.getByRole('button', { name: /^(Upload PDF|Convert without uploading)$/ })).toHaveCount(0);
    expect(loaded.filter(isLetterReader)).toEqual([]);
  });

  await test.step('it is read by a click, and the balances prove its figures, except those that were misread', async () => {
    await page.getByRole('button', { name: 'Read the photo on this device' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '4 transactions' })).toBeVisible({ timeout: 120_000 });
    expect(loaded.filter(isLetterReader)).toHaveLength(3);
    await page.getByRole('tab', { name: /^Rows/ }).click();
    await expect(page.getByRole('cell', { name: 'NEFT SALARY APRIL' })).toBeVisible();
    await expect(page.getByRole('row', { name: /GROCERY/ })).toContainText('Check this row');
  });

  await test.step('what was misread is corrected beside the picture of its line, and the balances then prove it', async () => {
    const lines = page.getByRole('region', { name: '1 line to compare with its picture' });
    const picture = lines.getByRole('img', { name: 'The line of row 4 in the scan' });
    await page.setViewportSize({ width: 320, height: 700 });
    // It scrolls on a phone: smaller letters could not be read.
    await expect(picture).toHaveCSS('width', '900px');
    await page.setViewportSize({ width: 1280, height: 900 });
    await lines.getByText('Correct row 4').click();
    await expect(lines.getByRole('textbox', { name: 'Debit' })).toHaveValue('377.50');
    await lines.getByRole('textbox', { name: 'Debit' }).fill('310.50');
    await page.keyboard.press('Enter');
    await expect(lines.getByRole('status')).toContainText('Corrected by you; the balances confirm it.');
    await expect(page.getByRole('row', { name: /GROCERY/ })).toContainText('Corrected by you, figures confirmed');
    await expect(page.getByRole('row', { name: /GROCERY/ })).toContainText('310.50');
  });

  expect(sent).toEqual([]);
});
