import { recompose } from '@artha/platform/publish';
import { WAITLIST_FRAME } from '@artha/shared/config';
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test, type OwnSite } from '../site.ts';
import { startThirdParty, type ThirdParty } from '../waitlist.ts';

/** One item open at a time; a click on the open one closes it. */
async function expectOneOpenAtATime(items: Locator, first: number, second: number): Promise<void> {
  await items.nth(first).locator('summary').click();
  await expect(items.nth(first)).toHaveAttribute('open');
  await items.nth(second).locator('summary').click();
  await expect(items.nth(second)).toHaveAttribute('open');
  await expect(items.nth(first)).not.toHaveAttribute('open');
  await items.nth(second).locator('summary').click();
  await expect(items.nth(second)).not.toHaveAttribute('open');
}

test('MK-01 landing has a hero with its picture, four features, three audiences, contact, waitlist and a FAQ', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stock research, one right-click away.');
  await expect(page.getByRole('img', { name: /Chat, Explain and Strategy/ })).toBeVisible();
  for (const feature of ['AI analysis', 'Right-click actions', 'Strategy backtesting', 'Market screener']) {
    await expect(page.locator('#features').getByRole('heading', { name: feature })).toBeVisible();
  }
  await expect(page.locator('#features')).toContainText('Chat, explanation or strategy');
  for (const audience of ['Business owners', 'High-income professionals', 'Everyone']) {
    await expect(page.getByRole('region', { name: 'For who?' }).getByRole('heading', { name: audience })).toBeVisible();
  }
  await expect(page.locator('#contact').getByRole('link', { name: 'Join the Waitlist' })).toBeVisible();
  await expect(page.locator('#contact a[href^="mailto:"]').last()).toBeVisible();
  await expect(page.locator('#faq details')).toHaveCount(5);
});

test('MK-01 landing stands at 320 pixels without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Use the free tools' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

/** The scroll-animated picture: the three panels below 'Point at it'. */
const panelsOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Point at it. Then choose how to think about it.' }).getByRole('list').first();

test('MK-01 landing answers the selected stretch three ways, over the chart of the hero', async ({ page }) => {
  await page.goto('/');
  const panels = panelsOf(page);
  for (const name of ['Chat', 'Explain', 'Strategy']) {
    await expect(panels.getByRole('heading', { name })).toBeVisible();
  }
  const shown = await panels
    .locator('svg')
    .evaluateAll((charts) => charts.map((chart) => chart.getBoundingClientRect()));
  expect(shown).toHaveLength(3);
  const drawn = await panels.locator('use').evaluateAll((uses) => uses.map((use) => use.getBoundingClientRect().width));
  for (const width of drawn) expect(width).toBeGreaterThan(200);
});

test('MK-01 landing lets the picture grow from .94 to 1 as it enters', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const panels = panelsOf(page);
  const width = async () => (await panels.boundingBox())?.width ?? 0;
  const atFirst = await width();
  await panels.getByRole('heading', { name: 'Chat' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 700);
  await expect.poll(async () => atFirst / (await width())).toBeCloseTo(0.94, 2);
});

test('MK-01 landing keeps the picture at its size for those who want less motion, and on paper', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(panelsOf(page)).toHaveCSS('transform', 'none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(panelsOf(page)).not.toHaveCSS('transform', 'none');
  await page.emulateMedia({ media: 'print' });
  await expect(panelsOf(page)).toHaveCSS('transform', 'none');
});

test('MK-01 landing shows its pictures to those who come by a link of the site', async ({ page }) => {
  await page.goto('/tools');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: /Artha/ }).click();
  await expect(page.getByRole('img', { name: /eleven days selected/ })).toBeVisible();
  const drawn = await panelsOf(page)
    .locator('use')
    .first()
    .evaluate((use) => use.getBoundingClientRect().width);
  expect(drawn).toBeGreaterThan(200);
});

test('MK-02 landing FAQ opens its first item, and one at a time', async ({ page }) => {
  await page.goto('/');
  const items = page.locator('#faq details');
  await expect(items.first()).toHaveAttribute('open');
  await items.nth(1).locator('summary').click();
  await expect(items.first()).not.toHaveAttribute('open');
  await expectOneOpenAtATime(items, 2, 4);
});

async function withThirdParty(
  conduct: Parameters<typeof startThirdParty>[0],
  { context }: OwnSite,
  use: (thirdParty: ThirdParty) => Promise<void>,
): Promise<void> {
  const thirdParty = await startThirdParty(conduct);
  try {
    await recompose({ ...context, config: { ...context.config, waitlistWidget: thirdParty.widget } });
    await use(thirdParty);
  } finally {
    thirdParty.close();
  }
}

const contactOf = (page: Page): Locator => page.locator('#contact');
const frameOf = (page: Page): Locator => contactOf(page).getByTitle('Join the waitlist');
const linkOf = (page: Page): Locator => contactOf(page).getByRole('link', { name: 'Join the Waitlist' });

