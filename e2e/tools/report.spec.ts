import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { findViolations } from '../axe.ts';
import { backgroundStarted, expect, hydrated, test } from '../site.ts';

const address = '/Artha-Custom-Report';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search financial terms...' });
const cards = (page: Page) => page.getByRole('list', { name: 'Financial ratios' }).getByRole('listitem');
const titles = (page: Page) => page.getByRole('list', { name: 'Financial ratios' }).getByRole('heading', { level: 2 });
const checkbox = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Include ${name} in the report`, exact: true });
const generate = (page: Page) => page.getByRole('button', { name: /^Generate Custom Report with/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Your custom report' });
/** The field of a figure for the latest year. */
const figure = (page: Page, name: string) =>
  panel(page)
    .getByRole('textbox', { name: new RegExp(`^${name}, `) })
    .last();
const fillInSample = (page: Page) => panel(page).getByRole('button', { name: 'Fill in sample figures' }).click();

/**
 * Selects or clears a term while a PDF is shown. Without the pointer: right after a scroll Chromium still sends clicks to
 * the old position of the PDF's frame, which is a separate process. Without the keyboard: Firefox's viewer takes its focus.
 */
async function toggle(page: Page, name: string): Promise<void> {
  await checkbox(page, name).dispatchEvent('click');
}

/** The downloaded content of a link, one character for each byte. */
async function downloaded(page: Page, name: string): Promise<string> {
  const link = panel(page).getByRole('link', { name });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return readFileSync(await download.path(), 'latin1');
}

test.describe('the custom report', () => {
  test.beforeEach(async ({ readingPage: page }) => {
    await page.goto(address);
  });

  test('RP-01 RP-04 the search finds by name, explanation and formula, and the button counts the chosen terms', async ({
    readingPage: page,
  }) => {
    await test.step('the search finds by name, explanation and formula, and clearing restores', async () => {
      await expect(search(page)).toHaveAttribute('placeholder', 'Search financial terms...');
      await search(page).fill('curent ratio');
      await expect(titles(page).first()).toHaveText('Current Ratio');
      await search(page).fill('fixed costs');
      await expect(titles(page).filter({ hasText: 'Contribution Margin' })).toBeVisible();
      await search(page).fill('prepaid expenses');
      await expect(titles(page).first()).toHaveText('Quick Ratio');
      await search(page).fill('zzzz');
      await expect(page.getByRole('heading', { name: 'No term matches “zzzz”.' })).toBeVisible();
      await search(page).clear();
      await expect(cards(page)).toHaveCount(22);
    });
    await test.step('the button appears with the first choice, counts the terms, and disappears with the last', async () => {
      await expect(generate(page)).toHaveCount(0);
      await checkbox(page, 'Debt Ratio').check();
      await expect(generate(page)).toHaveText('Generate Custom Report with (1) terms');
      await checkbox(page, 'Current Ratio').check();
      await checkbox(page, 'Net Profit Margin').check();
      await expect(generate(page)).toHaveText('Generate Custom Report with (3) terms');
      await expect(page.getByText('Current Ratio, Debt Ratio, Net Profit Margin')).toBeVisible();
      await expect(generate(page)).toBeInViewport();

      await search(page).fill('payback');
      await expect(generate(page)).toHaveText('Generate Custom Report with (3) terms');
      await search(page).clear();
      for (const name of ['Debt Ratio', 'Current Ratio', 'Net Profit Margin']) await checkbox(page, name).uncheck();
      await expect(generate(page)).toHaveCount(0);
    });
  });

  test('RP-01 a search that does not load says so, and finds what was typed after Retry', async ({
    readingPage: page,
  }) => {
    await hydrated(page);
    await page.route(/\/remotes\/report\//, (route) => route.abort());
    await search(page).fill('payback');
    const notice = page.getByText('The search did not load.');
    await expect(notice).toBeVisible();
    await expect(cards(page)).toHaveCount(22);
    await page.unroute(/\/remotes\/report\//);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(titles(page)).toHaveText(['Payback Period', 'Discounted Payback Period']);
    await expect(notice).toBeHidden();
  });

  test('RP-02 the 22 cards are in one, two or three columns, each with its checkbox at the top right', async ({
    readingPage: page,
  }) => {
    for (const { width, columns } of [
      { width: 375, columns: 1 },
      { width: 800, columns: 2 },
      { width: 1280, columns: 3 },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(cards(page)).toHaveCount(22);
      await expect(page.getByRole('checkbox')).toHaveCount(22);
      const boxes = await cards(page).evaluateAll((all) =>
        all.map((card) => {
          const [frame, mark] = [card, card.querySelector('input[type="checkbox"]')].map((element) =>
            element?.getBoundingClientRect(),
          );
          return {
            left: frame?.left,
            fromRight: (frame?.right ?? 0) - (mark?.right ?? 0),
            fromTop: (mark?.top ?? 0) - (frame?.top ?? 0),
          };
        }),
      );
      expect(new Set(boxes.map(({ left }) => left)).size).toBe(columns);
      for (const { fromRight, fromTop } of boxes) {
        expect(fromRight).toBeLessThan(40);
        expect(fromTop).toBeLessThan(40);
      }
    }
  });

  test('RP-03 a title opens its dialog with name, explanation and formula as maths, in any window, and Back closes it', async ({
    readingPage: page,
  }) => {
    await hydrated(page);
    await test.step('a click on a title opens its dialog with name, explanation and formula as maths', async () => {
      await page.getByRole('button', { name: 'Average Collection Period' }).click();
      const dialog = page.getByRole('dialog', { name: 'Average Collection Period' });
      await expect(dialog).toContainText('How many days pass before customers who bought on credit pay');
      const formula = dialog.getByRole('math');
      await expect(formula).toBeVisible();
      await expect(formula).toContainText('Accounts Receivable');
      await expect(dialog.getByRole('textbox')).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await expect(checkbox(page, 'Average Collection Period')).not.toBeChecked();
    });
    await test.step('Back closes the dialog of a ratio and stays on the page', async () => {
      await page.getByRole('button', { name: 'Quick Ratio' }).click();
      await expect(page).toHaveURL(/#quick-ratio$/);
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await page.goForward();
      await expect(page.getByRole('dialog')).toHaveAccessibleName('Quick Ratio');
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(new RegExp(`${address}$`));
    });
    await test.step('no formula needs sideways scrolling in the narrowest window', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const name of ['Quick Ratio', 'Return On Investment', 'Discounted Payback Period']) {
        await page.getByRole('button', { name, exact: true }).click();
        const formula = page.getByRole('dialog', { name }).getByRole('math');
        const box = await formula.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
        await page.keyboard.press('Escape');
      }
    });
  });

  test('RP-04 the report is made by keyboard alone @area', async ({ readingPage: page }) => {
    await checkbox(page, 'Debt Ratio').focus();
    await page.keyboard.press('Space');
    await generate(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your custom report' })).toBeFocused();
    await expect(page.getByRole('article')).toContainText('One ratio, and how to read it');
  });

  test(
    'RP-05 the button reveals a panel across the window, dark, with the factsheet as a PDF, and it stays',
    { tag: '@document' },
    async ({ readingPage: page, readingComplaints: complaints }) => {
      await checkbox(page, 'Current Ratio').check();
      await checkbox(page, 'Debt Ratio').check();
      await expect(panel(page)).toHaveCount(0);
      await generate(page).click();
      await expect(panel(page)).toBeInViewport();
      await expect(panel(page)).toHaveCSS('background-color', 'rgb(11, 13, 16)');
      await expect(panel(page).getByRole('article').getByRole('math')).toHaveCount(2);

      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      expect((await panel(page).boundingBox())?.width).toBe(width);
      const frame = panel(page).getByTitle('Sample factsheet (PDF)');
      await expect(frame).toHaveAttribute('src', /^blob:/);
      const box = await frame.boundingBox();
      expect([box?.width, box?.height]).toEqual([width / 2, height]);
      expect(await downloaded(page, 'Download the sample factsheet (PDF)')).toMatch(/^%PDF-1\.7/);

      await toggle(page, 'Current Ratio');
      await toggle(page, 'Debt Ratio');
      await expect(generate(page)).toHaveCount(0);
      await expect(frame).toBeVisible();
      await expect(panel(page)).toContainText('No term is ticked any more.');
      expect(complaints).toEqual([]);
    },
  );

  test('RP-05 a window too narrow for a document has links to it, and nothing scrolls sideways', async ({
    readingPage: page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await checkbox(page, 'Quick Ratio').check();
    await checkbox(page, 'Discounted Payback Period').check();
    await generate(page).click();
    await expect(panel(page).getByRole('link', { name: 'Open the sample factsheet in a new tab' })).toBeVisible();
    await expect(panel(page).locator('iframe')).toHaveCount(0);
    await fillInSample(page);
    await expect(panel(page).getByRole('link', { name: 'Download your report (PDF)' })).toBeVisible();
    await panel(page).getByText('Paste from a spreadsheet').click();
    const inside = panel(page).getByRole('textbox', { name: /^Copy the cells/ });
    for (const unit of ['Rupees', 'Thousand', 'Lakh', 'Crore']) {
      const [box, option] = await Promise.all([
        inside.boundingBox(),
        panel(page).getByRole('radio', { name: unit }).boundingBox(),
      ]);
      expect((option?.x ?? 0) + (option?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test(
    'RP-20 the chosen ratios are computed from figures, as a page and as a PDF in the frame',
    { tag: ['@document', '@firefox'] },
    async ({ readingPage: page, readingComplaints: complaints }) => {
      await checkbox(page, 'Current Ratio').check();
      await checkbox(page, 'Net Profit Margin').check();
      await generate(page).click();
      await fillInSample(page);
      const report = panel(page).getByRole('article');
      await expect(report).toContainText('Sample. These are the figures of Kaveri Lunch Boxes, a made-up company.');
      await expect(report).toContainText('₹18,00,000 ÷ ₹12,00,000 = 1.5');
      await expect(report.getByRole('img', { name: 'Bars of Net Profit Margin: 2023-24 4.11%' })).toBeVisible();
      await expect(panel(page).getByTitle('Your report (PDF)')).toHaveAttribute('src', /^blob:/);

      const pdf = await downloaded(page, 'Download your report (PDF)');
      expect(pdf).toMatch(/^%PDF-1\.7/);
      expect(pdf).toContain('/Lang (en-IN)');
      expect(pdf).toContain('/StructTreeRoot');
      expect(pdf).toContain('/Alt (Bars of Net Profit Margin');
      expect(pdf).not.toContain('/Alt (Bars of Debt Ratio');

      await toggle(page, 'Debt Ratio');
      await expect(panel(page)).toContainText('The PDF is older than what you chose or typed.');
      await expect(panel(page)).toContainText('Your report is ready as a PDF');
      expect(await downloaded(page, 'Download your report (PDF)')).toContain('/Alt (Bars of Debt Ratio');
      // Firefox's viewer leaves out what the page's policy refuses it, and shows the document.
      expect(complaints.filter((one) => !one.includes('assigning to an injection sink'))).toEqual([]);
    },
  );

  test(
    'RP-20 a figure that is zero or not a number is reported, and a ratio without a value says why',
    { tag: '@webkit' },
    async ({ readingPage: page }) => {
      await checkbox(page, 'Current Ratio').check();
      await generate(page).click();
      await figure(page, 'Current assets').fill('18 lakh');
      await figure(page, 'Current liabilities').fill('0');
      await figure(page, 'Current liabilities').blur();
      await expect(figure(page, 'Current assets')).toHaveValue('18,00,000');
      await expect(panel(page).getByRole('article')).toContainText(
        'Not defined. Current liabilities is ₹0, and nothing can be divided by zero.',
      );
      await figure(page, 'Current liabilities').fill('much');
      await figure(page, 'Current liabilities').blur();
      await expect(figure(page, 'Current liabilities')).toHaveAttribute('aria-invalid', 'true');
      await expect(figure(page, 'Current liabilities')).toHaveAccessibleDescription(
        /Write Current liabilities as an amount/,
      );
    },
  );

  test('RP-20 figures are pasted from a spreadsheet', async ({ readingPage: page }) => {
    await checkbox(page, 'Current Ratio').check();
    await generate(page).click();
    await panel(page).getByText('Paste from a spreadsheet').click();
    await panel(page)
      .getByRole('textbox', { name: /^Copy the cells/ })
      .fill('Particulars\t31 March 2026\t31 March 2025\nTotal current assets\t18\t15\nCurrent liabilities\t12\t11');
    await panel(page).getByText('Lakh', { exact: true }).click();
    await panel(page).getByRole('button', { name: 'Take over' }).click();
    await expect(panel(page)).toContainText('Two rows taken over, for two years.');
    await expect(panel(page).getByRole('article')).toContainText('₹18,00,000 ÷ ₹12,00,000 = 1.5');
  });

  test('RP-20 choices and figures survive a reload, and the address has no figures', async ({ readingPage: page }) => {
    await checkbox(page, 'Current Ratio').check();
    await generate(page).click();
    await figure(page, 'Current assets').fill('500');
    await figure(page, 'Current liabilities').fill('400');
    await expect(panel(page).getByRole('article')).toContainText('₹500 ÷ ₹400 = 1.25');
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toMatch(/"currentLiabilities":"400"/);
    await page.reload();
    await expect(panel(page).getByRole('article')).toContainText('₹500 ÷ ₹400 = 1.25');
    await expect(checkbox(page, 'Current Ratio')).toBeChecked();
    await expect(page).toHaveURL(/\?terms=current-ratio&report=shown$/);
  });

  test('RP-20 a link brings figures, which are then removed from the address', async ({ readingPage: page }) => {
    const figures = '#years=2025-26&currentAssets=500&currentLiabilities=400';
    await page.goto(`${address}?terms=current-ratio&report=shown${figures}`);
    await expect(panel(page).getByRole('article')).toContainText('₹500 ÷ ₹400 = 1.25');
    await expect(page).toHaveURL(/\?terms=current-ratio&report=shown$/);
  });

  test('RP-20 axe finds nothing in a report with figures, narrow and wider', async ({ readingPage: page }) => {
    await page.setViewportSize({ width: 375, height: 900 });
    for (const name of ['Current Ratio', 'Discounted Payback Period', 'Inventory Turnover', 'Net Profit']) {
      await checkbox(page, name).check();
    }
    await generate(page).click();
    await fillInSample(page);
    await panel(page).getByText('Paste from a spreadsheet').click();
    await figure(page, 'Current assets').fill('much');
    await figure(page, 'Current assets').blur();
    for (const width of [375, 700]) {
      await test.step(`${String(width)} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        expect(await findViolations(page, { part: 'section[aria-label="Your custom report"]' })).toEqual([]);
      });
    }
  });

  test('RP-04 on paper only the report is printed', async ({ readingPage: page }) => {
    await checkbox(page, 'Current Ratio').check();
    await generate(page).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article')).toBeVisible();
    await expect(search(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Your custom report' })).toBeHidden();
  });
});

