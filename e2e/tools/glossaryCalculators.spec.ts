import { expect, hydrated, test } from '../site.ts';

test('GL-31 calculators are listed and found, show each year or month as a table and a chart, and work on the device', async ({
  page,
  complaints,
}) => {
  const result = page.getByRole('status', { name: 'Result' });
  const calculate = page.getByRole('button', { name: 'Calculate' });

  await test.step('the list of terms names all sixteen, and the search finds one by the words that people type', async () => {
    await page.goto('/finterms');
    await hydrated(page);
    const list = page.getByRole('navigation', { name: 'Calculators' });
    await expect(list.getByRole('link')).toHaveCount(16);
    await page.getByRole('searchbox').fill('step up sip');
    await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText('Step-Up SIP');
    await page.getByRole('searchbox').fill('ppf calculator');
    await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText('PPF');
    await page.getByRole('main').getByRole('link', { name: 'PPF', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'PPF' });
    await expect(dialog.getByRole('status', { name: 'Result' })).toContainText('₹40,68,209.23');
    await dialog.getByRole('link', { name: 'Open as a page' }).click();
    await expect(result).toContainText('₹40,68,209.23');
  });
  await test.step('on a phone the table scrolls in its own box, and the chart has its course in words', async () => {
    await page.setViewportSize({ width: 320, height: 720 });
    await expect(page.getByRole('img', { name: 'Balance: from ₹1,60,650 to ₹40,68,209.' })).toBeVisible();
    await page.getByText('Every year as a table').click();
    const box = page.getByRole('region', { name: 'Year by year' });
    await expect(box.getByRole('row')).toHaveCount(16);
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
  await test.step('a loan with prepayments is paid back to the last month, and a reload keeps its figures', async () => {
    await page.goto('/finterms/home-loan');
    await expect(calculate).toBeEnabled();
    await page.getByRole('textbox', { name: 'Extra each month' }).fill('5000');
    await page.getByRole('textbox', { name: 'Extra once' }).fill('0');
    await calculate.click();
    await expect(page).toHaveURL(/#amount=2500000&rate=8\.5&months=240&monthly=5000&once=0&onceMonth=12&keep=0$/);
    await page.reload();
    await expect(result).toContainText('Loan ends earlier by');
    await page.getByText('Every month as a table').click();
    await expect(page.getByRole('region', { name: 'Month by month' }).getByRole('row').last()).toContainText('₹0.00');
  });
  await test.step('a limit that follows from another figure is explained', async () => {
    await page.goto('/finterms/nps');
    await expect(calculate).toBeEnabled();
    await page.getByRole('combobox', { name: 'Subscriber' }).selectOption('In government service');
    const share = page.getByRole('textbox', { name: 'Share that buys an annuity' });
    await share.fill('20');
    await calculate.click();
    await expect(share).toBeFocused();
    await expect(share).toHaveAccessibleDescription('Share that buys an annuity: enter at least 40%.');
  });
  await test.step('in Hindi a link brings its figures, and nothing is sent to work them out', async () => {
    await page.goto('/hi/finterms/gst#amount=11800&rate=18&kind=1&supply=0');
    const inHindi = page.getByRole('status', { name: 'नतीजा' });
    await expect(inHindi).toContainText('₹10,000.00');
    await expect(page.getByRole('button', { name: 'हिसाब लगाएँ' })).toBeEnabled();
    await page.waitForLoadState('networkidle');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.getByRole('textbox', { name: 'जीएसटी दर' }).fill('5');
    await page.getByRole('button', { name: 'हिसाब लगाएँ' }).click();
    await expect(inHindi).toContainText('₹11,238.10');
    expect(sent).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
  expect(complaints).toEqual([]);
});
