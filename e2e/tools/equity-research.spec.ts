import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../site.ts';

const address = '/Artha-Equity-Research';
const headline = 'Reports you can read in one sitting.';

const reports = [
  { slug: 'solar-pumps', title: 'Solar pumps, paid for late', company: 'Kirandhar Solar Pumps' },
  { slug: 'cold-stores', title: 'Cold stores, built on loans', company: 'Sheetmarg Cold Chain' },
  { slug: 'payroll-software', title: 'Payroll software, paid ahead', company: 'Vetanika Payroll Software' },
  { slug: 'spice-mills', title: 'Spices, bought once a year', company: 'Rasavalli Spice Mills' },
  { slug: 'scan-centres', title: 'Scan centres, one machine at a time', company: 'Nidaansetu Diagnostics' },
];

const parts = [
  'Summary',
  'The thesis',
  'What the company does',
  'How it earns',
  'Five years in figures',
  'What the ratios say',
  'What it may be worth',
  'Risks',
  'Disclosures',
  'What to read next',
];

const list = (page: Page) => page.getByRole('list', { name: 'Reports' });
const figures = (page: Page) => page.getByRole('region', { name: 'Five years in figures' });

/** The amounts of a row of the table of figures, oldest first. */
async function amounts(page: Page, name: string): Promise<number[]> {
  const row = figures(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  const cells = await row.getByRole('cell').allTextContents();
  return cells.map((cell) => Number(cell.replaceAll(',', '').replace('−', '-')));
}

/** The page reads as a report: its name, its parts in order, its figures as chart and table, the notice on top. */
async function expectReport(page: Page, { title, company }: (typeof reports)[number]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: `${title}.` })).toBeVisible();
  await expect(page.getByText(company).first()).toBeVisible();
  await expect(page.getByText('The company and its figures are made up, to show how a report reads.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(parts);
  await expect(figures(page).getByRole('img', { name: /^Bars of revenue/ })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(7);
}

test.describe('equity research', () => {
  test('RP-06 the tools index leads to the list of reports @area', async ({ readingPage: page }) => {
    await page.goto('/tools');
    await page.getByRole('main').getByRole('link', { name: 'Equity Research' }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    await expect(
      page.getByText('Worked examples of reading a company’s accounts, about five minutes each.'),
    ).toBeVisible();
    await expect(page.getByText('are made up, to show how a report reads.')).toBeVisible();
    await expect(list(page).getByRole('link')).toHaveText(reports.map(({ title }) => title));
  });

  for (const report of reports) {
    test(`RP-06 “${report.title}” opens from the list, reads as a report, adds up and leads back`, async ({
      readingPage: page,
      readingComplaints: complaints,
    }) => {
      await page.goto(address);
      await hydrated(page);
      await list(page).getByRole('link', { name: report.title }).click();
      await expect(page).toHaveURL(`${address}/${report.slug}`);
      await expectReport(page, report);
      await test.step('its figures add up', async () => {
        const [revenue, costs, operating, interest, tax, net] = await Promise.all(
          ['Revenue', 'Costs, with depreciation', 'Operating profit', 'Interest', 'Tax', 'Net profit'].map((name) =>
            amounts(page, name),
          ),
        );
        expect(revenue).toHaveLength(5);
        expect(operating).toEqual(revenue?.map((amount, year) => amount - (costs?.[year] ?? NaN)));
        expect(net).toEqual(
          operating?.map((amount, year) => amount - (interest?.[year] ?? NaN) - (tax?.[year] ?? NaN)),
        );
        const flows = await Promise.all(
          ['From operations', 'Into fixed assets', 'Loans, less repaid', 'To the owners'].map((name) =>
            amounts(page, name),
          ),
        );
        const cash = await amounts(page, 'Cash');
        const growth = await amounts(page, 'Cash grew by');
        expect(growth).toEqual(growth.map((_, year) => flows.reduce((sum, flow) => sum + (flow[year] ?? NaN), 0)));
        expect(growth.slice(1)).toEqual(cash.slice(1).map((amount, year) => amount - (cash[year] ?? NaN)));
      });

      await page.getByRole('link', { name: 'All reports' }).first().click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
      await page.goBack();
      await expectReport(page, report);
      expect(complaints).toEqual([]);
    });
  }

  test('RP-06 an unknown address of a report says so', async ({ readingPage: page }) => {
    const response = await page.goto(`${address}/moon-mines`);
    expect(response?.status()).toBe(404);
  });

  test('RP-06 a report links the ratios and another report', { tag: '@webkit' }, async ({ readingPage: page }) => {
    await page.goto(`${address}/cold-stores`);
    await hydrated(page);
    const further = page.getByRole('list', { name: 'Further reading' });
    await further.getByRole('link', { name: 'Scan centres, one machine at a time' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Scan centres, one machine at a time.' })).toBeVisible();
    await page.getByRole('link', { name: 'What each ratio means, with its formula' }).click();
    await expect(page).toHaveURL('/Artha-Custom-Report');
  });

  test(
    'RP-06 the list has titles that look like links, and filters by sector and rating, which the address keeps',
    { tag: '@firefox' },
    async ({ readingPage: page }) => {
      await page.goto(address);
      await hydrated(page);
      await test.step('the titles in the list look like links without a pointer over them', async () => {
        for (const { title } of reports) {
          await expect(list(page).getByRole('link', { name: title })).toHaveCSS('text-decoration-line', 'underline');
        }
      });
      await test.step('the list filters by sector and rating, which the address keeps', async () => {
        await expect(page.getByRole('combobox', { name: 'Rating' })).toBeEnabled();
        await page.getByRole('combobox', { name: 'Rating' }).selectOption('Buy');
        await expect(list(page).getByRole('link')).toHaveText([
          'Payroll software, paid ahead',
          'Scan centres, one machine at a time',
        ]);
        await page.getByRole('combobox', { name: 'Sector' }).selectOption('Health care');
        await expect(list(page).getByRole('link')).toHaveText(['Scan centres, one machine at a time']);
        await page.reload();
        await expect(page.getByRole('combobox', { name: 'Sector' })).toHaveValue('Health care');
        await expect(list(page).getByRole('link')).toHaveText(['Scan centres, one machine at a time']);
        await page.goBack();
        await expect(list(page).getByRole('link')).toHaveCount(2);
        await page.getByRole('button', { name: 'Show all reports' }).click();
        await expect(list(page).getByRole('link')).toHaveCount(reports.length);
      });
    },
  );

  test('RP-06 a reader changes the assumptions of the value, uses the contents, and has the report on a phone and on paper', async ({
    readingPage: page,
    readingComplaints: complaints,
  }) => {
    await page.goto(`${address}/solar-pumps`);
    await hydrated(page);
    await test.step('the chart has a title, and room above its highest figure', async () => {
      const figure = figures(page).getByRole('figure', { name: /^Revenue and operating profit, ₹ crore/ });
      await expect(figure).toContainText('The table below has these figures and more.');
      const caption = await figure.locator('figcaption').boundingBox();
      const highest = await figure.getByText('500', { exact: true }).boundingBox();
      expect((highest?.y ?? 0) - (caption?.y ?? 0) - (caption?.height ?? 0)).toBeGreaterThanOrEqual(12);
    });
    await test.step('a reader changes the assumptions of the value, by keyboard, and resets them', async () => {
      const worth = page.getByRole('region', { name: 'What it may be worth' });
      const answer = worth.getByRole('status');
      await expect(answer).toHaveText('₹42 a share. The price is ₹58: Sell.');
      const discount = worth.getByRole('slider', { name: 'Discount rate a year' });
      await expect(discount).toBeEnabled();
      await discount.focus();
      for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('ArrowLeft');
      await expect(discount).toHaveAttribute('aria-valuetext', '11%');
      await expect(answer).toHaveText('₹66 a share, by your assumptions. The price is ₹58: Hold.');
      await worth.getByRole('button', { name: 'Back to the report’s' }).click();
      await expect(answer).toHaveText('₹42 a share. The price is ₹58: Sell.');
      expect(complaints).toEqual([]);
    });
    await test.step('the contents lead to a part of the report', async () => {
      await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Risks' }).click();
      await expect(page).toHaveURL(/#risks$/);
      await expect(page.getByRole('heading', { name: 'Risks' })).toBeInViewport();
    });
    await test.step('on a narrow phone the names of ratios have their own line', async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      const ratios = page.getByRole('table', { name: 'Computed from the tables above.' });
      const row = ratios.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Average Collection/ }) });
      expect((await row.getByRole('rowheader').boundingBox())?.width).toBeGreaterThan(270);
      await expect(row.getByRole('cell')).toHaveText(['110', '120', '131', '146', '161']);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
    await test.step('on paper a report has no navigation', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
      await expect(page.getByRole('link', { name: 'All reports' })).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('slider')).toHaveCount(0);
    });
  });
});

test.describe('equity research without JavaScript', () => {
  test('RP-06 list and reports are complete, with links in both directions', async ({ scriptlessPage: page }) => {
    await page.goto(address);
    for (const report of reports) {
      await list(page).getByRole('link', { name: report.title }).click();
      await expectReport(page, report);
      await page.getByRole('link', { name: 'All reports' }).last().click();
      await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    }
  });
});
