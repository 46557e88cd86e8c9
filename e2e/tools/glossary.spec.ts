import type { Page } from '@playwright/test';
import { termPages } from '../routes.ts';
import { expect, hydrated, test } from '../site.ts';

const search = 'Search financial terms...';

const cardOf = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

test.describe('the glossary', () => {
  test.beforeEach(async ({ readingPage: page }) => {
    await page.goto('/finterms');
  });

  test('GL-01 the search is above cards in one, two or three columns, depending on the window', async ({
    readingPage: page,
  }) => {
    const field = page.getByRole('searchbox', { name: search });
    await expect(field).toHaveAttribute('placeholder', search);
    for (const { width, columns } of [
      { width: 375, columns: 1 },
      { width: 800, columns: 2 },
      { width: 1280, columns: 3 },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      const names = ['Balance Sheet', 'Balance Transfer', 'Bank Rate', 'Basis Point'];
      const boxes = await Promise.all(names.map((name) => page.getByRole('link', { name, exact: true }).boundingBox()));
      expect(new Set(boxes.map((box) => box?.x)).size).toBe(columns);
      const fieldBox = await field.boundingBox();
      expect(fieldBox?.y).toBeLessThan(boxes[0]?.y ?? 0);
    }
  });

  test('GL-02 GL-03 301 entries are in alphabetical order, and the search forgives typing errors, searches definitions, and says if nothing matches', async ({
    readingPage: page,
  }) => {
    const field = page.getByRole('searchbox', { name: search });
    await test.step('the entries are in alphabetical order from Asset Allocation to Working Capital Loan', async () => {
      const terms = await page.getByRole('main').getByRole('listitem').allInnerTexts();
      expect(terms).toHaveLength(301);
      expect(terms.at(0)).toBe('Asset Allocation');
      expect(terms.at(-1)).toBe('Working Capital Loan');
      expect(terms).toEqual(terms.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    });
    await test.step('the search forgives a wrong letter, searches definitions, and filters on every input', async () => {
      const cards = page.getByRole('main').getByRole('listitem');

      await field.pressSequentially('demat a');
      await expect(page.getByRole('status').filter({ hasText: /\w/ })).toContainText(/match(es)? “demat a”/);
      await field.pressSequentially('cou');
      await expect(page.getByRole('status').filter({ hasText: /\w/ })).toContainText(/match(es)? “demat acou”/);
      await field.pressSequentially('nt');
      await expect(page.getByRole('status').filter({ hasText: /\w/ })).toContainText(/match(es)? “demat acount”/);
      await expect(cards.first()).toHaveText('Demat Account');

      await field.fill('half-hourly');
      await expect(cards).toHaveText(['NEFT']);
    });
    await test.step('no match says so, and an empty search shows all', async () => {
      await field.fill('zzzz');
      await expect(page.getByRole('heading', { name: 'No term matches “zzzz”.' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
      await field.clear();
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(termPages('/finterms/').length);
    });
  });

  test('GL-03 a search that does not load says so, and finds what was typed after Retry', async ({
    readingPage: page,
  }) => {
    await hydrated(page);
    await page.route(/\/remotes\/glossary\//, (route) => route.abort());
    await page.getByRole('searchbox', { name: search }).fill('half-hourly');
    const notice = page.getByText('The search did not load.');
    await expect(notice).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(termPages('/finterms/').length);
    await page.unroute(/\/remotes\/glossary\//);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['NEFT']);
    await expect(notice).toBeHidden();
  });

  test(
    'GL-04 a card opens its own dialog, never wider than 1225, which Close, Escape and a click outside close',
    { tag: '@everyBrowser' },
    async ({ readingPage: page }) => {
      await hydrated(page);
      await test.step('a card opens a dialog with title, definition and Close; Close gives the focus back', async () => {
        const card = cardOf(page, 'Basis Point');
        await card.click();
        const dialog = page.getByRole('dialog', { name: 'Basis Point' });
        await expect(dialog).toBeVisible();
        await expect(dialog.getByRole('heading', { name: 'Basis Point' })).toBeVisible();
        await expect(dialog).toContainText('One hundredth of one percentage point');
        await dialog.getByRole('button', { name: 'Close' }).click();
        await expect(dialog).toHaveCount(0);
        await expect(card).toBeFocused();
      });
      await test.step('one that is longer than the window opens at its top, with the focus on Close', async () => {
        await cardOf(page, 'Rate of Return (XIRR)').click();
        const dialog = page.getByRole('dialog', { name: 'Rate of Return (XIRR)' });
        await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
        await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
        await expect(dialog.getByRole('button', { name: 'Calculate' })).not.toBeInViewport();
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      });
      await test.step('Escape and a click outside close the dialog', async () => {
        const dialog = page.getByRole('dialog', { name: 'Bonds' });
        await cardOf(page, 'Bonds').click();
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);

        await cardOf(page, 'Bonds').click();
        await expect(dialog).toBeVisible();
        await page.mouse.click(5, 5);
        await expect(dialog).toHaveCount(0);
      });
      await test.step('each dialog is independent, and a dialog is never wider than 1225', async () => {
        await page.setViewportSize({ width: 1900, height: 900 });
        for (const name of ['Foreign Exchange Reserves', 'Credit Card']) {
          await cardOf(page, name).click();
          const dialog = page.getByRole('dialog', { name });
          await expect(dialog).toBeVisible();
          await expect(page.getByRole('dialog')).toHaveCount(1);
          await expect(dialog).toHaveCSS('max-width', '1225px');
          expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(1225);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
      });
    },
  );

  test('GL-20 a related term replaces the open one, arrow keys move through the cards, and the address keeps the search', async ({
    readingPage: page,
  }) => {
    await hydrated(page);
    await test.step('a related term replaces the open one, and Back leads to the list', async () => {
      await cardOf(page, 'SIP').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toHaveAccessibleName('SIP');
      await dialog.getByRole('definition').getByRole('link').first().click();
      await expect(dialog).not.toHaveAccessibleName('SIP');
      await expect(dialog).toHaveCount(1);
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(/\/finterms$/);
    });
    await test.step('arrow keys move from the search through the cards, and a letter leads to its terms', async () => {
      await page.getByRole('searchbox', { name: search }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(cardOf(page, 'Asset Allocation')).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('searchbox', { name: search })).toBeFocused();
      await page.getByRole('navigation', { name: 'Terms by letter' }).getByRole('link', { name: 'M' }).click();
      await expect(page.getByRole('heading', { name: 'M', exact: true })).toBeInViewport();
    });
    await test.step('the search is in the address: a reload and Back restore it', async () => {
      await page.getByRole('searchbox', { name: search }).fill('half-hourly');
      await expect(page).toHaveURL(/\?q=half-hourly$/);
      await page.reload();
      await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['NEFT']);
      await cardOf(page, 'NEFT').click();
      await expect(page.getByRole('dialog')).toHaveAccessibleName('NEFT');
      await page.goBack();
      await expect(page.getByRole('searchbox', { name: search })).toHaveValue('half-hourly');
    });
  });
});

test('GL-03 what is typed before the search is loaded is found afterwards', async ({ readingPage: page }) => {
  const { promise: typed, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(/\/remotes\/glossary\//, async (route) => {
    await typed;
    await route.continue();
  });
  // The load event waits for the scripts that are held back.
  await page.goto('/finterms', { waitUntil: 'domcontentloaded' });
  await page.getByRole('searchbox', { name: search }).pressSequentially('half-hourly');
  release(undefined);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['NEFT']);
  await expect(page.getByRole('searchbox', { name: search })).toHaveValue('half-hourly');
});

test(
  'GL-20 an open term has its own address: Back closes it, Forward opens it, a reload shows its page',
  { tag: '@firefox' },
  async ({ readingPage: page, readingComplaints: complaints }) => {
    await page.goto('/tools');
    await page.goto('/finterms');
    await hydrated(page);
    const dialog = page.getByRole('dialog');
    const card = cardOf(page, 'UPI');
    await card.click();
    await expect(dialog).toHaveAccessibleName('UPI');
    await expect(page).toHaveURL(/\/finterms\/upi$/);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/finterms$/);
    await expect(card).toBeFocused();
    await page.goForward();
    await expect(dialog).toHaveAccessibleName('UPI');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('UPI');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveTitle('UPI | Artha');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Money terms in plain words');
    await page.goBack();
    await expect(page).toHaveURL(/\/tools$/);
    expect(complaints).toEqual([]);
  },
);

test('GL-20 Back loads the page at its address, if the script of a reloaded page has not arrived yet', async ({
  readingPage: page,
  readingComplaints: complaints,
}) => {
  await page.goto('/finterms');
  await hydrated(page);
  await cardOf(page, 'UPI').click();
  await expect(page).toHaveURL(/\/finterms\/upi$/);
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(/\/shell\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  // A document is complete only with the scripts that are held back.
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('UPI');
  await page.evaluate(() => {
    history.back();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Money terms in plain words');
  release(undefined);
  await hydrated(page);
  await expect(page).toHaveTitle(/^Glossary/);
  expect(complaints).toEqual([]);
});

test('GL-20 closing a term by Escape, its button or a click outside removes its history entry', async ({
  readingPage: page,
}) => {
  await page.goto('/tools');
  await page.goto('/finterms');
  await hydrated(page);
  for (const [means, close] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['its button', () => page.getByRole('button', { name: 'Close' }).click()],
    ['a click outside', () => page.mouse.click(5, 5)],
  ] as const) {
    await test.step(means, async () => {
      await cardOf(page, 'UPI').click();
      await expect(page.getByRole('dialog')).toHaveAccessibleName('UPI');
      await expect(page).toHaveURL(/\/finterms\/upi$/);
      await close();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/finterms$/);
    });
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/tools$/);
});

test.describe('the page of a term', () => {
  test('GL-20 works without JavaScript, and a card leads to it', async ({ scriptlessPage: page }) => {
    await page.goto('/finterms');
    await cardOf(page, 'ATM').click();
    await expect(page).toHaveURL(/\/finterms\/atm$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ATM');
    await expect(page.getByText('Automated Teller Machine')).toBeVisible();
    await expect(page.getByRole('link', { name: 'All terms' })).toBeVisible();
  });

  test('GL-20 every term has one in each language, in the sitemap and by its canonical address', async ({
    request,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    for (const below of ['/finterms/', '/hi/finterms/'] as const) {
      for (const { path } of termPages(below)) expect(sitemap).toContain(`${path}</loc>`);
    }
    const page = await (await request.get('/finterms/upi')).text();
    expect(page).toMatch(/<link rel="canonical" href="[^"]*\/finterms\/upi">/);
    expect(page).toMatch(/hreflang="en-IN" href="[^"]*\/finterms\/upi"/);
    expect(page).toMatch(/hreflang="hi" href="[^"]*\/hi\/finterms\/upi"/);
    expect((await request.get('/finterms/no-such-term')).status()).toBe(404);
  });

  test('GL-20 works without a network once it is loaded', async ({ page }) => {
    await page.goto('/finterms');
    await hydrated(page);
    await page.getByRole('searchbox', { name: search }).fill('upi');
    await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText('UPI');
    await cardOf(page, 'UPI').click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName('UPI');
    await page.keyboard.press('Escape');
    await page.context().setOffline(true);
    await page.getByRole('searchbox', { name: search }).fill('gratuity');
    await cardOf(page, 'Gratuity').click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Gratuity');
    await page.context().setOffline(false);
  });
});

test.describe('the glossary in Hindi', () => {
  test('GL-22 is linked, has its own address, is remembered, and is marked as Hindi', async ({
    readingPage: page,
    readingComplaints: complaints,
  }) => {
    await page.goto('/finterms/fixed-deposit');
    await hydrated(page);
    await page.getByRole('link', { name: /हिन्दी/ }).click();
    await expect(page).toHaveURL(/\/hi\/finterms\/fixed-deposit$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('सावधि जमा');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await page.goto('/finterms/sip');
    await expect(page).toHaveURL(/\/hi\/finterms\/sip$/);
    await page.getByRole('link', { name: /English/ }).click();
    await expect(page).toHaveURL(/\/finterms\/sip$/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SIP');
    expect(complaints).toEqual([]);
  });

  test('GL-22 a visitor who opens its address stays there, and definitions over the page are in Hindi', async ({
    readingPage: page,
  }) => {
    await page.goto('/hi/finterms/fixed-deposit');
    await hydrated(page);
    const related = page.getByRole('main').getByRole('link', { name: /^ब्याज दर/ });
    await expect(related).toHaveAttribute('aria-haspopup', 'dialog');
    await related.click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName('ब्याज दर');
    await expect(page.getByRole('dialog')).toContainText('।');
    await expect(page.getByRole('dialog').getByRole('button')).toHaveText('बंद करें');
    await page.goto('/hi/finterms');
    await hydrated(page);
    await expect(page).toHaveURL(/\/hi\/finterms$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('पैसे के शब्द, आसान भाषा में।');
  });

  for (const isInstalled of [true, false]) {
    test(`GL-22 the font for its letters loads on its pages ${isInstalled ? 'never if the system has one' : 'if the system has none'}`, async ({
      page,
    }) => {
      const fonts: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('devanagari.woff2')) fonts.push(request.url());
      });
      await page.addInitScript((hasFont) => {
        Object.defineProperty(CanvasRenderingContext2D.prototype, 'measureText', {
          value: (letter: string) => ({ width: hasFont ? letter.codePointAt(0) : 19 }),
        });
      }, isInstalled);
      await page.goto('/finterms');
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(fonts).toEqual([]);
      await page.goto('/hi/finterms');
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(fonts).toHaveLength(isInstalled ? 0 : 1);
    });
  }

  test('GL-22 terms are found by Hindi and by romanised spellings, in both languages', async ({
    readingPage: page,
  }) => {
    for (const [path, field] of [
      ['/finterms', search],
      ['/hi/finterms', 'शब्द खोजें...'],
    ] as const) {
      await page.goto(path);
      await hydrated(page);
      for (const words of ['byaj', 'ब्याज दर']) {
        await page.getByRole('searchbox', { name: field }).fill(words);
        await expect(page.getByRole('main').getByRole('listitem').getByRole('link').first()).toHaveAttribute(
          'href',
          `${path}/interest-rate`,
        );
      }
    }
  });
});

test.describe('the code of the glossary', () => {
  test('GL-02 definitions and search are loaded on demand', async ({ page, complaints }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      const isScript = request.resourceType() === 'script';
      if (isScript && request.url().includes('/remotes/glossary/')) scripts.push(request.url());
    });
    await page.goto('/finterms');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(scripts).toHaveLength(2);
    expect(scripts[0]).toContain('remoteEntry');
    expect(scripts[1]).toContain('Glossary');
    expect(complaints).toEqual([]);
  });
});

test('GL-01 without JavaScript there is no search field, because it would not work', async ({
  scriptlessPage: page,
}) => {
  await page.goto('/finterms');
  await expect(cardOf(page, 'ATM')).toBeVisible();
  await expect(page.getByLabel(search)).toBeHidden();
});
