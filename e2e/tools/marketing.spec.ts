import { recompose } from '@artha/platform/publish';
import { embeddedDocumentPath } from '@artha/shared/contract';
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, nextFrames, test, type OwnSite } from '../site.ts';
import { watchShifts } from '../watchShifts.ts';
import { startThirdParty, type ThirdParty } from '../waitlist.ts';

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

/** The demonstration: a chart of invented prices with its controls, and the answer below. */
const chartOf = (page: Page): Locator => page.getByRole('img', { name: /days? \d+ to \d+ of 124 are selected/i });
const demonstrationOf = (page: Page): Locator =>
  page.getByRole('figure').filter({ has: page.getByText('Sample Foundry') });
const period = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });
const action = (page: Page, name: string): Locator => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Move the selection' });
const answerOf = (page: Page): Locator => demonstrationOf(page).locator('[aria-live]');

/** Chooses like a visitor, who clicks the label. */
async function choose(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
}

/** Opens the landing page and waits for the script of the demonstration, which loads after that of the page. */
async function openDemonstration(page: Page): Promise<void> {
  await page.goto('/');
  await expect(async () => {
    await choose(action(page, 'Chat'));
    expect(await answerOf(page).textContent()).toContain('unusual?');
  }).toPass();
  await choose(action(page, 'Strategy'));
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

test('MK-01 landing’s chart follows its periods, and its answers the stretch', async ({
  readingPage: page,
  readingComplaints: complaints,
}) => {
  await openDemonstration(page);
  await expect(answerOf(page)).toContainText('Invested 62 of 124 days');
  for (const [name, label, answer] of [
    ['1M', 'Daily prices over one month. Days 7 to 11 of 21 are selected.', 'of 21 days'],
    ['1Y', 'Weekly prices over one year. Weeks 32 to 37 of 52 are selected.', 'of 52 weeks'],
    ['5Y', 'Monthly prices over five years. Months 29 to 34 of 60 are selected.', 'of 60 months'],
  ] as const) {
    await page.getByText(name, { exact: true }).click();
    await expect(page.getByRole('img', { name: label, exact: true })).toBeVisible();
    await expect(answerOf(page)).toContainText(answer);
  }
  await page.getByText('Ask about this move').click();
  await expect(answerOf(page)).toContainText('Is a rise of 5.0% in 6 months unusual?');
  await page.getByText('What happened here').click();
  await expect(answerOf(page)).toContainText('10-month average');
  await expect(demonstrationOf(page)).toContainText('The company, prices and result are made up.');
  expect(complaints).toEqual([]);
});

test('MK-01 landing’s demonstration works by keyboard alone', async ({ readingPage: page }) => {
  await openDemonstration(page);
  await period(page, '6M').focus();
  await page.keyboard.press('ArrowRight');
  await expect(period(page, '1Y')).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(slider(page)).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('img', { name: /Days 114 to 124 of 124 are selected/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await expect(action(page, 'Explain')).toBeChecked();
  await expect(answerOf(page)).toContainText('It fell on');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 800 } });

  test('MK-01 landing’s demonstration answers a tap', async ({ page }) => {
    await openDemonstration(page);
    await page.getByText('1Y', { exact: true }).tap();
    await expect(page.getByRole('img', { name: /^Weekly prices/ })).toBeVisible();
    await page.getByText('What happened here').tap();
    await expect(answerOf(page)).toContainText('10-week average');
  });
});

/** The part of the selection outside the picture of the demonstration: all boxes are measured at one moment. */
function selectionOverflow(page: Page): Promise<string[]> {
  return demonstrationOf(page).evaluate((demonstration) => {
    const chart = demonstration.querySelector('[role="img"]');
    const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect();
    const place = boxOf(chart?.parentElement);
    const selection = boxOf(chart?.querySelector('rect'));
    const legends = [...demonstration.querySelectorAll('legend')];
    const menu = boxOf(legends.find(({ textContent }) => textContent.endsWith('selected'))?.closest('fieldset'));
    if (!place || !selection || !menu) return ['There is no selection.'];
    const checks = {
      'the selection begins before the picture': selection.left < place.left - 1,
      'the selection ends behind the picture': selection.right > place.right + 1,
      'the menu begins before the picture': menu.left < place.left - 1,
      'the menu ends far behind the picture': menu.right > place.right + 58,
    };
    return Object.entries(checks).flatMap(([fault, isThere]) => (isThere ? [fault] : []));
  });
}

