import { expect, test } from '../site.ts';
import {
  amount,
  banner,
  calculate,
  EIGHTEEN_LAKH,
  eighteenLakh,
  figures,
  follow,
  open,
  PATH,
  press,
  stepHeading,
} from './taxCalculator.ts';

const FIRST_STEP = 'Income Details (Annually)';
const SECOND_STEP = 'Deductions (Annually)';

test('TX-21 Back and Forward go through the steps, keep what was typed, and skip nothing', async ({
  readingPage: page,
}) => {
  await test.step('a double-click on Next skips nothing', async () => {
    await open(page, '');
    await amount(page, 'Basic Salary').fill('1800000');
    await page.getByRole('button', { name: 'Next' }).dblclick();
    await expect(stepHeading(page, SECOND_STEP)).toBeVisible();
    await expect(page).toHaveURL(/step=deductions/);
    await page.goBack();
    await expect(stepHeading(page, FIRST_STEP)).toBeVisible();
  });
  await test.step('Back and Forward go through the steps, and keep what was typed', async () => {
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
  await test.step('the switch for the month does not add a history entry', async () => {
    await page.getByRole('tab', { name: 'Monthly' }).click();
    await expect(page).toHaveURL(/step=result&period=monthly/);
    await page.goBack();
    await expect(stepHeading(page, SECOND_STEP)).toBeVisible();
  });
});

test('TX-21 a link opens its step with its figures, which a reload, another page and another link keep', async ({
  readingPage: page,
}) => {
  await test.step('a reload of the first step keeps step and figures', async () => {
    await open(page, EIGHTEEN_LAKH);
    await page.reload();
    await expect(stepHeading(page, FIRST_STEP)).toBeVisible();
    await expect(amount(page, 'Basic Salary')).toHaveValue('12,00,000');
  });
  await test.step('another link in the same tab brings its own figures, and Back the earlier ones', async () => {
    await follow(page, '#basicSalary=700000&metroCity=yes');
    await expect(amount(page, 'Basic Salary')).toHaveValue('7,00,000');
    await page.goBack();
    await expect(amount(page, 'Basic Salary')).toHaveValue('12,00,000');
  });
  await test.step('a reload of the second step keeps step and figures', async () => {
    await open(page, `?step=deductions${EIGHTEEN_LAKH}`);
    await page.reload();
    await expect(stepHeading(page, SECOND_STEP)).toBeVisible();
    await expect(amount(page, '80C')).toHaveValue('1,50,000');
  });
  await test.step('a link opens the result with its figures, also for the month, and so does a reload', async () => {
    await open(page, `?step=result&period=monthly${EIGHTEEN_LAKH}`);
    await expect(banner(page)).toHaveText('New regime is better by ₹12,471 per monthly');
    await expect(figures(page, 'Old Regime').nth(1)).toHaveText('₹25,038');
    await page.reload();
    await expect(banner(page)).toHaveText('New regime is better by ₹12,471 per monthly');
  });
  await test.step('the result is restored from another page of the site', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL(/\/pricing$/);
    await page.goBack();
    await expect(banner(page)).toHaveText('New regime is better by ₹12,471 per monthly');
  });
  await test.step('Copy link copies the address with the figures and says so', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(page, 'Copy link');
    await expect(page.getByText(/^Link copied\./)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.context().clearPermissions();
  });
  await test.step('a link without the input of its step shows the step that asks for it', async () => {
    await open(page, '?step=result#section80C=150000&metroCity=no');
    await expect(stepHeading(page, FIRST_STEP)).toBeVisible();
    await open(page, '?step=result#basicSalary=1200000&section80D=25000&metroCity=no');
    await expect(amount(page, '80D')).toHaveAccessibleDescription(/80D can be at most ₹12,000\.$/);
  });
});

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
