import type { Page } from '@playwright/test';
import { publish } from '@artha/core/publish';
import { alterRelease, breakableRelease } from './alteredRelease.ts';
import { expectNoViolations } from './barriers.ts';
import { expect, hydrated, test } from './site.ts';

const REPORT = '/Artha-Equity-Research/cold-stores';
const GLOSSARY_FILES = /\/remotes\/glossary\//;

const link = (page: Page) => page.getByRole('link', { name: 'percentage point (definition' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Basis Point' });

/** Waits until a click on the word opens its definition; before that it leads to the page. */
const wordAnswers = (page: Page) => expect(link(page)).toHaveAttribute('aria-haspopup', 'dialog');

/** Counts the document loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

/** The addresses of the glossary's scripts that are requested from now on. */
function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/remotes/glossary/')) scripts.push(request.url().replace(/^.*\//, ''));
  });
  return scripts;
}

/** Waits until the history is at the entry of the page itself. */
const entryIsTaken = (page: Page) =>
  expect.poll(() => page.evaluate((): unknown => Reflect.get(Object(history.state), 'usr'))).toBeNull();

/** The visible part of the report does not move. */
const scrollTop = (page: Page) => page.evaluate(() => scrollY);

test.describe('a word with a definition', () => {
  test.beforeEach(async ({ readingPage: page }) => {
    // Otherwise the browser would load the page of the last test again, with its open definition.
    await page.goto('about:blank');
    await page.goto(REPORT);
    await wordAnswers(page);
  });

  test('PF-03 opens it over the page, from the glossary’s own release, on a click', async ({
    readingPage: page,
    readingComplaints: complaints,
  }) => {
    const loads = countLoads(page);
    const scripts = recordScripts(page);
    await expect(link(page)).toHaveAttribute('aria-haspopup', 'dialog');
    await link(page).click();
    await expect(dialog(page)).toContainText('One hundredth of one percentage point');
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${REPORT}$`));
    // Besides the dialog, two files with its texts, which have no names.
    expect(scripts.filter((file) => !/^(remoteEntry|TermDialog|\d+)\./.test(file))).toEqual([]);
    expect(loads()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('PF-03 leads to the glossary from there, and Back to the report', async ({ readingPage: page }) => {
    await link(page).click();
    await dialog(page).getByRole('link', { name: 'Open as a page' }).click();
    await expect(page).toHaveURL(/\/finterms\/basis-point$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Basis Point');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${REPORT}$`));
    await hydrated(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('PF-03 opens by keyboard as well, in another tab with Control, has 24 pixels to touch, its dots, and no barrier, in both themes', async ({
    readingPage: page,
  }) => {
    await test.step('opens by keyboard as well', async () => {
      await link(page).focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(link(page)).toBeFocused();
    });
    await test.step('opens another tab with Control, like any link', async () => {
      const opened = page.context().waitForEvent('page');
      await link(page).click({ modifiers: ['Control'] });
      const tab = await opened;
      await expect(tab).toHaveURL(/\/finterms\/basis-point$/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await tab.close();
    });
    await test.step('has 24 pixels to touch, its dots, and no barrier, in both themes', async () => {
      await page.setViewportSize({ width: 375, height: 800 });
      await expect(link(page)).toHaveCSS('text-decoration-style', 'dotted');
      const heights = await link(page).evaluate((element) => [...element.getClientRects()].map(({ height }) => height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
      await link(page).click();
      await expect(dialog(page)).toBeVisible();
      await expectNoViolations(page);
    });
  });

  test('PF-03 leads to the glossary if no script runs', async ({ scriptlessPage: page }) => {
    await page.goto(REPORT);
    await expect(link(page)).not.toHaveAttribute('aria-haspopup');
    await link(page).click();
    await expect(page).toHaveURL(/\/finterms\/basis-point$/);
  });
});

test('PF-03 a definition closes by Escape, its button, a click outside and Back, opens again by Forward and a reload, and focus, page and history are as before', async ({
  readingPage: page,
}) => {
  await page.goto('/Artha-Equity-Research');
  await page.goto(REPORT);
  await wordAnswers(page);
  await link(page).scrollIntoViewIfNeeded();
  const top = await scrollTop(page);
  for (const [means, close] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['its button', () => dialog(page).getByRole('button', { name: 'Close' }).click()],
    ['a click outside', () => page.mouse.click(5, 5)],
    ['Back', () => page.goBack()],
  ] as const) {
    await test.step(means, async () => {
      await link(page).click();
      await expect(dialog(page)).toBeVisible();
      await close();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(link(page)).toBeFocused();
      await entryIsTaken(page);
      expect(await scrollTop(page)).toBe(top);
    });
  }
  await test.step('Forward and a reload open it again, and Escape then closes it as well', async () => {
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
    await page.reload();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await entryIsTaken(page);
    await expect(page).toHaveURL(new RegExp(`${REPORT}$`));
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/Artha-Equity-Research$/);
});

/** The visitor is on the page with the same content. */
const isOnGlossary = async (page: Page) => {
  await expect(page).toHaveURL(/\/finterms\/basis-point$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Basis Point');
};

test.describe('if the definition does not load', () => {
  test('PF-03 a slow definition shows that it is loading, Back stops waiting for it, and then it opens complete', async ({
    page,
  }) => {
    const { promise: held, resolve: answer } = Promise.withResolvers<undefined>();
    // The files with its texts, which have no names.
    await page.route(/\/remotes\/glossary\/.*\/\d+\./, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(REPORT);
    await wordAnswers(page);
    const opening = page.getByRole('status').filter({ hasText: 'Opening Glossary…' });
    await link(page).click();
    await expect(opening).toBeVisible();
    await page.goBack();
    await expect(opening).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${REPORT}$`));
    await link(page).click();
    await expect(opening).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    answer(undefined);
    await expect(dialog(page)).toBeVisible();
    await expect(opening).toHaveCount(0);
  });

  for (const [fault, kind] of [
    ['is missing', 'missing'],
    ['hangs', 'hanging'],
  ] as const) {
    test(`PF-03 the link leads to the glossary if its file ${fault}, and the failure is reported`, async ({
      page,
      faultySite: site,
    }) => {
      site.fault(/\/remotes\/glossary\/.*TermDialog/, kind);
      await page.clock.install();
      await page.goto(site.url + REPORT);
      await wordAnswers(page);
      await link(page).click();
      // The shell stops waiting for a hanging file.
      await expect(async () => {
        await page.clock.fastForward('00:01');
        expect(page.url()).toMatch(/\/finterms\/basis-point$/);
      }).toPass({ intervals: [50] });
      await isOnGlossary(page);
      const log = await page.evaluate(() => sessionStorage.getItem('artha-failures') ?? '');
      expect(log).toContain(kind === 'missing' ? 'AR-103' : 'AR-102');
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${REPORT}$`));
    });
  }

  test('PF-03 the link leads to the glossary if its server is down, which shows its composed page', async ({
    page,
    faultySite: site,
  }) => {
    await page.goto(site.url + REPORT);
    await wordAnswers(page);
    site.fault(GLOSSARY_FILES, 'down');
    await link(page).click();
    await isOnGlossary(page);
  });

  test('PF-03 the link leads to the glossary if the dialog throws', async ({ page, ownSite }) => {
    await publish(ownSite.quickContext, [await breakableRelease('glossary', 'TermDialog')]);
    await page.goto(ownSite.url + REPORT);
    await wordAnswers(page);
    await page.evaluate(() => {
      Reflect.set(globalThis, 'broken', true);
    });
    await link(page).click();
    await expect(page).toHaveURL(/\/finterms\/basis-point$/);
  });

  test('PF-03 a term that the glossary does not have leads there, where it may be an alias', async ({
    readingPage: page,
  }) => {
    await page.goto(REPORT);
    await hydrated(page);
    await page.evaluate(() => {
      history.replaceState({ key: 'first', usr: { overlay: 'term:open', term: 'pf' } }, '');
    });
    await page.reload();
    await expect(page).toHaveURL(/\/finterms\/pf$/);
    await expect(page.getByRole('main').getByRole('link', { name: 'EPF' })).toBeVisible();
  });
});

test.describe('on an isolated page', () => {
  test('PF-03 the definition opens in another tab, and no code of the glossary is loaded', async ({
    page,
    ownSite,
    complaints,
  }) => {
    const isolated = await alterRelease('report', (manifest) =>
      manifest.replaceAll(/"screen": "ResearchReport",/g, '$&"isolated":true,'),
    );
    await publish(ownSite.quickContext, [isolated]);
    const scripts = recordScripts(page);
    await page.goto(ownSite.url + REPORT);
    await hydrated(page);
    await expect(link(page)).toHaveAccessibleName('percentage point (definition, opens in a new tab)');
    await expect(link(page)).not.toHaveAttribute('aria-haspopup');
    const opened = page.context().waitForEvent('page');
    await link(page).click();
    const tab = await opened;
    await expect(tab).toHaveURL(/\/finterms\/basis-point$/);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Basis Point');
    await expect(page).toHaveURL(new RegExp(`${REPORT}$`));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Pointing at the link may fetch the files of its page; none of them runs here.
    expect(await page.evaluate(() => 'artha_glossary' in globalThis)).toBe(false);
    expect(scripts.filter((file) => file.startsWith('TermDialog'))).toEqual([]);
    expect(complaints).toEqual([]);
    await tab.close();

    // A history entry that another page could have created opens nothing here either.
    await page.evaluate(() => {
      history.replaceState({ key: 'first', usr: { overlay: 'term:open', term: 'basis-point' } }, '');
    });
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => 'artha_glossary' in globalThis)).toBe(false);
  });
});
