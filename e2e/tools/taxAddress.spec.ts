import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../site.ts';
import {
  amount,
  banner,
  calculate,
  EIGHTEEN_LAKH,
  eighteenLakh,
  figures,
  PATH,
  press,
  stepHeading,
} from './taxCalculator.ts';

const FIRST_STEP = 'Income Details (Annually)';
const SECOND_STEP = 'Deductions (Annually)';

async function open(page: Page, address: string): Promise<void> {
  // A new fragment alone would not load the document again.
  await page.goto('about:blank');
  await page.goto(PATH + address);
  await hydrated(page);
}

test('TX-21 Back and Forward go through the steps, and keep what was typed', async ({ readingPage: page }) => {
  await open(page, '');
  await calculate(page, eighteenLakh);
  await expect(page).toHaveURL(/\?step=result#basicSalary=1200000&.*&metroCity=no&year=20\d\d-\d\d$/);

  await page.goBack();
  await expect(stepHeading(page, SECOND_STEP)).toBeFocused();
  await expect(amount(page, '80C')).toHaveValue('1,50,000');
  await page.goBack();
  await expect(stepHeading(page, FIRST_STEP)).toBeFocused();
  await expect(amount(page, 'House Rent Allowance')).toHaveValue('4,80,000');
  await amount(page, 'Other Allowance').fill('20000');
  await page.goForward();
  await expect(amount(page, '80D')).toHaveValue('12,000');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Tax Regime Comparison' })).toBeFocused();
  await expect(page.getByText('On a total income of ₹17,00,000')).toBeVisible();
});

for (const [step, shown] of [
  ['', FIRST_STEP],
  ['?step=deductions', SECOND_STEP],
] as const) {
  test(`TX-21 a reload of ${step || 'the first step'} keeps step and figures`, async ({ readingPage: page }) => {
    await open(page, step + EIGHTEEN_LAKH);
    await page.reload();
    await expect(stepHeading(page, shown)).toBeVisible();
    const [label, text] = step ? ['80C', '1,50,000'] : ['Basic Salary', '12,00,000'];
    await expect(amount(page, label)).toHaveValue(text);
  });
}

test('TX-21 a link to the result never shows the empty form, unless the page cannot go on', async ({ page }) => {
  const form = page.getByText(FIRST_STEP);
  await page.route('**/main.js', () => new Promise(() => undefined));
  await page.goto(PATH, { waitUntil: 'commit' });
  await expect(form).toBeVisible();
  await page.goto(`${PATH}?step=result${EIGHTEEN_LAKH}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(form).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/main.js', (route) => route.abort());
  await page.goto('about:blank');
  await page.goto(`${PATH}?step=result${EIGHTEEN_LAKH}`);
  await expect(page.getByText('This page did not load completely.')).toBeVisible();
  await expect(form).toBeVisible();
});

test('TX-21 a link opens the result with its figures, also for the month', async ({ readingPage: page }) => {
  await open(page, `?step=result&period=monthly${EIGHTEEN_LAKH}`);
  await expect(banner(page)).toHaveText('New regime is better by ₹12,471 per monthly');
  await expect(figures(page, 'Old Regime').nth(1)).toHaveText('₹25,038');
  await page.reload();
  await expect(banner(page)).toHaveText('New regime is better by ₹12,471 per monthly');
});

test('TX-21 the result is restored from another page of the site', async ({ readingPage: page }) => {
  await open(page, `?step=result${EIGHTEEN_LAKH}`);
  await expect(banner(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goBack();
  await expect(banner(page)).toHaveText('New regime is better by ₹1,49,656 per annual');
});

test('TX-21 another link in the same tab brings its own figures, and Back the earlier ones', async ({
  readingPage: page,
}) => {
  await open(page, EIGHTEEN_LAKH);
  await expect(amount(page, 'Basic Salary')).toHaveValue('12,00,000');
  await page.evaluate(() => {
    location.hash = 'basicSalary=700000&metroCity=yes';
  });
  await expect(amount(page, 'Basic Salary')).toHaveValue('7,00,000');
  await page.goBack();
  await expect(amount(page, 'Basic Salary')).toHaveValue('12,00,000');
});

test('TX-21 a link without the input of its step shows the step that asks for it', async ({ readingPage: page }) => {
  await open(page, '?step=result#section80C=150000&metroCity=no');
  await expect(stepHeading(page, FIRST_STEP)).toBeVisible();
  await open(page, '?step=result#basicSalary=1200000&section80D=25000&metroCity=no');
  await expect(amount(page, '80D')).toHaveAccessibleDescription(/80D can be at most ₹12,000\.$/);
});

test('TX-21 a double-click on Next skips nothing', async ({ readingPage: page }) => {
  await open(page, '');
  await amount(page, 'Basic Salary').fill('1800000');
  await page.getByRole('button', { name: 'Next' }).dblclick();
  await expect(stepHeading(page, SECOND_STEP)).toBeVisible();
  await expect(page).toHaveURL(/step=deductions/);
  await page.goBack();
  await expect(stepHeading(page, FIRST_STEP)).toBeVisible();
});

test('TX-21 Copy link copies the address with the figures and says so', async ({ readingPage: page }) => {
  await open(page, `?step=result${EIGHTEEN_LAKH}`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(page, 'Copy link');
  await expect(page.getByText(/^Link copied\./)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.context().clearPermissions();
});

test('TX-21 the switch for the month does not add a history entry', async ({ readingPage: page }) => {
  await open(page, EIGHTEEN_LAKH);
  await press(page, 'Next');
  await press(page, 'Calculate Tax');
  await page.getByRole('tab', { name: 'Monthly' }).click();
  await expect(page).toHaveURL(/step=result&period=monthly/);
  await page.goBack();
  await expect(stepHeading(page, SECOND_STEP)).toBeVisible();
});
