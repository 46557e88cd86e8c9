import { expectNoViolations } from '../barriers.ts';
import { excessOf } from '../reflow.ts';
import { expect, test } from '../site.ts';

test('PF-42 a salary is taxed in Hindi: refused amounts, both regimes, the estimate, on the narrowest phone', async ({
  readingPage: page,
}) => {
  const amount = (name: string) => page.getByRole('textbox', { name, exact: true });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await test.step('the steps ask in Hindi, and name what is missing', async () => {
    await page.goto('/hi/tools/tax-calculator');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('आयकर कैलकुलेटर - भारत');
    await press('आगे');
    await expect(page.getByText('साल भर का मूल वेतन लिखें।')).toBeVisible();
    await amount('मूल वेतन').fill('18 लाख');
    await expect(page.getByText('अठारह लाख', { exact: true })).toBeVisible();
    await press('आगे');
    await amount('धारा 80C').fill('150000');
  });
  await test.step('the result compares both regimes', async () => {
    await press('कर की गणना करें');
    await expect(page.getByText('नई कर व्यवस्था बेहतर है: साल में ₹1,53,400 कम कर')).toBeVisible();
    await expect(page.getByRole('img', { name: /^आय के साथ कर।/ })).toBeVisible();
    await expectNoViolations(page);
  });
  await test.step('English shows the same figures, and so does Hindi again', async () => {
    await page.getByRole('link', { name: /^English/ }).click();
    await expect(page.getByText(/^New regime is better by ₹1,53,400/)).toBeVisible();
    await page.getByRole('link', { name: /^हिन्दी/ }).click();
    await expect(page.getByText('नई कर व्यवस्था बेहतर है: साल में ₹1,53,400 कम कर')).toBeVisible();
  });
  await test.step('the result fits the narrowest phone', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await excessOf(page)).toBeLessThanOrEqual(0);
  });
  await test.step('the estimate has its sources and fits, too', async () => {
    await page.getByRole('link', { name: 'विस्तृत अनुमान खोलें' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'विस्तृत अनुमान' })).toBeVisible();
    await page.getByText(/के नियमों के स्रोत/).click();
    expect(await excessOf(page)).toBeLessThanOrEqual(0);
  });
});