/** Chooses every answer in turn. @returns the heights of the demonstration: one, if it keeps its height. */
async function heightsOfAnswers(page: Page): Promise<Set<number>> {
  const answers = page.getByRole('radio', { name: /^(Chat|Explain|Strategy)/ });
  await expect(answers).toHaveCount(3);
  const heights = await demonstrationOf(page).evaluate(async (demonstration) => {
    const labels = [...demonstration.querySelectorAll('label')];
    const found = [];
    for (const name of ['Chat', 'Explain', 'Strategy']) {
      labels.find(({ textContent }) => textContent.startsWith(name))?.click();
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      found.push(demonstration.getBoundingClientRect().height);
    }
    return found;
  });
  await expect(answers.last()).toBeChecked();
  return new Set(heights);
}

test('MK-01 landing’s demonstration keeps its height and shows the selection beside its menu at every width', async ({
  readingPage: page,
}) => {
  await openDemonstration(page);
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await nextFrames(page);
    const heights = new Set<number>();
    for (const name of ['1M', '5Y', '1Y', '6M']) {
      await choose(period(page, name));
      for (const key of ['Home', 'End']) {
        await slider(page).press(key);
        await expect.poll(() => selectionOverflow(page)).toEqual([]);
      }
      for (const height of await heightsOfAnswers(page)) heights.add(height);
    }
    expect(heights.size).toBe(1);
    const menu = page.getByRole('group', { name: /selected$/ });
    expect(await menu.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  }
});

/** The script of the demonstration: the only file of the remote that is not named after a screen. */
const lateScript = /\/marketing\/.*\/\d+\.[0-9a-f]+\.js/;

test('MK-01 landing does not move when the script of its demonstration loads', async ({ page }) => {
  const shifted = await watchShifts(page);
  const loaded = page.waitForResponse(lateScript);
  await page.goto('/');
  await loaded;
  await hydrated(page);
  expect(await shifted()).toBe(0);
  const before = await demonstrationOf(page).boundingBox();
  await openDemonstration(page);
  expect((await demonstrationOf(page).boundingBox())?.height).toBe(before?.height);
});