/** Sums up what moves without a visitor's doing, from before the page's first script. */
async function watchShifts(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    let shifted = 0;
    Reflect.set(globalThis, 'shifted', shifted);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifted += Number(Reflect.get(entry, 'value'));
      Reflect.set(globalThis, 'shifted', shifted);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate((): unknown => Reflect.get(globalThis, 'shifted'));
}

test('MK-03 landing has a plain link, and asks nobody else, where no third party is configured', async ({
  page,
  complaints,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) elsewhere.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(linkOf(page)).toHaveAttribute('target', '_blank');
  await expect(frameOf(page)).toHaveCount(0);
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});

test('MK-03 landing injects the widget on load and initialises it with its id and type', async ({ page, ownSite }) => {
  const shifted = await watchShifts(page);
  await withThirdParty('works', ownSite, async ({ asked }) => {
    await page.goto(`${ownSite.url}/#contact`);
    await expect(frameOf(page)).toBeVisible();
    await expect(linkOf(page)).toBeHidden();
    const join = frameOf(page).contentFrame().getByRole('button', { name: 'Join 4711 WIDGET_1' });
    await expect(join).toHaveCSS('color', 'rgb(1, 2, 3)');
    expect([...asked].sort()).toEqual(['/form.css', '/form.js']);
    await page.waitForTimeout(3500);
    await expect(join).toBeVisible();
    expect(await shifted()).toBe(0);
  });
});

test('MK-03 landing keeps a third party that reaches out of its frame inside it', async ({ page, ownSite }) => {
  await withThirdParty('reaches', ownSite, async () => {
    await page.goto(ownSite.url);
    await expect(frameOf(page)).toBeVisible();
    await expect(frameOf(page).contentFrame().getByRole('listitem')).toHaveText([
      'page refused',
      'frame refused',
      'address refused',
      'cookie refused',
      'storage refused',
      'dialog silent',
    ]);
    expect(page.url()).toBe(`${ownSite.url}/`);
    const response = await page.request.get(ownSite.url + WAITLIST_FRAME);
    expect(response.headers()['content-security-policy']).toContain('sandbox allow-scripts');
  });
});

for (const conduct of ['hangs', 'fails'] as const) {
  test(`MK-03 landing gives the place back to the link after three seconds when the third party ${conduct}`, async ({
    page,
    ownSite,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const shifted = await watchShifts(page);
    await withThirdParty(conduct, ownSite, async ({ asked }) => {
      await page.goto(`${ownSite.url}/#contact`);
      await expect(frameOf(page)).toBeAttached();
      await expect(linkOf(page)).toBeVisible();
      const started = Date.now();
      await expect(frameOf(page)).toHaveCount(0);
      expect(Date.now() - started).toBeLessThan(4000);
      await expect(linkOf(page)).toBeVisible();
      expect(asked).toContain('/form.js');
      expect(await shifted()).toBe(0);
      expect(errors).toEqual([]);
    });
  });
}

test('MK-04 landing names what each audience gets, with footnotes on the page', async ({ page }) => {
  await page.goto('/');
  const offers = {
    'business-owners': ['Solo 401k', 'Cash balance plans', 'Mega backdoor Roth'],
    'high-income-professionals': [
      'Tax offsetting with alternative investments',
      'Backdoor Roth IRA',
      'Estate planning trusts',
    ],
    everyone: ['A custom financial plan', 'Retirement accounts', 'A no-fee roboadvisor'],
  };
  for (const [id, names] of Object.entries(offers)) {
    for (const name of names) await expect(page.locator(`#${id}`)).toContainText(name);
  }
  for (const name of ['A custom financial plan', 'A no-fee roboadvisor']) {
    const mark = page
      .getByRole('listitem')
      .filter({ hasText: name })
      .last()
      .getByRole('link', { name: /Footnote/ });
    const target = await mark.getAttribute('href');
    await expect(page.locator(target ?? '#missing')).toContainText('for information only');
  }
});

test('MK-05 landing describes the wealth tracker with its six places', async ({ page }) => {
  await page.goto('/');
  const tracker = page.getByRole('region', { name: 'Everything you own and owe, on one page' });
  for (const place of ['Bank accounts', 'Deposits', 'Mutual funds', 'Stocks', 'Insurance', 'Loans']) {
    await expect(tracker.getByText(place, { exact: true })).toBeVisible();
  }
});

test('MK-06 landing FAQ makes its four claims', async ({ page }) => {
  await page.goto('/');
  const faq = page.locator('#faq');
  await expect(faq).toContainText('is not a bank');
  await expect(faq).toContainText('still in demo');
  await expect(faq).toContainText('A premium subscription is planned');
  await expect(faq).toContainText('Your financial data is neither sold nor shared');
});

test('MK-07 pricing states the plan and switches between monthly and yearly', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1, name: 'Simple, transparent pricing.' })).toBeVisible();
  const main = page.getByRole('main');
  for (const fact of ['$1 per day', '$30 per month', '$300 per year', '14 days', 'Unlimited', 'Any time']) {
    await expect(main).toContainText(fact);
  }
  await expect(main).toContainText('One price, and what it covers');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await expect(page.getByRole('heading', { name: '$300 per year' })).toBeVisible();
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await expect(page.getByRole('heading', { name: '$30 per month' })).toBeVisible();
});

