import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../barriers.ts';
import { expect, test } from '../site.ts';
import { amount, banner, EIGHTEEN_LAKH, figures, follow, open, PATH } from './taxCalculator.ts';

const summary = (page: Page) => page.getByRole('region', { name: /^Estimate for/ });
const summaryFigures = (page: Page) => summary(page).getByRole('definition');
const row = (page: Page, table: string | RegExp, name: string | RegExp) =>
  page.getByRole('table', { name: table }).getByRole('row', { name });
/** The heading of the table of years, and the years up to 2026-27. */
const yearRows = (part: Locator) => part.getByRole('row').filter({ hasText: /^(Tax year|202[4-6]-)/ });
const choose = (page: Page, question: string, answer: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: answer, exact: true }).check();

test('TX-20 the detailed estimate keeps what was typed, shows each deduction with its section and every year with its sources, follows city, age and residence, announces the result, and has no barrier', async ({
  readingPage: page,
}) => {
  const figuresOfLink = `${EIGHTEEN_LAKH}&year=2025-26`;
  await open(page, `?step=estimate${figuresOfLink}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Detailed estimate' })).toBeVisible();
  await test.step('keeps what was typed, and is marked as one by the Act', async () => {
    await expect(amount(page, 'Basic Salary')).toHaveValue('12,00,000');
    await expect(amount(page, '80D: you and your family')).toHaveValue('12,000');
    await expect(summary(page).getByText('By the Income-tax Act')).toBeVisible();
    // HRA 1,80,000, standard deduction 50,000, 80C 1,50,000, 80D 12,000 off 18,00,000: 14,08,000, tax 2,34,900 and
    // cess.
    await expect(summaryFigures(page)).toHaveText(['₹18,00,000', '₹2,44,300', '₹1,50,800']);
    await expect(banner(page)).toBeHidden();
  });
  await test.step('the same figures are shown year by year, with sources and their dates', async () => {
    await expect(yearRows(page.getByRole('table', { name: 'Tax with cess by tax year, in rupees' }))).toHaveText([
      'Tax yearOld RegimeNew RegimeLower',
      '2026-272,44,3001,50,800New',
      '2025-262,44,3001,50,800New',
      '2024-252,44,3002,15,800New',
    ]);
    await page.getByText(/^Sources of the rules for 2025-26/).click();
    const sources = page.locator('details', { hasText: 'Sources of the rules' }).getByRole('definition');
    await expect(sources.first()).toBeVisible();
    for (const source of await sources.all())
      await expect(source).toHaveText(
        /^(Section \d|First Schedule|Schedule III|Finance Act|Chapter VI|Rule \d).* Read on \d+ \w+ 20\d\d at \S+/,
      );
  });
  await test.step('announces the result when typing pauses', async () => {
    await amount(page, 'Home Loan Interest').fill('2 lakh');
    await expect(summary(page).getByRole('status')).toHaveText(
      'You pay ₹31,100 a year less under the new regime than under the old one.',
    );
  });
  await test.step('shows each deduction as claimed and allowed with its section, and the tax line by line', async () => {
    await amount(page, '80C').fill('2 lakh');
    await amount(page, '80D: your parents').fill('40000');
    await expect(row(page, 'Old Regime: income', /Savings and investments/)).toContainText('section 80C');
    await expect(row(page, 'Old Regime: income', /Savings and investments/)).toContainText('2,00,0001,50,000');
    await expect(row(page, 'Old Regime: income', /Health insurance/)).toContainText('52,00037,000');
    await expect(row(page, 'New Regime: income', /Savings and investments/)).toContainText('2,00,0000');
    await expect(row(page, 'Old Regime: tax', 'Health & Education Cess, 4%')).toBeVisible();
    await expect(
      row(page, 'Old Regime: tax', /^Tax payable, to the nearest ten \(section 288A and 288B\)/),
    ).toBeVisible();
    await choose(page, 'Is one of your parents 60 or older?', 'Yes');
    await expect(row(page, 'Old Regime: income', /Health insurance/)).toContainText('52,00052,000');
  });
  await test.step('axe finds nothing, light and dark, wide and narrow', async () => {
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoViolations(page, { part: 'main' });
    }
  });
  await test.step('the city follows the list of the year', async () => {
    await follow(page, figuresOfLink);
    await amount(page, 'Rent Paid').fill('800000');
    await page.getByLabel('City').selectOption('Bengaluru, Hyderabad, Pune or Ahmedabad');
    await amount(page, 'House Rent Allowance').fill('600000');
    await expect(
      page.getByText(/HRA: the least of .* 40% of the basic salary \(₹4,80,000\) is exempt: ₹4,80,000\./),
    ).toBeVisible();
    await choose(page, 'Tax year', '2026-27');
    await expect(
      page.getByText(/HRA: the least of .* 50% of the basic salary \(₹6,00,000\) is exempt: ₹6,00,000\./),
    ).toBeVisible();
    await expect(page.getByText('By the Income-tax Act 2025. A section is one of that Act.')).toBeVisible();
  });
  await test.step('age, residence and year change the tax as the Act says', async () => {
    // Otherwise what was chosen last enters the address after the link.
    await expect(page).toHaveURL(/year=2026-27.*city=eight$/);
    await follow(page, figuresOfLink);
    await amount(page, 'Basic Salary').fill('550000');
    for (const label of ['House Rent Allowance', 'Other Allowance', '80C', 'Rent Paid', '80D: you and your family'])
      await amount(page, label).fill('');
    // A total income of 5,00,000 has the rebate, for residents only.
    await expect(summaryFigures(page)).toHaveText(['₹5,50,000', '₹0', '₹0']);
    await choose(page, 'Resident in India for tax?', 'No');
    await expect(summaryFigures(page)).toHaveText(['₹5,50,000', '₹13,000', '₹3,900']);
    await choose(page, 'Resident in India for tax?', 'Yes');
    await amount(page, 'Basic Salary').fill('1250000');
    await choose(page, 'Age in that year', '80+');
    await choose(page, 'Tax year', '2024-25');
    await expect(summaryFigures(page)).toHaveText(['₹12,50,000', '₹1,66,400', '₹79,300']);
    await expect(page).toHaveURL(/metroCity=no&year=2024-25&age=80plus&resident=yes$/);
  });
});

test('TX-20 TX-23 the hints of the steps lead to the estimate with what was typed and to definitions, and the estimate does not change the standard result', async ({
  readingPage: page,
}) => {
  await test.step('the hints of the steps lead to the estimate with what was typed', async () => {
    await open(page, '');
    await amount(page, 'Basic Salary').fill('12 lakh');
    await page.getByRole('link', { name: 'detailed estimate' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Detailed estimate' })).toBeFocused();
    await expect(amount(page, 'Basic Salary')).toHaveValue('12,00,000');
    await page.goBack();
    await expect(amount(page, 'Basic Salary')).toHaveValue('12,00,000');
  });
  await test.step('inputs of the estimate alone do not change the standard result', async () => {
    await open(page, `?step=estimate${EIGHTEEN_LAKH}&homeLoanInterest=200000&age=80plus&section80CCD1B=50000`);
    await page.getByRole('link', { name: 'Standard comparison' }).click();
    await expect(figures(page, 'Old Regime').nth(1)).toHaveText('₹3,00,456');
    await expect(figures(page, 'New Regime').nth(1)).toHaveText('₹1,50,800');
  });
  await test.step('a term in a hint opens its definition without leaving the page', async () => {
    await open(page, `?step=deductions${EIGHTEEN_LAKH}`);
    await page.getByRole('link', { name: 'ELSS (definition)' }).click();
    await expect(page.getByRole('dialog', { name: 'ELSS' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(amount(page, '80C')).toHaveValue('1,50,000');
    await expect(page).toHaveURL(`${PATH}?step=deductions${EIGHTEEN_LAKH}`);
  });
});

test('TX-22 the break-even is stated with a result, and with the estimate whether it is reached; it does not exist if the new regime takes no tax', async ({
  readingPage: page,
}) => {
  await test.step('a result states it', async () => {
    await open(page, '?step=result#basicSalary=1500000&metroCity=no');
    await expect(page.getByText('The old regime would be better from ₹5,43,750 of deductions.')).toBeVisible();
    await follow(page, '#basicSalary=2000000&metroCity=no');
    await expect(page.getByText('The old regime would be better from ₹7,08,334 of deductions.')).toBeVisible();
  });
  await test.step('it does not exist if the new regime takes no tax', async () => {
    await follow(page, '#basicSalary=1200000&metroCity=no');
    await expect(page.getByText('The old regime cannot be better:')).toBeVisible();
  });
  await test.step('the estimate states it, and whether it is reached', async () => {
    await open(page, '?step=estimate#basicSalary=1500000&metroCity=no');
    await expect(page.getByText('The old regime would be better from ₹5,43,750 of deductions.')).toBeVisible();
    await amount(page, '80C').fill('150000');
    await amount(page, 'Home Loan Interest').fill('200000');
    await amount(page, 'House Rent Allowance').fill('0');
    await amount(page, '80CCD(1B)').fill('50000');
    await amount(page, '80D: your parents').fill('50000');
    await amount(page, '80D: you and your family').fill('50000');
    await choose(page, 'Is one of your parents 60 or older?', 'Yes');
    await choose(page, 'Is anybody in your own policy 60 or older?', 'Yes');
    await amount(page, 'Professional Tax').fill('2500');
    await expect(page.getByText('You have ₹5,02,500, beyond the standard deduction.')).toBeVisible();
  });
});

test('TX-23 the standard result states what it omits with the effect in rupees, its year, what its switch applies to, and 2025 with 2024 separately', async ({
  readingPage: page,
}) => {
  const left = (name: string | RegExp) =>
    page
      .getByRole('region', { name: 'Not included' })
      .locator('dl > div')
      .filter({ hasText: name })
      .getByRole('definition');

  await test.step('the steps name the current year', async () => {
    await open(page, '');
    await expect(page.getByText(/^Old vs\. new regime for tax year 20\d\d-\d\d/)).toBeVisible();
  });
  await test.step('lists what it omits, with the effect in rupees', async () => {
    await open(page, `?step=result${EIGHTEEN_LAKH}`);
    await expect(left('HRA exemption')).toHaveText('Old regime: ₹56,160 less tax');
    await expect(left('Surcharge')).toHaveText('Changes nothing here');
    await follow(page, '#basicSalary=550000&metroCity=no');
    await expect(left('Rebate of the old regime')).toHaveText('Old regime: ₹13,000 less tax');
    await follow(page, '#basicSalary=5150000&metroCity=no');
    await expect(left('Surcharge')).toHaveText(/^Old regime: ₹72,800 more tax\. New regime: ₹[\d,]+ more tax$/);
    await follow(page, '#basicSalary=1349999&metroCity=no');
    await expect(left('End of marginal relief')).toHaveText('New regime: ₹3,899 less tax');
  });
  await test.step('the switch says that it applies to both cards', async () => {
    const oldCard = page.getByRole('region', { name: 'Old Regime', exact: true });
    await expect(oldCard.getByText('For both cards.')).toBeVisible();
    await expect(oldCard.getByRole('tablist', { name: 'Show figures of both cards' })).toBeVisible();
  });
  await test.step('uses the current year, or another one that is chosen', async () => {
    await follow(page, EIGHTEEN_LAKH);
    await expect(left('HRA exemption')).toHaveText('Old regime: ₹56,160 less tax');
    const year = page.getByRole('group', { name: 'Tax year' });
    await expect(year.getByRole('radio', { checked: true })).toHaveCount(1);
    await year.getByRole('radio', { name: '2024-25' }).check();
    await expect(figures(page, 'New Regime').nth(1)).toHaveText('₹2,15,800');
    await expect(page).toHaveURL(/year=2024-25/);
    await page.reload();
    await expect(year.getByRole('radio', { name: '2024-25' })).toBeChecked();
    await expect(left('80D above ₹12,000')).toHaveText(/^The Act allows ₹25,000, or ₹50,000/);
  });
  await test.step('shows 2025 with 2024 and other years, by the Act and separately marked', async () => {
    const apart = page.getByRole('region', { name: 'Year by year, by the Income-tax Act' });
    await expect(yearRows(apart)).toHaveText([
      'Tax yearOld RegimeNew RegimeLower',
      '2026-272,44,3001,50,800New',
      '2025-262,44,3001,50,800New',
      '2024-252,44,3002,15,800New',
    ]);
    await apart.getByRole('link', { name: 'Open the detailed estimate' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Detailed estimate' })).toBeFocused();
  });
});

test('TX-22 the chart of tax against income has its table, no letter leaves it at any width, the rows of both cards are aligned, and the sheet prints without controls', async ({
  readingPage: page,
}) => {
  await test.step('tax against income shows both regimes with the person’s position, and has its table', async () => {
    await open(page, `?step=result${EIGHTEEN_LAKH}`);
    await expect(
      page.getByRole('img', {
        name: 'Tax against income. At your income of ₹18,00,000: Old Regime ₹3,00,456, New Regime ₹1,50,800.',
      }),
    ).toBeVisible();
    await page.getByText('The chart as a table').click();
    const table = page.getByRole('table', { name: 'Tax with cess, in rupees', exact: true }).first();
    await expect(table.getByRole('row', { name: /^18,00,000 \(yours\)/ })).toHaveText(
      '18,00,000 (yours)3,00,4561,50,800New',
    );
  });
  await test.step('at 768 px the rows of both cards are aligned', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    for (const index of [0, 1, 2]) {
      const [old, recent] = await Promise.all([
        figures(page, 'Old Regime').nth(index).boundingBox(),
        figures(page, 'New Regime').nth(index).boundingBox(),
      ]);
      expect(old?.y).toBeCloseTo(recent?.y ?? NaN, 0);
    }
    const tabs = page.getByRole('tab');
    const [annual, monthly] = [await tabs.nth(0).boundingBox(), await tabs.nth(1).boundingBox()];
    expect(annual?.y).toBe(monthly?.y);
  });
  await test.step('the sheet prints without controls', async () => {
    await expect(page.getByRole('img', { name: /^Tax against income/ })).toBeVisible();
    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset['printed'] = '';
      };
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html[data-printed]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Print', 'Copy link', 'Change figures'])
      await expect(page.getByRole('button', { name })).toBeHidden();
    await expect(page.getByRole('tab', { name: 'Monthly' })).toBeHidden();
    await expect(banner(page)).toBeVisible();
    await expect(page.getByRole('table', { name: 'New Regime', exact: true })).toBeVisible();
  });
  await test.step('at 320 and 375 px no letter leaves a chart, and none is drawn if there is no tax', async () => {
    await page.emulateMedia({ media: null });
    await follow(page, '#basicSalary=0&metroCity=no');
    await expect(
      page.getByText('Neither regime takes tax from this income, so there is nothing to draw.'),
    ).toBeVisible();
    await expect(page.getByRole('img', { name: /before cess/ })).toHaveCount(0);
    for (const [salary, written] of [
      [1_550_000, '₹15,50,000'],
      [1_675_000, '₹16,75,000'],
      [1_725_000, '₹17,25,000'],
      [62_000_000, '₹6,20,00,000'],
    ] as const) {
      await follow(page, `#basicSalary=${salary}&metroCity=no`);
      for (const width of [320, 375]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(
          page.getByRole('img', { name: `Tax against income. At your income of ${written}:` }),
        ).toBeVisible();
        const findBeyond = () =>
          page.evaluate(
            () =>
              [...document.querySelectorAll('main svg text')].filter(
                (text) => text.getBoundingClientRect().right > innerWidth - 12,
              ).length,
          );
        await expect.poll(findBeyond).toBe(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    }
  });
});