test('MK-01 landing’s demonstration keeps what was chosen before its script loaded', async ({ readingPage: page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(lateScript, async (route) => {
    await held;
    await route.continue();
  });
  // The load event may wait for the script that is held back.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await page.getByText('5Y', { exact: true }).click();
  await page.getByText('Ask about this move').click();
  release(undefined);
  await expect(answerOf(page)).toContainText('Is a rise of 5.0% in 6 months unusual?');
  await expect(period(page, '5Y')).toBeChecked();
});

test('MK-01 landing says so if the script of its demonstration does not load, and Retry loads it', async ({
  readingPage: page,
}) => {
  await page.route(lateScript, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('The chart did not load. Everything else on this page still works.')).toBeVisible();
  await page.unroute(lateScript);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(chartOf(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test('MK-01 landing is complete, and has no controls that do nothing', async ({ scriptlessPage: page }) => {
    await page.goto('/');
    await expect(chartOf(page)).toBeVisible();
    await expect(demonstrationOf(page)).toContainText('Daily, six months');
    await expect(answerOf(page)).toContainText('In the selected 11 days it returned 0.0%, holding −5.8%.');
    await expect(demonstrationOf(page).getByRole('radio')).toHaveCount(0);
    await expect(slider(page)).toHaveCount(0);
    for (const name of ['Chat', 'Explain', 'Strategy']) {
      await expect(panelsOf(page).getByRole('heading', { name })).toBeVisible();
    }
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

/** The scroll-animated picture: the three panels below 'Point at it'. */
const panelsOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Point at it. Then choose how to think about it.' }).getByRole('list').first();

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

async function withThirdParty(
  conduct: Parameters<typeof startThirdParty>[0],
  { quickContext: context }: OwnSite,
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

test('MK-03 landing has a plain link, and contacts no third party, if none is configured', async ({
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

/** Longer than a page waits for a third party. */
const PAST_PATIENCE_MS = 3500;

test('MK-03 SH-04 landing initialises the widget with its id and type in the middle of the window, and keeps it inside its frame', async ({
  page,
  ownSite,
}) => {
  const shifted = await watchShifts(page);
  await page.clock.install();
  await withThirdParty('reaches', ownSite, async ({ asked }) => {
    await page.goto(`${ownSite.url}/#contact`);
    await expect(frameOf(page)).toBeVisible();
    await expect(linkOf(page)).toBeHidden();
    const join = frameOf(page).contentFrame().getByRole('button', { name: 'Join 4711 WIDGET_1' });
    await expect(join).toHaveCSS('color', 'rgb(1, 2, 3)');
    expect([...asked].sort()).toEqual(['/form.css', '/form.js']);
    const box = await contactOf(page).boundingBox();
    const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    expect(Math.abs(middle - (page.viewportSize()?.height ?? 0) / 2)).toBeLessThan(60);
    await page.clock.fastForward(PAST_PATIENCE_MS);
    await expect(join).toBeVisible();
    expect(await shifted()).toBe(0);

    await expect(frameOf(page).contentFrame().getByRole('listitem')).toHaveText([
      'page refused',
      'frame refused',
      'address refused',
      'cookie refused',
      'storage refused',
      'dialog silent',
    ]);
    expect(page.url()).toBe(`${ownSite.url}/#contact`);
    const response = await page.request.get(ownSite.url + embeddedDocumentPath('marketing', 'waitlist'));
    expect(response.headers()['content-security-policy']).toContain('sandbox allow-scripts');
  });
});

test('MK-03 landing shows the link again if the third party hangs or fails', async ({ page, ownSite }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const shifted = await watchShifts(page);
  await page.clock.install();
  for (const conduct of ['hangs', 'fails'] as const) {
    await test.step(conduct, () =>
      withThirdParty(conduct, ownSite, async ({ asked }) => {
        const request = page.waitForRequest('**/form.js');
        await page.goto(`${ownSite.url}/?${conduct}#contact`, { waitUntil: 'domcontentloaded' });
        await request;
        await expect(linkOf(page)).toBeVisible();
        await page.clock.fastForward(PAST_PATIENCE_MS);
        await expect(frameOf(page)).toHaveCount(0);
        await expect(linkOf(page)).toBeVisible();
        expect(asked).toContain('/form.js');
        expect(await shifted()).toBe(0);
        expect(errors).toEqual([]);
      }),
    );
  }
});

test('MK-07 MK-08 pricing states the plan, switches between monthly and yearly, and opens one of ten questions at a time', async ({
  readingPage: page,
}) => {
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
});

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

test('MK-09 tools lists every tool, the three tools first, and a click anywhere on a card or Enter opens it', async ({
  readingPage: page,
}) => {
  await page.goto('/tools');
  await test.step('tools lists every tool with name, description and a real link', async () => {
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('No account needed.');
    for (const name of ['Transaction Categorizer', 'Tax Calculator', /Equity Research/, /Glossary/, /Custom Report/]) {
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
});

test('MK-09 tools opens a tool in a new tab by the middle button', async ({ page, context }) => {
  await page.goto('/tools');
  const opened = context.waitForEvent('page');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Tax Calculator' });
  await card.click({ button: 'middle', position: { x: 12, y: 12 } });
  await expect(await opened).toHaveURL(/\/tools\/tax-calculator$/);
  await expect(page).toHaveURL(/\/tools$/);
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
    await expect(main.locator('time[datetime="2026-11-25"]')).toBeVisible();
    const entry = main.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(2);
    await entry.click();
    await expect(main.getByRole('heading', { level: 2, name: (await entry.textContent()) ?? '' })).toBeInViewport();
  });
}