test('MK-07 pricing shows a price that shrinks as the page scrolls', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/pricing');
  const price = page
    .getByRole('main')
    .locator('p')
    .filter({ hasText: /^\$1 per day$/ });
  const height = async () => (await price.boundingBox())?.height ?? 0;
  const atFirst = await height();
  expect(atFirst).toBeGreaterThan(140);
  await page.mouse.wheel(0, 200);
  await expect.poll(height).toBeLessThan(atFirst * 0.8);
  await page.mouse.wheel(0, 400);
  await expect.poll(height).toBeLessThan(60);
});

test('MK-07 pricing keeps the price small and still for those who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/pricing');
  const price = page
    .getByRole('main')
    .locator('p')
    .filter({ hasText: /^\$1 per day$/ });
  const atFirst = (await price.boundingBox())?.height ?? 0;
  expect(atFirst).toBeLessThan(60);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  expect((await price.boundingBox())?.height).toBe(atFirst);
});

test('MK-08 pricing FAQ has ten items, one open at a time', async ({ page }) => {
  await page.goto('/pricing');
  const items = page.locator('#faq details');
  await expect(items).toHaveCount(10);
  await expectOneOpenAtATime(items, 0, 6);
});

test('MK-09 tools lists every tool with name, description and a real link', async ({ page }) => {
  await page.goto('/tools');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No account needed.');
  for (const name of ['Transaction Categorizer', 'Tax Calculator', /Equity Research/, /Glossary/, /Custom Report/]) {
    const link = main.getByRole('link', { name });
    await expect(link).toBeVisible();
    expect(await link.getAttribute('href')).toMatch(/^\//);
  }
  await expect(main).toContainText('Old versus new regime, comparing 2025 with 2024.');
});

test('MK-09 tools shows the three tools first, then glossary and custom report', async ({ page }) => {
  await page.goto('/tools');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Transaction Categorizer',
    'Tax Calculator',
    /Equity Research$/,
    'Glossary',
    'Custom Report',
  ]);
});

test('MK-09 tools opens a tool in a new tab by the middle button', async ({ page, context }) => {
  await page.goto('/tools');
  const opened = context.waitForEvent('page');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Tax Calculator' });
  await card.click({ button: 'middle', position: { x: 12, y: 12 } });
  await expect(await opened).toHaveURL(/\/tools\/tax-calculator$/);
  await expect(page).toHaveURL(/\/tools$/);
});

test('MK-09 tools opens a tool by a click anywhere on its card, or by Enter', async ({ page }) => {
  await page.goto('/tools');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Tax Calculator' });
  await card.click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveURL(/\/tools\/tax-calculator$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Transaction Categorizer' }).press('Enter');
  await expect(page).toHaveURL(/\/tools\/transaction-categorizer$/);
});

const legalFacts: [path: string, name: string, facts: (string | RegExp)[]][] = [
  [
    '/privacy',
    'Privacy Policy',
    [
      'Kept for 90 days after the account is deleted',
      'up to 7 years',
      'Removed within 30 days after deletion',
      'up to 1 year',
      'within 48 hours',
      'children under 13',
      'Indian cloud region',
      'script.container.ui',
      'script.external_request',
      'import from, export to and sync',
      'Data Protection Board of India',
      'Analytics, which run only after you agree, are processed in the United States',
      'only while you have connected it explicitly',
    ],
  ],
  ['/disclaimer', 'Disclaimer', ['No investment advice', 'Hypothetical performance', 'Accuracy of content']],
  ['/cookies', 'Cookie Policy', ['365 days', '30 minutes', 'United States', 'only after you agree']],
  [
    '/refund',
    'Return & Refund Policy',
    ['Within 30 days of the payment', '3 to 5 business days', '7 to 10 business days'],
  ],
  ['/tos', 'Terms & Conditions', ['100 USD', '30 days before', 'The law of India', '14 days']],
];

for (const [path, name, facts] of legalFacts) {
  test(`MK-10 ${path} states its facts, its contents and when it last changed`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main).toContainText(name);
    for (const fact of facts) await expect(main).toContainText(fact);
    await expect(main.locator('time[datetime="2026-11-22"]')).toBeVisible();
    const entry = main.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(2);
    await entry.click();
    await expect(main.getByRole('heading', { level: 2, name: (await entry.textContent()) ?? '' })).toBeInViewport();
  });
}
