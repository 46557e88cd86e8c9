import type { Page } from '@playwright/test';
import { makeAmounts } from '../../mfe-tax/src/testing/formAmounts.ts';
import { formStyles } from '../../mfe-tax/src/testing/formStyles.ts';
import { sampleHead, typesetForm16 } from '../../mfe-tax/src/testing/typesetForm16.ts';
import { writePdf } from '../../mfe-tax/src/testing/writePdf.ts';
import { amount } from './taxCalculator.ts';

/** The address of the page that reads Form 16. */
export const PATH = '/tools/tax-calculator/form-16';

/** The figures of `form16`, in rupees. */
export const amounts = makeAmounts(4);

/** A PDF that a person chooses. */
export const pdf = (name: string, pages: Parameters<typeof writePdf>[0]) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(writePdf(pages)),
});

/** A Form 16 of an assessment year. */
export function form16(name = 'Form16.pdf', assessmentYear = sampleHead.assessmentYear) {
  const [style] = formStyles;
  if (style === undefined) throw new Error('There is no style.');
  return pdf(name, typesetForm16({ ...sampleHead, assessmentYear }, amounts, style));
}

/** Rupees as a field shows them. */
export const grouped = (rupees: number): string => Math.trunc(rupees).toLocaleString('en-IN');

/** Chooses the files to read. */
export const picker = (page: Page) => page.locator('input[type="file"]');
/** The first figure of a form that was read. */
export const salary = (page: Page) => amount(page, 'Salary, section 17(1)');