test(
  'RP-20 nothing leaves the device, and a report is made without a network once the page is loaded',
  { tag: '@document' },
  async ({ page, context }) => {
    await page.goto(address);
    await hydrated(page);
    await backgroundStarted(page);
    // The code that makes reports loads by itself once the factsheet shows; its fonts come last.
    const fonts = ['paper-regular.ttf', 'paper-semibold.ttf'].map((name) =>
      page.waitForEvent('requestfinished', (request) => request.url().endsWith(name)),
    );
    await checkbox(page, 'Current Ratio').check();
    await generate(page).click();
    await expect(panel(page).getByTitle('Sample factsheet (PDF)')).toBeVisible();
    await Promise.all(fonts);
    const asked: string[] = [];
    context.on('request', (request) => {
      // The browser requests the icon of its tab again when the address changes.
      if (request.url().startsWith('http') && !request.url().endsWith('/icon.svg')) asked.push(request.url());
    });
    await context.setOffline(true);
    await fillInSample(page);
    await toggle(page, 'Debt Ratio');
    await expect(panel(page).getByTitle('Your report (PDF)')).toBeVisible();
    expect(asked).toEqual([]);
    await context.setOffline(false);
  },
);

test('RP-20 formulas and a link with the figures are copied', async ({ readingPage: page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address);
  await checkbox(page, 'Current Ratio').check();
  await generate(page).click();
  await panel(page).getByRole('button', { name: 'Copy for a spreadsheet: Current Ratio' }).click();
  await expect(panel(page)).toContainText('Name the cells with the figures: CurrentAssets, CurrentLiabilities.');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await clipboard()).toBe('=CurrentAssets/CurrentLiabilities');
  await panel(page).getByRole('button', { name: 'Copy as LaTeX: Current Ratio' }).click();
  await expect.poll(clipboard).toContain(String.raw`\frac{\text{Current Assets}}`);
  await fillInSample(page);
  await panel(page).getByRole('button', { name: 'Copy link with figures' }).click();
  await expect.poll(clipboard).toContain('#years=2023-24_2024-25_2025-26&');
  await page.context().clearPermissions();
});

test.describe('the custom report without JavaScript', () => {
  test('RP-03 every explanation and formula is in the page, and a title still opens its dialog', async ({
    scriptlessPage: page,
  }) => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Quick Ratio' }).click();
    const dialog = page.getByRole('dialog', { name: 'Quick Ratio' });
    await expect(dialog.getByRole('math')).toContainText('Prepaid Expenses');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  test('RP-01 there is no search and no choice that would not work, and the page says why', async ({
    scriptlessPage: page,
  }) => {
    await page.goto(address);
    await expect(cards(page)).toHaveCount(22);
    await expect(page.getByLabel('Search financial terms...')).toBeHidden();
    await expect(page.getByLabel('Include Quick Ratio in the report')).toBeHidden();
    const note = page.locator('noscript > p');
    await expect(note).toBeVisible();
    await expect(note).toContainText('A report of the ratios that you choose needs JavaScript.');
  });
});
