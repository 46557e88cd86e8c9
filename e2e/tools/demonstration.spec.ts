import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, nextFrames, test } from '../site.ts';
import { watchShifts } from '../watchShifts.ts';
import { chartOf, panelsOf } from './landing.ts';

/** The demonstration: a chart of invented prices with its controls, and the answer below. */
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

/** Chooses every answer in turn. @returns the height of the demonstration with each, in pixels. */
async function heightsOfAnswers(page: Page): Promise<number[]> {
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
  return heights;
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
const lateScript = /\/marketing\/.*\/\d+\.js/;

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
