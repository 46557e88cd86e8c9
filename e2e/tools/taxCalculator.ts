import type { Locator, Page } from '@playwright/test';
import { expect, hydrated } from '../site.ts';

/** The address of the calculator. */
export const PATH = '/tools/tax-calculator';

/** Opens the calculator at an address below its own, in a new document. */
export async function open(page: Page, address: string): Promise<void> {
  // A new fragment alone would not load the document again.
  await page.goto('about:blank');
  await page.goto(PATH + address);
  await hydrated(page);
}

/** Follows a link to other figures of the open step: the document stays. */
export const follow = (page: Page, figuresOfLink: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, figuresOfLink);

/** The labels of the first step. */
export const incomeLabels = ['Basic Salary', 'House Rent Allowance', 'Other Allowance'] as const;
/** The labels of the second step. */
export const deductionLabels = ['80C', '80D', 'Rent Paid'] as const;
/** A label of an amount. */
export type Label = (typeof incomeLabels | typeof deductionLabels)[number];
/** The amounts that a person types, by label. */
export type Amounts = Readonly<Partial<Record<Label, string>>>;

/** The field with this label. */
export const amount = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
/** Clicks the button with this name. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The sentence that names the better regime. */
export const banner = (page: Page) => page.getByText(/regime is better by|Both regimes have the same tax liability/);
/** The heading of a step. */
export const stepHeading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/** Taxable Income, Tax and Take Home of a card, in this order. */
export const figures = (page: Page, regime: 'Old Regime' | 'New Regime'): Locator =>
  page.getByRole('region', { name: regime, exact: true }).getByRole('definition');

/** Fills in the fields with these labels; those without an amount are emptied. */
export async function fill(page: Page, labels: readonly Label[], amounts: Amounts): Promise<void> {
  for (const label of labels) await amount(page, label).fill(amounts[label] ?? '');
}

/** Completes both steps, wherever the first step is shown. */
export async function calculate(page: Page, amounts: Amounts): Promise<void> {
  await fill(page, incomeLabels, amounts);
  await press(page, 'Next');
  await fill(page, deductionLabels, amounts);
  await press(page, 'Calculate Tax');
  await expect(banner(page)).toBeVisible();
}

/** A person with an income of ₹18,00,000. */
export const eighteenLakh: Amounts = {
  'Basic Salary': '1200000',
  'House Rent Allowance': '480000',
  'Other Allowance': '120000',
  '80C': '150000',
  '80D': '12000',
  'Rent Paid': '300000',
};

/** The figures of `eighteenLakh` in the format of an address. */
export const EIGHTEEN_LAKH =
  '#basicSalary=1200000&houseRentAllowance=480000&otherAllowance=120000&section80C=150000&section80D=12000&rentPaid=300000&metroCity=no';
