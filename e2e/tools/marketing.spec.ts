import type { Locator } from '@playwright/test';
import { expect, hydrated, test } from '../site.ts';
import { chartOf, panelsOf } from './landing.ts';

/** One item is open at a time; a click on the open one closes it. */
async function expectOneOpenAtATime(items: Locator, first: number, second: number): Promise<void> {
  await items.nth(first).locator('summary').click();
  await expect(items.nth(first)).toHaveAttribute('open');
  await items.nth(second).locator('summary').click();
  await expect(items.nth(second)).toHaveAttribute('open');
  await expect(items.nth(first)).not.toHaveAttribute('open');
  await items.nth(second).locator('summary').click();
  await expect(items.nth(second)).not.toHaveAttribute('open');
}

test('MK-01 MK-02 MK-04 MK-05 MK-06 landing has its parts, its offers and its claims, and opens one question at a time', async ({
  readingPage: page,
}) => {
  await page.goto('/');
  await test.step('landing has a hero with its picture, four features, three audiences, contact, waitlist and a FAQ', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stock research, one right-click away.');
    await expect(chartOf(page)).toBeVisible();
    for (const feature of ['AI analysis', 'Right-click actions', 'Strategy backtesting', 'Market screener']) {
      await expect(page.locator('#features').getByRole('heading', { name: feature })).toBeVisible();
    }
    await expect(page.locator('#features')).toContainText('Chat, explanation or strategy');
    for (const audience of ['Business owners', 'High-income professionals', 'Everyone']) {
      await expect(
        page.getByRole('region', { name: 'For who?' }).getByRole('heading', { name: audience }),
      ).toBeVisible();
    }
    await expect(page.locator('#contact').getByRole('link', { name: 'Join the Waitlist' })).toBeVisible();
    await expect(page.locator('#contact a[href^="mailto:"]').last()).toBeVisible();
    await expect(page.locator('#faq details')).toHaveCount(5);
  });
  await test.step('landing answers the selected stretch three ways, over the chart of the hero', async () => {
    const panels = panelsOf(page);
    for (const name of ['Chat', 'Explain', 'Strategy']) {
      await expect(panels.getByRole('heading', { name })).toBeVisible();
    }
    const shown = await panels
      .locator('svg')
      .evaluateAll((charts) => charts.map((chart) => chart.getBoundingClientRect()));
    expect(shown).toHaveLength(3);
    const charts = panels.locator('use[href="#sample-chart"]');
    const drawn = await charts.evaluateAll((uses) => uses.map((use) => use.getBoundingClientRect().width));
    expect(drawn).toHaveLength(3);
    for (const width of drawn) expect(width).toBeGreaterThan(200);
  });
  await test.step('landing names what each audience gets, with footnotes on the page', async () => {
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
  await test.step('landing describes the wealth tracker with its six places', async () => {
    const tracker = page.getByRole('region', { name: 'Everything you own and owe, on one page' });
    for (const place of ['Bank accounts', 'Deposits', 'Mutual funds', 'Stocks', 'Insurance', 'Loans']) {
      await expect(tracker.getByText(place, { exact: true })).toBeVisible();
    }
  });
  await test.step('landing FAQ makes its four claims', async () => {
    const faq = page.locator('#faq');
    await expect(faq).toContainText('is not a bank');
    await expect(faq).toContainText('still in demo');
    await expect(faq).toContainText('A premium subscription is planned');
    await expect(faq).toContainText('Your financial data is neither sold nor shared');
  });
  await test.step('landing FAQ opens its first item, and one at a time', async () => {
    const items = page.locator('#faq details');
    await expect(items.first()).toHaveAttribute('open');
    await items.nth(1).locator('summary').click();
    await expect(items.first()).not.toHaveAttribute('open');
    await expectOneOpenAtATime(items, 2, 4);
  });
  await test.step('landing fits 320 pixels without scrolling sideways', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(page.getByRole('link', { name: 'Use the free tools' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

test('MK-01 landing composes its cards and answers for medium widths', async ({ readingPage: page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'For who?' }).locator('#business-owners, #everyone');
  const [first, last] = [await cards.first().boundingBox(), await cards.last().boundingBox()];
  expect(last?.y).toBe(first?.y);
  const chat = panelsOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Chat' }) });
  const [chart, words] = [
    await chat.locator('svg').boundingBox(),
    await chat.getByText('Why did it fall here?').boundingBox(),
  ];
  expect(words?.x).toBeGreaterThan((chart?.x ?? 0) + (chart?.width ?? 0));
  expect(words?.y).toBeLessThan((chart?.y ?? 0) + (chart?.height ?? 0));
});

test('MK-01 landing lets the picture grow from .94 to 1 as it enters', async ({ readingPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const panels = panelsOf(page);
  const width = async () => (await panels.boundingBox())?.width ?? 0;
  const atFirst = await width();
  await panels.getByRole('heading', { name: 'Chat' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 700);
  await expect.poll(async () => atFirst / (await width())).toBeCloseTo(0.94, 2);
});

test('MK-01 landing does not scale the picture with reduced motion, and on paper', async ({ readingPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(panelsOf(page)).toHaveCSS('transform', 'none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(panelsOf(page)).not.toHaveCSS('transform', 'none');
  await page.emulateMedia({ media: 'print' });
  await expect(panelsOf(page)).toHaveCSS('transform', 'none');
});

test('MK-01 landing shows its pictures to visitors who come by a link of the site', async ({ readingPage: page }) => {
  await page.goto('/tools');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: /Artha/ }).click();
  await expect(chartOf(page)).toBeVisible();
  const drawn = await panelsOf(page)
    .locator('use')
    .first()
    .evaluate((use) => use.getBoundingClientRect().width);
  expect(drawn).toBeGreaterThan(200);
});

test(
  'MK-07 MK-08 pricing states the plan, switches between monthly and yearly, and opens one of ten questions at a time',
  { tag: '@firefox' },
  async ({ readingPage: page }) => {
    await page.goto('/pricing');
    await hydrated(page);
    await test.step('pricing states the plan and switches between monthly and yearly', async () => {
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
    await test.step('pricing shows the price of a day by the chosen billing, and that no one is charged yet', async () => {
      const main = page.getByRole('main');
      await expect(main.getByText('Nobody is charged during the demo.').first()).toBeVisible();
      await page.getByText('Yearly', { exact: true }).click();
      await expect(main.locator('p').filter({ hasText: /^\$0\.82 per day$/ })).toBeVisible();
      await expect(main.getByText('$1 per day')).toHaveCount(0);
      await expect(main).toContainText('Billed yearly: $60 less than twelve months at $30 per month.');
      await page.getByText('Monthly', { exact: true }).click();
      await expect(main.locator('p').filter({ hasText: /^\$1 per day$/ })).toBeVisible();
    });
    await test.step('pricing FAQ has ten items, one open at a time', async () => {
      const items = page.locator('#faq details');
      await expect(items).toHaveCount(10);
      await expectOneOpenAtATime(items, 0, 6);
    });
  },
);

test('MK-07 pricing has one price at every scroll position, and its bar’s line crosses none, by month and by year, narrow and wide', async ({
  readingPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/pricing');
  await hydrated(page);
  const price = page
    .getByRole('main')
    .locator('p')
    .filter({ hasText: /^\$[\d.]+ per day$/ });
  const bar = page.getByRole('main').locator('[aria-hidden="true"]').filter({ hasText: 'per day' }).first();
  /** Whether the bar has its line after a scroll, and where the bar and the price end. */
  const look = async (top: number) => {
    const { hasLine, barEnd } = await bar.evaluate(async (element, y) => {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const { opacity } = getComputedStyle(element, '::after');
      return { hasLine: opacity !== '0', barEnd: element.getBoundingClientRect().bottom };
    }, top);
    const priceEnd = await price.locator('b').evaluate((element) => element.getBoundingClientRect().bottom);
    return { hasLine, barEnd, priceEnd };
  };
  for (const width of [375, 1280]) {
    for (const billing of ['Monthly', 'Yearly']) {
      await test.step(`${billing}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(() => {
          scrollTo({ top: 0, behavior: 'instant' });
        });
        await page.getByText(billing, { exact: true }).click();
        await expect(price).toHaveCount(1);
        await expect(bar).not.toContainText('$1');
        for (let y = 0; y <= 560; y += 40) {
          const { hasLine, barEnd, priceEnd } = await look(y);
          if (hasLine) expect(priceEnd).toBeLessThanOrEqual(barEnd);
        }
        await expect(price).toHaveCSS('opacity', '1');
      });
    }
  }
});

test('MK-07 pricing shows a price that shrinks as the page scrolls', async ({ readingPage: page }) => {
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

test('MK-07 pricing keeps the price small and still with reduced motion', async ({ readingPage: page }) => {
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

test(
  'MK-09 tools lists every tool, the three tools first, and a click anywhere on a card or Enter opens it',
  { tag: '@everyBrowser' },
  async ({ readingPage: page }) => {
    await page.goto('/tools');
    await test.step('tools lists every tool with name, description and a real link', async () => {
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('No account needed.');
      for (const name of [
        'Transaction Categorizer',
        'Tax Calculator',
        /Equity Research/,
        /Glossary/,
        /Custom Report/,
      ]) {
        const link = main.getByRole('link', { name });
        await expect(link).toBeVisible();
        expect(await link.getAttribute('href')).toMatch(/^\//);
      }
      await expect(main).toContainText('Old versus new regime, comparing 2025 with 2024.');
    });
    await test.step('tools shows the three tools first, then glossary and custom report', async () => {
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        'Transaction Categorizer',
        'Tax Calculator',
        /Equity Research$/,
        'Glossary',
        'Custom Report',
      ]);
    });
    await test.step('tools opens a tool by a click anywhere on its card, or by Enter', async () => {
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Tax Calculator' });
      await card.click({ position: { x: 12, y: 12 } });
      await expect(page).toHaveURL(/\/tools\/tax-calculator$/);
      await page.goBack();
      await page.getByRole('link', { name: 'Transaction Categorizer' }).press('Enter');
      await expect(page).toHaveURL(/\/tools\/transaction-categorizer$/);
    });
  },
);

test('MK-09 tools opens a tool in a new tab by the middle button', async ({ readingPage: page }) => {
  await page.goto('/tools');
  const opened = page.context().waitForEvent('page');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Tax Calculator' });
  await card.click({ button: 'middle', position: { x: 12, y: 12 } });
  const tab = await opened;
  await expect(tab).toHaveURL(/\/tools\/tax-calculator$/);
  await expect(page).toHaveURL(/\/tools$/);
  await tab.close();
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
  [
    '/tos',
    'Terms & Conditions',
    ['100 USD', '30 days before', 'The law of India', '14 days', '$0.82 per day when billed $300 per year'],
  ],
];

for (const [path, name, facts] of legalFacts) {
  test(`MK-10 ${path} has its facts, its contents and the date of its last change`, async ({ readingPage: page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main).toContainText(name);
    for (const fact of facts) await expect(main).toContainText(fact);
    await expect(main.locator('time[datetime="2026-11-26"]')).toBeVisible();
    const entry = main.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(2);
    await entry.click();
    await expect(main.getByRole('heading', { level: 2, name: (await entry.textContent()) ?? '' })).toBeInViewport();
  });
}
