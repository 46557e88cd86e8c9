import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import {
  amount,
  banner,
  calculate,
  deductionLabels,
  eighteenLakh,
  figures,
  fill,
  follow,
  incomeLabels,
  PATH,
  press,
  stepHeading,
} from './taxCalculator.ts';

/** The tax on each card of the open result for a basic salary alone, for several salaries. */
async function expectTaxes(
  page: Page,
  regime: 'Old Regime' | 'New Regime',
  rows: readonly (readonly [basicSalary: string, taxableIncome: string, tax: string])[],
): Promise<void> {
  for (const [basicSalary, taxableIncome, tax] of rows) {
    await follow(page, `#basicSalary=${basicSalary}&metroCity=no`);
    await expect(figures(page, regime).nth(0)).toHaveText(taxableIncome);
    await expect(figures(page, regime).nth(1)).toHaveText(tax);
  }
}

test.beforeEach(async ({ readingPage: page }) => {
  await page.goto(PATH);
});

test('TX-01 TX-02 the steps ask for the income and the deductions of a year, and say why they go no further', async ({
  readingPage: page,
}) => {
  await test.step('the first step asks for the income of a year', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Income Tax Calculator - India' })).toBeVisible();
    await expect(stepHeading(page, 'Income Details (Annually)')).toBeVisible();
    await expect(amount(page, 'Basic Salary')).toHaveAttribute('required');
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();

    // The total at the side updates once the page is interactive; then the city can be chosen.
    await amount(page, 'Basic Salary').fill('1200000');
    await amount(page, 'House Rent Allowance').fill('480000');
    await expect(page.getByRole('region', { name: 'Your figures' }).getByText('₹16,80,000')).toBeVisible();
    await expect(amount(page, 'House Rent Allowance')).toHaveValue('4,80,000');
    await expect(page.getByText('four lakh eighty thousand')).toBeVisible();
    const city = page.getByRole('group', { name: 'Do you live in a metro city?' });
    await expect(city.getByRole('radio', { name: 'No' })).toBeChecked();
    await city.getByRole('radio', { name: 'Yes' }).check();
    await expect(city.getByRole('radio', { name: 'No' })).not.toBeChecked();
  });
  await test.step('without a basic salary, or with a negative one, the first step stays and says why', async () => {
    await amount(page, 'Basic Salary').fill('');
    await press(page, 'Next');
    await expect(amount(page, 'Basic Salary')).toHaveAccessibleDescription('Enter your Basic Salary for the year.');
    await expect(amount(page, 'Basic Salary')).toBeFocused();
    await amount(page, 'Basic Salary').fill('-1');
    await expect(amount(page, 'Basic Salary')).toHaveAccessibleDescription('Basic Salary cannot be less than ₹0.');
    await expect(stepHeading(page, 'Income Details (Annually)')).toBeVisible();
  });
  await test.step('the second step asks for the deductions of a year and enforces their limits', async () => {
    await amount(page, 'Basic Salary').fill('1200000');
    await press(page, 'Next');
    await expect(stepHeading(page, 'Deductions (Annually)')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();

    for (const label of deductionLabels) {
      await amount(page, label).fill('-1');
      await press(page, 'Calculate Tax');
      await expect(amount(page, label)).toHaveAccessibleDescription(new RegExp(`${label} cannot be less than ₹0\\.$`));
      await amount(page, label).fill('');
    }
    await amount(page, '80C').fill('150001');
    await amount(page, '80D').fill('12001');
    await press(page, 'Calculate Tax');
    await expect(amount(page, '80C')).toHaveAccessibleDescription(/80C can be at most ₹1,50,000\.$/);
    await expect(amount(page, '80D')).toHaveAccessibleDescription(/80D can be at most ₹12,000\.$/);
    await expect(amount(page, '80C')).toBeFocused();
    await amount(page, '80C').fill('150000');
    await amount(page, '80D').fill('12000');
    await press(page, 'Calculate Tax');
    await expect(banner(page)).toBeVisible();
  });
});

