import type { Browser, ConsoleMessage, Page } from '@playwright/test';
import type { LibraryVisit } from './outcome.ts';
import type { Deed, LibraryRow } from './row.ts';

/** How long a page may take to show what it should. */
const LONGEST_MS = 12_000;
/** How long after its last deed a page is still watched. */
const AFTERWARDS_MS = 700;

const BETWEEN_KEYS_MS = 150;

/** The browser says these about every page that is visited like this, and where another site cannot be reached. */
const unrelated =
  /was preloaded using link preload|Service Worker registration blocked by Playwright|net::ERR_(?:NAME_NOT_RESOLVED|INTERNET_DISCONNECTED|CONNECTION_REFUSED)/;

/** The first line without digests of policies. */
const shorten = (text: string): string =>
  (text.split('\n', 1)[0] ?? '').replaceAll(/ ?'sha256-[^']+'/g, '').slice(0, 400);

/** Collects what a page complains of: errors in the console, thrown errors, and what its policy blocks. */
async function listen(page: Page, { throws }: LibraryRow): Promise<string[]> {
  const complaints: string[] = [];
  const add = (kind: string, text: string) => {
    const line = `${kind}: ${shorten(text)}`;
    const isOwn = throws !== undefined && text.includes(throws);
    if (!isOwn && !unrelated.test(text) && !complaints.includes(line)) complaints.push(line);
  };
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') add('console', message.text());
  });
  page.on('pageerror', ({ message }) => {
    add('error', message);
  });
  await page.exposeFunction('reportViolation', (text: string) => {
    add('policy', text);
  });
  await page.addInitScript(`addEventListener('securitypolicyviolation', (event) => {
    reportViolation(event.effectiveDirective + ' blocked ' + event.blockedURI + ' ' + event.sample);
  })`);
  return complaints;
}

const isHydrated = (page: Page): Promise<void> =>
  page.locator('[data-region="screen"][data-ready]').waitFor({ state: 'attached', timeout: LONGEST_MS });

const find = (page: Page, what: string) => {
  if (what.startsWith('css=')) return page.locator(what).first();
  return page.getByText(what, { exact: false }).filter({ visible: true }).first();
};

async function expectVisible(page: Page, what: string): Promise<void> {
  await find(page, what).waitFor({ state: 'visible', timeout: LONGEST_MS });
}

/** Presses what has a name: a control of any kind, or else a text. */
async function press(page: Page, name: string): Promise<void> {
  const controls = (['button', 'option', 'tab', 'menuitem', 'checkbox', 'radio', 'switch', 'combobox', 'link'] as const)
    .map((role) => page.getByRole(role, { name, exact: true }))
    .reduce((all, one) => all.or(one));
  await controls
    .or(page.getByText(name, { exact: true }))
    .filter({ visible: true })
    .first()
    .click({ timeout: LONGEST_MS });
}

/** Presses a key, and leaves the page the time that a person needs between two. */
async function pressKey(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForTimeout(BETWEEN_KEYS_MS);
}

async function act(page: Page, deed: Deed): Promise<void> {
  const timeout = LONGEST_MS;
  if ('press' in deed) await press(page, deed.press);
  else if ('click' in deed) await page.locator(deed.click).first().click({ timeout });
  else if ('focus' in deed) await page.locator(deed.focus).first().focus({ timeout });
  else if ('hover' in deed) await page.locator(deed.hover).first().hover({ timeout });
  else if ('type' in deed) await page.keyboard.type(deed.type, { delay: 20 });
  else if ('key' in deed) await pressKey(page, deed.key);
  else if ('drag' in deed) await page.locator(deed.drag).first().dragTo(page.locator(deed.to).first(), { timeout });
  else if ('fill' in deed)
    for (const [label, value] of Object.entries(deed.fill))
      await page.getByLabel(label).first().fill(value, { timeout });
  else
    for (const [label, option] of Object.entries(deed.choose))
      await page.getByLabel(label).first().selectOption(option, { timeout });
}

/** The screen is there, draws what it should, and does what it should. */
async function use(page: Page, row: LibraryRow): Promise<void> {
  await expectVisible(page, row.shows);
  if (row.draws !== undefined) await page.locator(row.draws).first().waitFor({ state: 'visible', timeout: LONGEST_MS });
  for (const deed of row.do) await act(page, deed);
  await expectVisible(page, row.then);
}

const firstLines = (error: unknown): string =>
  error instanceof Error ? error.message.split('\n').slice(0, 4).join(' ').slice(0, 400) : String(error);

/** Runs a visit in a browser profile of its own. */
async function visit(browser: Browser, row: LibraryRow, steps: (page: Page) => Promise<void>): Promise<LibraryVisit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const complaints = await listen(page, row);
  try {
    await steps(page);
    await page.waitForTimeout(AFTERWARDS_MS);
    return { works: true, complaints };
  } catch (error) {
    return { works: false, missing: firstLines(error), complaints };
  } finally {
    await context.close();
  }
}

/** Opens the page of a row by a load. */
export function visitByLoad(browser: Browser, url: string, path: string, row: LibraryRow): Promise<LibraryVisit> {
  return visit(browser, row, async (page) => {
    await page.goto(url + path);
    await isHydrated(page);
    await use(page, row);
  });
}

/** Comes to the page of a row by a link of another team's page, goes back, and comes again. */
export function visitBySoftStep(browser: Browser, url: string, path: string, row: LibraryRow): Promise<LibraryVisit> {
  return visit(browser, row, async (page) => {
    const isThere = (address: string) => page.waitForURL((one) => one.pathname === address, { timeout: LONGEST_MS });
    await page.goto(`${url}/tools`);
    await isHydrated(page);
    const card = page.locator(`main a[href="${path}"]`).first();
    await card.click({ timeout: LONGEST_MS });
    await isThere(path);
    await use(page, row);
    // Back, or leaving the page, closes an open dialog.
    await page.goBack();
    await isThere('/tools');
    await card.waitFor({ state: 'visible', timeout: LONGEST_MS });
    await page.goForward();
    await isThere(path);
    // The state of a module is still there: a store shows what it showed last.
    await find(page, row.shows).or(find(page, row.then)).first().waitFor({ state: 'visible', timeout: LONGEST_MS });
  });
}
