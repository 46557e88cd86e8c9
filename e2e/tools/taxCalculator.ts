import type { Locator, Page } from '@playwright/test';
import { expect } from '../site.ts';

export const PATH = '/tools/tax-calculator';

export const incomeLabels = ['Basic Salary', 'House Rent Allowance', 'Other Allowance'] as const;
export const deductionLabels = ['80C', '80D', 'Rent Paid'] as const;
export type Label = (typeof incomeLabels | typeof deductionLabels)[number];
export type Amounts = Readonly<Partial<Record<Label, string>>>;

export const amount = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const banner = (page: Page) => page.getByText(/regime is better by|Both regimes have the same tax liability/);
export const stepHeading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/** Taxable Income, Tax and Take Home of a card, in this order. */
export const figures = (page: Page, regime: 'Old Regime' | 'New Regime'): Locator =>
  page.getByRole('region', { name: regime, exact: true }).getByRole('definition');

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