test('TX-03 TX-04 TX-05 TX-10 the steps keep what was typed and send none of it, and city, rent and HRA do not change the standard result', async ({
  readingPage: page,
}) => {
  await test.step('Enter leads through the steps, and the focus follows', async () => {
    await amount(page, 'Basic Salary').fill('1200000');
    await page.keyboard.press('Enter');
    await expect(stepHeading(page, 'Deductions (Annually)')).toBeFocused();
    await amount(page, '80C').fill('150000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Tax Regime Comparison' })).toBeFocused();
  });
  await test.step('Back and Change figures keep what was typed', async () => {
    await press(page, 'Change figures');
    await fill(page, incomeLabels, eighteenLakh);
    await press(page, 'Next');
    await fill(page, deductionLabels, eighteenLakh);
    await press(page, 'Back');
    await expect(stepHeading(page, 'Income Details (Annually)')).toBeFocused();
    await expect(amount(page, 'House Rent Allowance')).toHaveValue('4,80,000');
    await press(page, 'Next');
    await expect(amount(page, '80D')).toHaveValue('12,000');
    await press(page, 'Calculate Tax');
  });
  await test.step('city, rent and the share of HRA do not change the standard result', async () => {
    const sentence = await banner(page).innerText();
    await press(page, 'Change figures');
    await expect(amount(page, 'Basic Salary')).toHaveValue('12,00,000');
    await page.getByRole('radio', { name: 'Yes' }).check();
    await calculate(page, {
      ...eighteenLakh,
      'House Rent Allowance': '120000',
      'Other Allowance': '480000',
      'Rent Paid': '0',
    });
    await expect(banner(page)).toHaveText(sentence);
  });
  await test.step('no figure leaves the browser', async () => {
    const told: string[] = [];
    page.on('request', (request) => {
      // A browser does not send what follows # in an address.
      const sent = `${request.url().replace(/#.*/, '')} ${request.postData() ?? ''}`;
      if (sent.includes('1234567')) told.push(request.url());
    });
    await press(page, 'Change figures');
    await calculate(page, { 'Basic Salary': '1234567' });
    await expect(page.getByText('On a total income of ₹12,34,567')).toBeVisible();
    await page.reload();
    await expect(page.getByText('On a total income of ₹12,34,567')).toBeVisible();
    expect(told).toEqual([]);
  });
  await test.step('the banner says if both cost the same, and then no card is marked', async () => {
    await follow(page, '#basicSalary=462000&section80C=150000&section80D=12000&metroCity=no');
    await expect(banner(page)).toHaveText('Both regimes have the same tax liability');
    await expect(page.getByText('Lower tax')).toBeHidden();
  });
  await test.step('at 320 px each tax year is on one line', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    const years = page.getByRole('group', { name: 'Tax year' }).locator('label');
    await expect(years).toHaveCount(3);
    // As high as a control with one line.
    const excesses = await years.evaluateAll((labels) =>
      labels.map((label) => label.getBoundingClientRect().height - parseFloat(getComputedStyle(label).minHeight)),
    );
    expect(excesses).toEqual([0, 0, 0]);
  });
});

test(
  'TX-04 TX-05 TX-09 the comparison shows both regimes for the year and the month, slab by slab, says which is better, and what it calculates',
  { tag: '@everyBrowser' },
  async ({ readingPage: page }) => {
    await calculate(page, eighteenLakh);
    await test.step('the comparison shows both regimes, for the year and for the month', async () => {
      await expect(page.getByRole('heading', { name: 'Tax Regime Comparison' })).toBeVisible();
      const oldCard = page.getByRole('region', { name: 'Old Regime', exact: true });
      await expect(oldCard.getByRole('term')).toHaveText(['Taxable Income', 'Tax', 'Take Home']);
      await expect(figures(page, 'Old Regime')).toHaveText(['₹15,88,000', '₹3,00,456', '₹14,99,544']);
      await expect(figures(page, 'New Regime')).toHaveText(['₹17,25,000', '₹1,50,800', '₹16,49,200']);
      await expect(page.getByRole('region', { name: 'New Regime', exact: true }).getByText('Lower tax')).toBeVisible();
      await expect(oldCard.getByText('Lower tax')).toBeHidden();

      await oldCard.getByRole('tab', { name: 'Monthly' }).click();
      await expect(figures(page, 'Old Regime')).toHaveText(['₹1,32,333', '₹25,038', '₹1,24,962']);
      await expect(figures(page, 'New Regime')).toHaveText(['₹1,43,750', '₹12,567', '₹1,37,433']);
      await oldCard.getByRole('tab', { name: 'Annual' }).click();
      await expect(figures(page, 'Old Regime').nth(1)).toHaveText('₹3,00,456');
    });
    await test.step('the workings show each tax as an area and slab by slab', async () => {
      await expect(
        page.getByRole('img', { name: /Old Regime: ₹2,88,900 before cess.*New Regime: ₹1,45,000/ }),
      ).toBeVisible();
      const table = page.getByRole('table', { name: 'New Regime' });
      await expect(table.getByRole('row', { name: '16 L to 20 L 20% 1,25,000 25,000' })).toBeVisible();
      await expect(table.getByRole('row', { name: 'Health & Education Cess, 4% 5,800' })).toBeVisible();
      await expect(table.getByRole('row', { name: 'Tax 1,50,800', exact: true })).toBeVisible();
    });
    await test.step('the banner says which regime is better, by how much and for how long', async () => {
      await expect(banner(page)).toHaveText('New regime is better by ₹1,49,656 per annual');
      await page.getByRole('tab', { name: 'Monthly' }).click();
      await expect(banner(page)).toHaveText('New regime is better by ₹12,471 per monthly');
    });
    await test.step('the note says what the calculation does', async () => {
      await expect(
        page.getByText(
          'Both figures include 4% Health & Education Cess. The calculation applies a standard deduction of ₹50,000 in the old regime and ₹75,000 in the new.',
        ),
      ).toBeVisible();
    });
  },
);

