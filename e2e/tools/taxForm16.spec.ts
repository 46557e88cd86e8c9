import { typesetAis } from '../../mfe-tax/src/testing/typesetAis.ts';
import { sampleHead } from '../../mfe-tax/src/testing/typesetForm16.ts';
import { findViolations } from '../axe.ts';
import { expect, hydrated, test } from '../site.ts';
import { amounts, form16, grouped, pdf, picker, salary } from './form16.ts';
import { amount } from './taxCalculator.ts';

test('TX-30 Form 16 and AIS fill the estimate on the device: figures with their places, the difference explained, nothing sent', async ({
  readingPage: page,
  reader: context,
}) => {
  const earlier = form16('Earlier.pdf', '2023-24');
  const scan = pdf('Scan.pdf', [[]]);
  const ais = pdf(
    'AIS.pdf',
    typesetAis([{ code: 'SFT-015', description: 'Dividend income', source: 'SAMPLE WORKS LIMITED', rupees: 9_00_000 }]),
  );

  await page.goto('/tools/tax-calculator?step=estimate#basicSalary=1000000&metroCity=no');
  await hydrated(page);
  await page.getByRole('link', { name: 'Fill from Form 16 and AIS' }).click();
  await expect(page).toHaveURL(/\/tools\/tax-calculator\/form-16$/);
  await hydrated(page);

  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });

  await test.step('figures come with their places and are confirmed by the sums of the form', async () => {
    await picker(page).setInputFiles([form16(), earlier, scan]);
    await expect(salary(page)).toHaveValue(grouped(amounts.rows.salary));
    await expect(salary(page)).toHaveAccessibleDescription(/^Page 2, line \d+ · confirmed by a sum/);
    await expect(amount(page, 'Tax deducted (TDS)')).toHaveValue(grouped(amounts.rows.taxDeducted));
  });
  await test.step('a scan and a form of a year without rules are left out, and said', async () => {
    await expect(page.getByText(/it is a scan/)).toBeVisible();
    await expect(page.getByText('Earlier.pdf is for 2022-23, a year whose rules are not here')).toBeVisible();
  });
  await test.step('the AIS adds dividends, and the difference is explained', async () => {
    await picker(page).setInputFiles([ais]);
    const row = page.getByRole('row', { name: /^Income from other sources/ });
    await expect(row).toContainText('9,00,000');
    await expect(row).toContainText('The AIS has more interest and dividends.');
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
  await test.step('the figures fill the estimate, and nothing was sent or stored', async () => {
    await page.getByRole('link', { name: 'Use these figures in the estimate' }).click();
    await expect(amount(page, 'Other Income')).toHaveValue('9,00,000');
    await expect(amount(page, '80C')).toHaveValue(grouped(amounts.claimed.total80C ?? 0));
    expect(sent.filter((url) => !url.includes('vitals'))).toEqual([]);
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(stored).not.toContain(sampleHead.pan);
  });
});
