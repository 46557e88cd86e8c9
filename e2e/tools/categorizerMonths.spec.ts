import { expect, test } from '../site.ts';
import { convertExport, convertPdf, openTab } from './categorizer.ts';

test('CA-30 months are compared, a rule and a budget apply at once and stay on the device, and the months print alone', async ({
  readingPage: page,
}) => {
  await convertPdf(page);
  const months = page.getByRole('table', { name: 'Money in and out by month, in ₹' });
  const categories = page.getByRole('table', { name: 'Money out by category and month, in ₹' });
  await test.step('the months are beside each other, with what changed in sentences', async () => {
    await openTab(page, 'Months');
    await expect(months.getByRole('rowheader')).toHaveText(['Jan 2026', 'Feb 2026', 'Mar 2026']);
    await expect(categories.getByRole('columnheader')).toHaveText([
      'Category',
      'Jan 2026',
      'Feb 2026',
      'Mar 2026',
      'Total',
    ]);
    await expect(page.getByText(/^In 3 months, ₹[\d,.]+ came in and ₹[\d,.]+ went out\.$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Recurring payments' })).toBeVisible();
    await expect(page.getByRole('list', { name: /^What changed from/ }).getByRole('listitem')).not.toHaveCount(0);
  });
  await test.step('a rule is tried while it is written, and changes rows and months', async () => {
    await openTab(page, 'Rules');
    await page.getByLabel('Words in the description').fill('bpcl fuel');
    await expect(page.getByText(/^UPI-BPCL .* \(now Transport & Fuel\)$/)).toBeVisible();
    await page.locator('form', { hasText: 'Words in the description' }).getByLabel('Category').selectOption('Travel');
    await page.getByRole('button', { name: 'Add the rule' }).click();
    await openTab(page, 'Rows');
    await expect(
      page
        .getByRole('table', { name: 'Transaction Data' })
        .getByRole('row', { name: /BPCL FUEL/ })
        .getByRole('button'),
    ).toHaveAccessibleName('Travel your choice');
  });
  await test.step('a budget line is compared with every month, after a reload too', async () => {
    await openTab(page, 'Rules');
    await page.locator('form', { hasText: 'A month, at most' }).getByLabel('Category').selectOption('Travel');
    await page.getByLabel('A month, at most').fill('100');
    await page.getByRole('button', { name: 'Set the line' }).click();
    const line = page.getByRole('list', { name: 'Budget' }).getByRole('listitem');
    await expect(line).toContainText(/^Travel, ₹100\.00 a month: Jan 2026 ₹[\d,.]+ \(₹[\d,.]+ (over|left)\), Feb 2026/);
    await convertPdf(page);
    await openTab(page, 'Rules');
    await expect(line).toContainText('Travel, ₹100.00 a month');
  });
  await test.step('printed, only the months are there', async () => {
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await openTab(page, 'Months');
    await page.getByRole('button', { name: 'Print the months' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(months).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Travel, ₹100.00 a month' })).toHaveCount(1);
    await expect(page.getByRole('table', { name: 'Transaction Data' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('CA-31 a person is not a shop, a shop’s code names its kind, and unknown is said', async ({
  readingPage: page,
}) => {
  await convertExport(page, {
    name: 'strangers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Date,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance',
        '01/10/25,SentIMPS512345678901Leela Tho/SBINX5738/LUNCH,100.00,,900.00',
        '02/10/25,UPIOUT/512345678902/paytm.s13q@pty/Pai/5462,40.00,,860.00',
        '03/10/25,TO CLG LEELA WEAVES,60.00,,800.00',
        '',
      ].join('\n'),
    ),
  });
  await openTab(page, 'Rows');
  const rows = page.getByRole('table', { name: 'Transaction Data' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Leela Tho' })).toContainText('Transfer');
  await expect(rows.filter({ hasText: 'paytm.s13q' })).toContainText('Food & Dining');
  await rows.filter({ hasText: 'LEELA WEAVES' }).getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Why Others?' })).toContainText(
    'Nothing in the description says what this was for.',
  );
});
