import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../site.ts';

const address = '/Artha-Custom-Report';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search financial terms...' });
const cards = (page: Page) => page.getByRole('list', { name: 'Financial ratios' }).getByRole('listitem');
const titles = (page: Page) => page.getByRole('list', { name: 'Financial ratios' }).getByRole('heading', { level: 2 });
const checkbox = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Include ${name} in the report`, exact: true });
const generate = (page: Page) => page.getByRole('button', { name: /^Generate Custom Report with/ });

test.describe('the custom report', () => {
  test.beforeEach(async ({ readingPage: page }) => {
    await page.goto(address);
  });

  test('RP-01 the search finds by name, explanation and formula, and clearing restores', async ({
    readingPage: page,
  }) => {
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

  for (const { width, columns } of [
    { width: 375, columns: 1 },
    { width: 800, columns: 2 },
    { width: 1280, columns: 3 },
  ]) {
    test(`RP-02 at ${String(width)} the 22 cards stand in ${String(columns)} columns, each with its checkbox at the top right`, async ({
      readingPage: page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await expect(cards(page)).toHaveCount(22);
      await expect(page.getByRole('checkbox')).toHaveCount(22);

      const lefts = new Set<number | undefined>();
      for (const card of await cards(page).all()) {
        const frame = await card.boundingBox();
        const mark = await card.getByRole('checkbox').boundingBox();
        if (!frame || !mark) throw new Error('A card or its checkbox is not drawn.');
        lefts.add(frame.x);
        expect(mark.x + mark.width).toBeGreaterThan(frame.x + frame.width - 40);
        expect(mark.y).toBeLessThan(frame.y + 40);
      }
      expect(lefts.size).toBe(columns);
    });
  }

  test('RP-03 a click on a title opens its dialog with name, explanation and formula as maths', async ({
    readingPage: page,
  }) => {
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

  test('RP-03 Back closes the dialog of a ratio and stays on the page', async ({ readingPage: page }) => {
    await hydrated(page);
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

  test('RP-03 no formula needs sideways scrolling in the narrowest window', async ({ readingPage: page }) => {
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

  test('RP-04 the button appears with the first choice, counts the terms, and goes with the last', async ({
    readingPage: page,
  }) => {
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

  test('RP-04 the report is made by keyboard alone', async ({ readingPage: page }) => {
    await checkbox(page, 'Debt Ratio').focus();
    await page.keyboard.press('Space');
    await generate(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your custom report' })).toBeFocused();
    await expect(page.getByRole('article')).toContainText('One ratio, and how to read it');
  });

  test('RP-04 the report of the chosen terms shows across the window, dark, and stays', async ({
    readingPage: page,
  }) => {
    await checkbox(page, 'Current Ratio').check();
    await checkbox(page, 'Debt Ratio').check();
    const panel = page.getByRole('region', { name: 'Your custom report' });
    await expect(panel).toHaveCount(0);
    await generate(page).click();
    await expect(panel).toBeInViewport();
    await expect(panel).toHaveCSS('background-color', 'rgb(11, 13, 16)');
    await expect(panel.getByRole('article').getByRole('math')).toHaveCount(2);

    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const document = await panel.getByRole('group', { name: 'The document' }).boundingBox();
    expect(document?.width).toBeCloseTo(width / 2, 0);
    expect(document?.height).toBeCloseTo(height, 0);

    await checkbox(page, 'Current Ratio').uncheck();
    await checkbox(page, 'Debt Ratio').uncheck();
    await expect(generate(page)).toHaveCount(0);
    await expect(panel.getByRole('article').getByRole('math')).toHaveCount(2);
  });

  test('RP-04 on paper stands the report and nothing else', async ({ readingPage: page }) => {
    await checkbox(page, 'Current Ratio').check();
    await generate(page).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article')).toBeVisible();
    await expect(search(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Your custom report' })).toBeHidden();
  });
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

  test('RP-01 there is no search and no choice that would not answer, and the page says why', async ({
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