test('TX-06 TX-07 TX-08 both regimes tax by their slabs, with relief, cess and no decimals', async ({
  readingPage: page,
}) => {
  await calculate(page, { 'Basic Salary': '1200000' });
  await test.step('the old regime deducts 50,000 and taxes by its four slabs', async () => {
    await expectTaxes(page, 'Old Regime', [
      ['300000', '₹2,50,000', '₹0'],
      ['550000', '₹5,00,000', '₹13,000'],
      ['1050000', '₹10,00,000', '₹1,17,000'],
      ['3000000', '₹29,50,000', '₹7,25,400'],
    ]);
  });
  await test.step('the new regime deducts 75,000 and taxes by its seven slabs', async () => {
    await expectTaxes(page, 'New Regime', [
      ['1275000', '₹12,00,000', '₹0'],
      ['1675000', '₹16,00,000', '₹1,24,800'],
      ['2075000', '₹20,00,000', '₹2,08,000'],
      ['2475000', '₹24,00,000', '₹3,12,000'],
      ['3000000', '₹29,25,000', '₹4,75,800'],
    ]);
  });
  await test.step('just above 12,00,000 the new regime taxes the excess only, up to 12,75,000', async () => {
    await expectTaxes(page, 'New Regime', [
      ['1275001', '₹12,00,001', '₹1'],
      ['1325000', '₹12,50,000', '₹52,000'],
      ['1349999', '₹12,74,999', '₹77,999'],
      ['1350000', '₹12,75,000', '₹74,100'],
    ]);
    await follow(page, '#basicSalary=1325000&metroCity=no');
    // The 100% rate is cut off at the top of the chart, so that it does not squeeze the other rates.
    await expect(page.getByRole('img', { name: /before cess/ }).getByText('30%')).toBeVisible();
    const row = page.getByRole('table', { name: 'New Regime' }).getByRole('row', { name: /12 L to 12\.75 L/ });
    await expect(row).toContainText('100%');
    await expect(page.getByText(/^Marginal relief: just above ₹12,00,000/)).toBeVisible();
  });
  await test.step('cess is 4%, take home is the income less tax, and nothing has decimals', async () => {
    await press(page, 'Change figures');
    await calculate(page, { 'Basic Salary': '1299999.5' });
    await expect(figures(page, 'New Regime')).toHaveText(['₹12,25,000', '₹25,999', '₹12,74,000']);
    await press(page, 'Change figures');
    await calculate(page, { 'Basic Salary': '999999999' });
    await expect(figures(page, 'Old Regime')).toHaveText(['₹99,99,49,999', '₹31,17,89,400', '₹68,82,10,599']);
  });
});

test.describe('without JavaScript', () => {
  test('TX-01 the page says what the calculator needs, and shows the slabs and rates instead of the form', async ({
    scriptlessPage: page,
  }) => {
    await page.goto(PATH);
    await expect(page.getByText(/^The calculator needs JavaScript/)).toBeVisible();
    await expect(page.getByLabel('Basic Salary')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
    const rates = (name: RegExp) => page.getByRole('table', { name }).getByRole('row');
    await expect(rates(/^Old Regime, after a standard deduction of ₹50,000/)).toHaveText([
      'SlabRate',
      'Up to 2.5 L0%',
      '2.5 L to 5 L5%',
      '5 L to 10 L20%',
      'Above 10 L30%',
    ]);
    await expect(rates(/^New Regime, after a standard deduction of ₹75,000/)).toHaveCount(8);
  });
});
