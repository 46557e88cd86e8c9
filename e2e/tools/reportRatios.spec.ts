import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { findViolations } from '../axe.ts';
import { excessOf } from '../reflow.ts';
import { expect, hydrated, test } from '../site.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Your custom report' });
const report = (page: Page) => panel(page).getByRole('article');
/** The field of a figure for the latest year. */
const figure = (page: Page, name: string) =>
  panel(page)
    .getByRole('textbox', { name: new RegExp(`^${name}, `) })
    .last();

async function openMore(page: Page): Promise<void> {
  await page.goto('/Artha-Custom-Report');
  await hydrated(page);
  await page.getByText('More ratios that analysts use').click();
}

test(
  'RP-21 ratios that analysts use and a formula of one’s own are worked out for a named company, on the page, in a link and as a PDF',
  { tag: '@document' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openMore(page);

    await test.step('the further ratios are a group of their own, which the search knows', async () => {
      await expect(page.getByRole('list', { name: 'Financial ratios' }).getByRole('listitem')).toHaveCount(22);
      const more = page.getByRole('list', { name: /^More ratios/ });
      await expect(more.getByRole('checkbox')).toHaveCount(19);
      await page.getByRole('searchbox').fill('ROCE');
      await expect(more.getByRole('checkbox')).toHaveCount(1);
      await page.getByRole('searchbox').clear();
      await more.getByRole('checkbox', { name: 'Return on Equity (ROE)' }).check();
      await more.getByRole('checkbox', { name: 'Price to Earnings (P/E)' }).check();
      await page.getByRole('button', { name: 'Generate Custom Report with (2) terms' }).click();
    });

    await test.step('the primary action leads to the person’s own figures, and the sample is called one', async () => {
      await expect(panel(page).getByRole('link', { name: 'Download the sample factsheet (PDF)' })).toBeVisible();
      await panel(page).getByRole('button', { name: 'Enter figures for your report' }).click();
      await expect(
        panel(page)
          .getByRole('textbox', { name: /^Net profit, / })
          .first(),
      ).toBeFocused();
    });

    await test.step('figures that cannot be right are named', async () => {
      await panel(page).getByRole('textbox', { name: 'Company name, if you like' }).fill('Kaveri Foods');
      await figure(page, 'Net profit').fill('64 lakh');
      await figure(page, 'Shareholders’ equity').fill('3 crore');
      await figure(page, 'Number of shares').fill('10 lakh');
      await figure(page, 'Share price').fill('96');
      await expect(report(page)).toContainText('₹64,00,000 ÷ ₹3,00,00,000 = 21.33%');
      await expect(report(page)).toContainText('₹96 ÷ ₹6.4 = 15');
      await expect(report(page).getByRole('link', { name: /^Return on Equity/ })).toBeVisible();
    });

    await test.step('a formula is checked with its place, then computed and typeset', async () => {
      await panel(page).getByRole('button', { name: 'Add a formula of your own' }).click();
      await panel(page).getByLabel('Name of formula 1').fill('Earnings after interest');
      const formula = panel(page).getByLabel('Formula 1', { exact: true });
      await formula.fill('(Net profit - Intrest) ÷ Total assets × 100%');
      await formula.blur();
      await expect(formula).toHaveAccessibleDescription(
        'No figure is called “Intrest” (character 15). Do you mean Interest?',
      );
      await formula.fill('(Net profit - Interest) ÷ Total assets × 100%');
      await figure(page, 'Interest').fill('14 lakh');
      await figure(page, 'Total assets').fill('2 crore');
      await expect(report(page)).toContainText('(₹64,00,000 − ₹14,00,000) ÷ ₹2,00,00,000 = 25%');
      await expect(report(page).getByRole('math')).toHaveCount(3);
      await expect(panel(page)).toContainText(
        'Shareholders’ equity cannot be more than total assets, of which it is a part. Please check both.',
      );
    });

    await test.step('company and years name the file, and the PDF has all of it', async () => {
      const link = panel(page).getByRole('link', { name: 'Download your report (PDF)' });
      await expect(link).toBeVisible();
      await expect(panel(page)).toContainText('Your report is ready as a PDF');
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(download.suggestedFilename()).toMatch(/^kaveri-foods-ratios-\d{4}-\d{2}\.pdf$/);
      const pdf = readFileSync(await download.path(), 'latin1');
      expect(pdf).toContain('Kaveri Foods: three ratios');
      // Its bookmark.
      expect(pdf).toContain('/Title (Earnings after interest)');
    });

    await test.step('a link brings company, figures and formula', async () => {
      await panel(page).getByRole('button', { name: 'Copy link with figures' }).click();
      await expect(panel(page)).toContainText('Link copied.');
      const address = await page.evaluate(() => navigator.clipboard.readText());
      await page.goto('about:blank');
      await page.goto(address);
      await expect(report(page)).toContainText('(₹64,00,000 − ₹14,00,000) ÷ ₹2,00,00,000 = 25%');
      await expect(report(page)).toContainText('Kaveri Foods');
      await expect(page).toHaveURL(/\?terms=return-on-equity\+price-to-earnings&report=shown$/);
    });
    await context.clearPermissions();
  },
);

