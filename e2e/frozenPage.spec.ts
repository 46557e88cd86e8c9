import { publish } from '@artha/core/publish';
import { hostileRelease } from './alteredRelease.ts';
import { expect, hydrated, test } from './site.ts';

const TAX = '/tools/tax-calculator';

test('SH-14 a release whose screen blocks the page for ever is counted for it; a page that works and is closed is not', async ({
  browser,
  ownSite,
}) => {
  const counts = async () => (await fetch(`${ownSite.url}/vitals`)).text();
  const context = await browser.newContext();
  await test.step('a page that works is opened and closed', async () => {
    const page = await context.newPage();
    await page.goto(ownSite.url + TAX);
    await hydrated(page);
    await page.close();
  });
  await publish(ownSite.quickContext, [await hostileRelease('tax', 'setTimeout(() => { for (;;); })')]);
  await test.step('a page of the release stops answering while it loads, and is closed', async () => {
    const page = await context.newPage();
    await page.goto(ownSite.url + TAX, { waitUntil: 'commit' });
    const answers = () =>
      Promise.race([page.evaluate(() => true), new Promise((resolve) => setTimeout(resolve, 1000, false))]);
    await expect.poll(answers).toBe(false);
    await page.close();
    await expect.poll(counts).toMatch(/"remote":"tax","release":"\w+","views":1,"errors":\{"AR-110":1\}/);
  });
  expect((await counts()).match(/AR-110/g)).toHaveLength(1);
  await context.close();
});
