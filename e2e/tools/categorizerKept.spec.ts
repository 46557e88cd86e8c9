import { join } from 'node:path';
import { expect, test } from '../site.ts';
import { openTab } from './categorizer.ts';

const PATH = '/tools/transaction-categorizer';
const SAMPLE = join(import.meta.dirname, '../../statements/samples/hdfc-a.pdf');

test(
  'CA-20 leaving by a link requires confirmation, and Back shows the result again, from any page of the site',
  { tag: '@firefox' },
  async ({ page, browserName }) => {
    await page.goto('/tools');
    await page.getByRole('main').getByRole('link', { name: 'Transaction Categorizer' }).click();
    await page.waitForURL(`**${PATH}`);
    await page.getByLabel('Statement').setInputFiles(SAMPLE);
    await page.getByLabel('Bank').selectOption('HDFC');
    await page.getByRole('button', { name: 'Upload PDF' }).click();
    const result = page.getByRole('heading', { level: 1, name: '50 transactions, 16 categories' });
    await expect(result).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Summary' })).toBeVisible();
    // A slow network: what a page requests in the background does not arrive before the person leaves it.
    await page.route(/\/(?:remotes|registry)\//, (route) =>
      route.request().resourceType() === 'fetch' ? undefined : route.continue(),
    );

    for (const path of ['/pricing', '/finterms', '/tools/tax-calculator']) {
      await page.evaluate((address) => {
        const link = document.createElement('a');
        link.href = address;
        document.body.append(link);
        link.click();
        link.remove();
      }, path);
      // By its text: Firefox 153 ends the process of a page that came back once Playwright asks for the name of this dialog.
      const dialog = page.getByRole('dialog').filter({ hasText: 'Leave this page?' });
      await dialog.getByRole('link', { name: 'Leave this page' }).click();
      await page.waitForURL(`**${path}`);
      await page.goBack({ waitUntil: 'commit' });
      await expect(result).toBeVisible();
    }
    // Firefox does not say where a Back leads that a page asks about first, so Playwright waits for it in vain.
    if (browserName === 'firefox') return;
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForURL('**/tools', { waitUntil: 'commit' });
    await page.goForward({ waitUntil: 'commit' });
    await expect(result).toBeVisible();
    await openTab(page, 'Rows');
    await expect(page.getByRole('table', { name: 'Transaction Data' }).getByRole('row')).toHaveCount(51);
  },
);

test('CA-20 a reload would lose the result, so it requires confirmation', async ({ page }) => {
  await page.goto(PATH);
  await page.getByLabel('Statement').setInputFiles(SAMPLE);
  await page.getByLabel('Bank').selectOption('HDFC');
  await page.getByRole('button', { name: 'Upload PDF' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^50 transactions/);
  await expect(page.getByRole('tab', { name: 'Summary' })).toBeVisible();
  // Browsers only ask on pages that a person has used.
  await page.getByRole('heading', { level: 1 }).click();
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => {
    setTimeout(() => {
      location.reload();
    });
  });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^50 transactions/);

  page.once('dialog', (question) => void question.accept());
  await page.goto(PATH);
  await expect(page.getByText(/^Your table was only on that page, and we keep no copy\./)).toBeVisible();
});