test('RP-21 figures go to a workbook and come back from it, of the years that are chosen', async ({
  readingPage: page,
}) => {
  await page.goto(
    '/Artha-Custom-Report?terms=return-on-equity&report=shown#years=2025-26&netProfit=5&shareholdersEquity=20',
  );
  await expect(report(page)).toContainText('₹5 ÷ ₹20 = 25%');
  await panel(page).getByText('From a workbook, and back').click();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).getByRole('button', { name: 'Download figures and ratios (.xlsx)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('ratios-2025-26.xlsx');
  const workbook = readFileSync(await download.path());
  await panel(page).getByRole('button', { name: 'Clear' }).click();
  await expect(report(page)).not.toContainText('25%');

  const file = panel(page).getByLabel(/^Workbook/);
  await test.step('what was saved is read again', async () => {
    await file.setInputFiles({ name: 'saved.xlsx', mimeType: 'application/octet-stream', buffer: workbook });
    await panel(page).getByRole('button', { name: 'Take over' }).last().click();
    await expect(panel(page)).toContainText('Two rows taken over, for one year.');
    await expect(report(page)).toContainText('₹5 ÷ ₹20 = 25%');
  });

  await test.step('of five years three are chosen, and rows that are not known are named', async () => {
    const csv = 'Particulars,FY22,FY23,FY24,FY25,FY26\nPAT,1,2,3,4,5\nNet worth,10,10,10,10,10\nGoodwill,1,1,1,1,1\n';
    await file.setInputFiles({ name: 'five.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await panel(page).getByRole('checkbox', { name: 'FY25' }).uncheck();
    await panel(page).getByRole('checkbox', { name: 'FY22' }).check();
    await panel(page).getByText('Lakh', { exact: true }).last().click();
    await panel(page).getByRole('button', { name: 'Take over' }).last().click();
    await expect(panel(page)).toContainText('“Goodwill” is not a figure that these ratios use.');
    await expect(report(page).getByRole('rowheader')).toHaveText(['FY22', 'FY24', 'FY26']);
    await expect(report(page)).toContainText('₹1,00,000 ÷ ₹10,00,000 = 10%');
  });

  await test.step('what is no workbook is refused', async () => {
    await file.setInputFiles({ name: 'a.xlsx', mimeType: 'image/png', buffer: Buffer.from([1, 0, 2, 0]) });
    await expect(panel(page).getByRole('alert')).toContainText('cannot be read as a workbook');
  });

  await test.step('there is no barrier, and nothing scrolls sideways on a phone', async () => {
    await panel(page).getByRole('button', { name: 'Add a formula of your own' }).click();
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await excessOf(page)).toBeLessThanOrEqual(0);
    expect(await findViolations(page, { part: 'section[aria-label="Your custom report"]' })).toEqual([]);
  });
});

test('RP-21 the PDF of a page in Hindi is in Hindi, with its own fonts', { tag: '@document' }, async ({ page }) => {
  const fonts = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('paper-devanagari-regular.ttf'),
  );
  await page.goto(
    '/hi/Artha-Custom-Report?terms=return-on-equity&report=shown#years=2025-26&company=कावेरी&netProfit=5&shareholdersEquity=20',
  );
  const region = page.getByRole('region', { name: 'आपकी रिपोर्ट' });
  await expect(region.getByRole('article')).toContainText('₹5 ÷ ₹20 = 25%');
  await fonts;
  const link = region.getByRole('link', { name: 'रिपोर्ट डाउनलोड करें (PDF)' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('कावेरी-ratios-2025-26.pdf');
  const pdf = readFileSync(await download.path(), 'latin1');
  expect(pdf).toContain('/Lang (hi-IN)');
  expect(pdf).toContain('NotoSansDevanagari');
});
