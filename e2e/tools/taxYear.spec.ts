import { readFileSync } from 'node:fs';
import { expectNoViolations } from '../barriers.ts';
import { expect, test } from '../site.ts';
import { amount, open, press } from './taxCalculator.ts';

/** The pages of a PDF of any library. */
const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

test('TX-32 the way of a year leads from Form 16 over payslips and return form to a sheet of one or two pages', async ({
  readingPage: page,
}) => {
  await test.step('the home page and the tools lead to Form 16, in both languages', async () => {
    for (const [path, name, target] of [
      ['/', 'Have a Form 16? Start with it', '/tools/tax-calculator/form-16'],
      ['/tools', 'Have a Form 16? Start with it', '/tools/tax-calculator/form-16'],
      ['/hi', 'फ़ॉर्म 16 है? उससे शुरू करें', '/hi/tools/tax-calculator/form-16'],
      ['/hi/tools', 'फ़ॉर्म 16 है? उससे शुरू करें', '/hi/tools/tax-calculator/form-16'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', target);
    }
    await page.goto('/tools');
    await page.getByRole('link', { name: 'Have a Form 16? Start with it' }).click();
    await expect(page).toHaveURL(/\/tools\/tax-calculator\/form-16$/);
  });

  await test.step('the payslips have the amount in hand of each month, and follow a change of the regime', async () => {
    await open(page, '?step=estimate#basicSalary=1500000&section80C=150000&metroCity=no&year=2026-27');
    const payslips = page.getByRole('table', { name: /^Payslips of the year, in rupees/ });
    await expect(payslips.getByRole('row', { name: 'April 2026' })).toHaveText('April 20261,16,8751,25,0008,125');
    await page.getByRole('radio', { name: '12% of ₹15,000' }).check();
    await amount(page, 'Professional tax').fill('200');
    await page.getByLabel('Change to the other regime from').selectOption('October');
    await expect(payslips.getByRole('row', { name: 'October 2026' })).toHaveText(
      'October 202696,0251,25,0001,80020026,975',
    );
    await expect(page).toHaveURL(/way=fund-ceiling_changedFrom-6_taxEach-200/);
  });

  await test.step('the return form has its reasons, and an updated return its days and its tax', async () => {
    await expect(page.getByText('ITR-1 (Sahaj) fits')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Director of a company' }).check();
    await expect(page.getByText('ITR-2 fits')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Why no shorter form' })).toHaveText(
      'You were a director of a company in the year.',
    );
    await expect(page.getByText('The forms for 2026-27 are not notified yet.')).toBeVisible();
    await expect(
      page.getByRole('table', { name: 'Additional tax of an updated return' }).getByRole('row').last(),
    ).toHaveText('31 March 203270% of tax and interest');
  });

  await test.step('an address brings the answers back', async () => {
    await expect(page).toHaveURL(/facts-director/);
    await page.reload();
    await expect(page.getByText('ITR-2 fits')).toBeVisible();
    await expect(amount(page, 'Professional tax')).toHaveValue('200');
  });

  await test.step('axe finds nothing, light and dark, wide and narrow, and nothing is wider than a small phone', async () => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoViolations(page, { part: 'main' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  await test.step('the sheet prints alone, on two pages at most, and is kept as a PDF in both languages', async () => {
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await press(page, 'Print the sheet');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Computation of total income and tax' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Tax payable/ }).last()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The return of 2026-27' })).toBeHidden();
    const printed = countPages(await page.pdf({ format: 'A4' }));
    expect([1, 2]).toContain(printed);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: null });
    for (const [path, button] of [
      ['/tools/tax-calculator', 'Download as PDF'],
      ['/hi/tools/tax-calculator', 'PDF डाउनलोड करें'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(`${path}?step=estimate#basicSalary=1500000&metroCity=no&year=2026-27`);
      const download = page.waitForEvent('download');
      await press(page, button);
      const file = await download;
      expect(file.suggestedFilename()).toBe('computation-2026-27.pdf');
      const pdf = readFileSync(await file.path());
      expect(pdf.toString('latin1')).toContain(path.startsWith('/hi') ? '/Lang (hi-IN)' : '/Lang (en-IN)');
      expect(countPages(pdf)).toBe(1);
    }
  });
});
