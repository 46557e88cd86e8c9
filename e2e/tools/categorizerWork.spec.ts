import { readFile } from 'node:fs/promises';
import { expect, test } from '../site.ts';
import { convertPdf, openTab } from './categorizer.ts';

test('CA-32 a row is split, a rule is previewed, the files have the parts, and the work is opened again next month', async ({
  readingPage: page,
}) => {
  await convertPdf(page);
  const row = page.getByRole('table', { name: 'Transaction Data' }).getByRole('row', { name: /BPCL FUEL/ });
  const saved = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button, exact: true }).click(),
    ]);
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  };
  await test.step('a category of one’s own is added', async () => {
    await openTab(page, 'Rules');
    await page.getByLabel('Name of the category').fill('Tea money');
    await page.getByRole('button', { name: 'Add the category' }).click();
    await expect(page.getByRole('list', { name: 'Categories of your own' })).toContainText('Tea money');
  });
  await test.step('a row is split into parts, of which one has it', async () => {
    await openTab(page, 'Rows');
    await row.getByRole('button').click();
    await page.getByText('Split this row').click();
    await page.getByLabel('Amount of part 1').fill('1.25');
    await page.getByLabel('Category of part 1').selectOption('Tea money');
    const left = await page.getByText(/^₹[\d,.]+ is left\.$/).textContent();
    await page.getByLabel('Amount of part 2').fill(/[\d,.]+\d/.exec(left ?? '')?.[0] ?? '');
    await expect(page.getByText('The parts add up to the row.')).toBeVisible();
    await page.getByRole('button', { name: 'Split the row' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(row.getByRole('button')).toHaveAccessibleName(/^Split: Tea money · /);
  });
  await test.step('Tally and OFX have the parts', async () => {
    const tally = await saved('Tally');
    expect([tally.name, tally.text.includes('Suspense - Tea money')]).toEqual(['transactions-tally.xml', true]);
    const ofx = await saved('OFX');
    expect([ofx.name, ofx.text.includes('<TRNAMT>-1.25</TRNAMT>')]).toEqual(['transactions.ofx', true]);
  });
  await test.step('a rule says what it changes before it is added', async () => {
    await openTab(page, 'Rules');
    await page.getByLabel('Words in the description').fill('bpcl fuel');
    const form = page.locator('form', { hasText: 'Words in the description' });
    await form.getByLabel('Category').selectOption('Tea money');
    await expect(page.getByText(/Adding it changes \d+ rows?:$/)).toBeVisible();
    await expect(page.getByText(/: Transport & Fuel becomes Tea money$/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Add the rule' }).click();
  });
  await test.step('the work is kept in a file, and opened on a device that knows nothing of it', async () => {
    const work = await saved('Save your work as a file');
    await page.evaluate(() => {
      localStorage.clear();
    });
    await convertPdf(page);
    await openTab(page, 'Rules');
    await page
      .getByLabel('File of your work')
      .setInputFiles({ name: work.name, mimeType: 'application/json', buffer: Buffer.from(work.text) });
    await expect(page.getByText(/^Opened: rules 1, categories 1, corrections 0, split rows 1,/)).toBeVisible();
    await openTab(page, 'Rows');
    await expect(row.getByRole('button')).toHaveAccessibleName(/^Split: Tea money · /);
  });
});
