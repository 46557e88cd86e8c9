import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../site.ts';

const search = 'Search financial terms...';

test.describe('the glossary', () => {
  test.beforeEach(async ({ readingPage: page }) => {
    await page.goto('/finterms');
  });

  for (const { width, columns } of [
    { width: 375, columns: 1 },
    { width: 800, columns: 2 },
    { width: 1280, columns: 3 },
  ]) {
    test(`GL-01 at ${String(width)} the search stands above cards in ${String(columns)} columns`, async ({
      readingPage: page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const field = page.getByRole('searchbox', { name: search });
      await expect(field).toHaveAttribute('placeholder', search);

      const names = ['Balance Sheet', 'Balance Transfer', 'Bank Rate', 'Basis Point'];
      const boxes = await Promise.all(
        names.map((name) => page.getByRole('button', { name, exact: true }).boundingBox()),
      );
      expect(new Set(boxes.map((box) => box?.x)).size).toBe(columns);
      const fieldBox = await field.boundingBox();
      expect(fieldBox?.y).toBeLessThan(boxes[0]?.y ?? 0);
    });
  }

  test('GL-02 a hundred entries run alphabetically from Asset Allocation to Working Capital Loan', async ({
    readingPage: page,
  }) => {
    const terms = await page.getByRole('main').getByRole('listitem').allInnerTexts();
    expect(terms).toHaveLength(100);
    expect(terms.at(0)).toBe('Asset Allocation');
    expect(terms.at(-1)).toBe('Working Capital Loan');
    expect(terms).toEqual(terms.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  });

  test('GL-03 the search forgives a wrong letter, reads definitions, and filters on every input', async ({
    readingPage: page,
  }) => {
    const field = page.getByRole('searchbox', { name: search });
    const cards = page.getByRole('main').getByRole('listitem');

    await field.pressSequentially('demat a');
    await expect(page.getByRole('status').filter({ hasText: /\w/ })).toContainText('match “demat a”');
    await field.pressSequentially('cou');
    await expect(page.getByRole('status').filter({ hasText: /\w/ })).toContainText('match “demat acou”');
    await field.pressSequentially('nt');
    await expect(page.getByRole('status').filter({ hasText: /\w/ })).toContainText('match “demat acount”');
    await expect(cards.first()).toHaveText('Demat Account');

    await field.fill('half-hourly');
    await expect(cards).toHaveText(['NEFT']);
  });

  test('GL-03 no match says so, and an empty search shows all', async ({ readingPage: page }) => {
    const field = page.getByRole('searchbox', { name: search });
    await field.fill('zzzz');
    await expect(page.getByRole('heading', { name: 'No term matches “zzzz”.' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
    await field.clear();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(100);
  });

  test('GL-03 what is typed before the search is loaded is found when it is', async ({ readingPage: page }) => {
    await page.route(/\/remotes\/glossary\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto('/finterms');
    await page.getByRole('searchbox', { name: search }).pressSequentially('half-hourly');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['NEFT']);
    await expect(page.getByRole('searchbox', { name: search })).toHaveValue('half-hourly');
  });

  test('GL-03 a search that does not load says so, and finds what was typed after Retry', async ({
    readingPage: page,
  }) => {
    await hydrated(page);
    await page.route(/\/remotes\/glossary\//, (route) => route.abort());
    await page.getByRole('searchbox', { name: search }).fill('half-hourly');
    const notice = page.getByText('The search did not load.');
    await expect(notice).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(100);
    await page.getByRole('button', { name: 'SIP', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'SIP' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.unroute(/\/remotes\/glossary\//);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['NEFT']);
    await expect(notice).toBeHidden();
  });

  test('GL-04 a card opens a dialog with title, definition and Close; Close gives the focus back', async ({
    readingPage: page,
  }) => {
    const card = page.getByRole('button', { name: 'Basis Point' });
    await expect(card).toHaveText('Basis Point');
    await card.click();
    const dialog = page.getByRole('dialog', { name: 'Basis Point' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Basis Point' })).toBeVisible();
    await expect(dialog).toContainText('One hundredth of one percentage point');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(card).toBeFocused();
  });

  test('GL-04 Escape and a click outside close the dialog', async ({ readingPage: page }) => {
    const dialog = page.getByRole('dialog', { name: 'Bonds' });
    await page.getByRole('button', { name: 'Bonds' }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Bonds' }).click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });

  test('GL-04 each dialog is independent, and a dialog is never wider than 1225', async ({ readingPage: page }) => {
    await page.setViewportSize({ width: 1900, height: 900 });
    for (const name of ['Foreign Exchange Reserves', 'Credit Card']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toHaveCSS('max-width', '1225px');
      expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(1225);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test('GL-04 an address that names a term opens its dialog, with the focus on Close', async ({
    readingPage: page,
  }) => {
    await page.goto('/tools');
    await page.goto('/finterms#sip');
    const dialog = page.getByRole('dialog', { name: 'SIP' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  });

  test('GL-04 an open term is an entry of the history: Back closes it, Forward opens it again', async ({
    readingPage: page,
  }) => {
    await page.goto('/tools');
    await page.goto('/finterms');
    await hydrated(page);
    const dialog = page.getByRole('dialog');
    const card = page.getByRole('button', { name: 'UPI', exact: true });
    await card.click();
    await expect(dialog).toHaveAccessibleName('UPI');
    await expect(page).toHaveURL(/\/finterms#upi$/);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/finterms$/);
    await expect(card).toBeFocused();
    await page.goForward();
    await expect(dialog).toHaveAccessibleName('UPI');
    await page.reload();
    await expect(dialog).toHaveAccessibleName('UPI');
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/tools$/);
  });

  for (const [means, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its button', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
    ['a click outside', (page: Page) => page.mouse.click(5, 5)],
  ] as const) {
    test(`GL-04 closing a term by ${means} takes its entry and its hash away`, async ({ readingPage: page }) => {
      await page.goto('/tools');
      await page.goto('/finterms');
      await hydrated(page);
      await page.getByRole('button', { name: 'UPI', exact: true }).click();
      await expect(page).toHaveURL(/\/finterms#upi$/);
      await close(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/finterms$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/tools$/);
    });
  }

  test('GL-04 a term that is typed into the address takes the place of the open one', async ({ readingPage: page }) => {
    await hydrated(page);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'UPI', exact: true }).click();
    await expect(page).toHaveURL(/\/finterms#upi$/);
    // What typing does: the same document with another hash.
    await page.evaluate(() => {
      location.hash = '#sip';
    });
    await expect(dialog).toHaveAccessibleName('SIP');
    await expect(dialog).toHaveCount(1);
    await page.goBack();
    await expect(dialog).toHaveAccessibleName('UPI');
    await expect(dialog).toHaveCount(1);
  });

  for (const [hash, term] of [
    ['KYC', 'KYC'],
    ['PF', 'EPF'],
  ] as const) {
    test(`GL-04 “#${hash}” opens ${term}, and no hash stays when it is closed`, async ({
      readingPage: page,
      readingComplaints: complaints,
    }) => {
      await page.goto('/tools');
      await page.goto(`/finterms#${hash}`);
      await expect(page.getByRole('dialog')).toHaveAccessibleName(term);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/finterms$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/tools$/);
      expect(complaints).toEqual([]);
    });
  }

  test('GL-04 a term that is opened before the page answers has its entry once it does', async ({
    readingPage: page,
    readingComplaints: complaints,
  }) => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.goto('/tools');
    await page.route(/\/remotes\/glossary\/.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/finterms', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'UPI', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName('UPI');
    await expect(page).toHaveURL(/\/finterms$/);
    answer();
    await expect(page).toHaveURL(/\/finterms#upi$/);
    await expect(page.getByRole('dialog')).toHaveAccessibleName('UPI');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/finterms$/);
    expect(complaints).toEqual([]);
  });

  test('GL-04 the link in a dialog puts its term into the address', async ({ readingPage: page }) => {
    await page.getByRole('button', { name: 'NAV', exact: true }).click();
    await page.getByRole('dialog', { name: 'NAV' }).getByRole('link', { name: 'Link to this term' }).click();
    await expect(page).toHaveURL(/\/finterms#nav$/);
    await page.reload();
    await expect(page.getByRole('dialog', { name: 'NAV' })).toBeVisible();
  });
});

test.describe('the text of the glossary', () => {
  test('GL-02 comes with the page, and is not loaded a second time', async ({ page, complaints }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/remotes/glossary/')) scripts.push(request.url());
    });
    await page.goto('/finterms');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(scripts).toHaveLength(2);
    expect(scripts[0]).toContain('remoteEntry');
    expect(scripts[1]).toContain('Glossary');
    expect(complaints).toEqual([]);
  });

  test('GL-02 is there as well for who follows a link to the glossary, or to one of its terms', async ({
    readingPage: page,
  }) => {
    await page.goto('/tools');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Glossary' }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(100);
    await page.getByRole('button', { name: 'ATM' }).click();
    await expect(page.getByRole('dialog', { name: 'ATM' })).toContainText('Automated Teller Machine');

    await page.goto('/Artha-Equity-Research/solar-pumps');
    await hydrated(page);
    await page.getByRole('list', { name: 'Further reading' }).getByRole('link', { name: 'Liquidity' }).click();
    const dialog = page.getByRole('dialog', { name: 'Liquidity' });
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  });
});

test.describe('the glossary without JavaScript', () => {
  test('GL-04 every definition is in the page, and a card still opens its dialog', async ({ scriptlessPage: page }) => {
    await page.goto('/finterms');
    await page.getByRole('button', { name: 'ATM' }).click();
    const dialog = page.getByRole('dialog', { name: 'ATM' });
    await expect(dialog).toContainText('Automated Teller Machine');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  test('GL-01 there is no search that would not answer', async ({ scriptlessPage: page }) => {
    await page.goto('/finterms');
    await expect(page.getByRole('button', { name: 'ATM' })).toBeVisible();
    await expect(page.getByLabel(search)).toBeHidden();
  });
});
