import { expect, hydrated, test } from '../site.ts';

test('GL-30 a term with a calculator works out figures on the device, keeps them in the address, and explains what is wrong', async ({
  page,
  complaints,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.url().includes('/remotes/glossary/'))
      scripts.push(request.url());
  });
  const result = page.getByRole('status', { name: 'Result' });
  const calculate = page.getByRole('button', { name: 'Calculate' });

  await test.step('the page of a term without one loads none', async () => {
    await page.goto('/finterms/upi');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  });
  const withoutCalculator = scripts.splice(0).length;
  await test.step('figures that are sent are in the address, and Back brings the example', async () => {
    await page.goto('/finterms/emi');
    await expect(result).toContainText('₹21,695.58');
    await expect(calculate).toBeEnabled();
    expect(scripts.length).toBeGreaterThan(withoutCalculator);
    await page.getByRole('textbox', { name: 'Loan amount' }).fill('10 lakh');
    await page.getByRole('textbox', { name: 'Interest rate' }).fill('9');
    await page.keyboard.press('Enter');
    await expect(result).toContainText('₹8,997.26');
    await expect(page).toHaveURL(/\/finterms\/emi#amount=1000000&rate=9&months=240$/);
    await page.goBack();
    await expect(result).toContainText('₹21,695.58');
    await page.goForward();
    await page.reload();
    await expect(result).toContainText('₹8,997.26');
  });
  await test.step('a wrong figure is explained at its field, which has the focus', async () => {
    const rate = page.getByRole('textbox', { name: 'Interest rate' });
    await expect(calculate).toBeEnabled();
    await rate.fill('51');
    await calculate.click();
    await expect(rate).toBeFocused();
    await expect(rate).toHaveAccessibleDescription('Interest rate: enter at most 50%.');
  });
  await test.step('in Hindi, at 320 pixels, nothing is wider than the window', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/hi/finterms/xirr#flow=2024-01-01:-100000&flow=2025-01-01:110000');
    await expect(page.getByRole('status', { name: 'नतीजा' })).toContainText('9.97%');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
  await test.step('in the dialog of a term it works without a network, and the address stays', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/finterms');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Fixed Deposit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Fixed Deposit' });
    await expect(dialog.getByRole('button', { name: 'Calculate' })).toBeEnabled();
    await page.context().setOffline(true);
    await dialog.getByRole('textbox', { name: 'Time' }).fill('12');
    await dialog.getByRole('button', { name: 'Calculate' }).click();
    await expect(dialog.getByRole('status', { name: 'Result' })).toContainText('₹1,07,185.90');
    await expect(page).toHaveURL(/\/finterms\/fixed-deposit$/);
    await page.context().setOffline(false);
  });
  expect(complaints).toEqual([]);
});
