import { expectNoViolations } from '../barriers.ts';
import { excessOf } from '../reflow.ts';
import { expect, test } from '../site.ts';

test('PF-42 ratios are chosen, explained and worked out in Hindi, on the narrowest phone', async ({
  readingPage: page,
}) => {
  await test.step('the ratios and their explanations are in Hindi', async () => {
    await page.goto('/hi/Artha-Custom-Report');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await page.getByRole('searchbox', { name: 'अनुपात खोजें...' }).fill('चालू');
    await expect(page.getByRole('list', { name: 'वित्तीय अनुपात' }).getByRole('heading').first()).toHaveText('चालू अनुपात');
    await page.getByRole('button', { name: 'चालू अनुपात' }).click();
    await expect(page.getByRole('dialog', { name: 'चालू अनुपात' }).getByText('चालू देयताएँ').first()).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('the report is worked out, and its PDF is made', async () => {
    await page.getByLabel('रिपोर्ट में लें: चालू अनुपात').check();
    await page.getByRole('button', { name: '1 अनुपात की रिपोर्ट बनाएँ' }).click();
    const report = page.getByRole('region', { name: 'आपकी रिपोर्ट' });
    await report.getByRole('button', { name: 'नमूना आँकड़े भरें' }).click();
    await expect(report.getByText('₹18,00,000 ÷ ₹12,00,000 = 1.5')).toBeVisible();
    await expect(report.getByText('आपकी रिपोर्ट PDF में तैयार है, जो इसी डिवाइस पर बनी।')).toBeVisible();
    await expectNoViolations(page);
  });
  await test.step('it fits the narrowest phone', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await excessOf(page)).toBeLessThanOrEqual(0);
  });
});
