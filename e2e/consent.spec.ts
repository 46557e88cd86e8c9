import { recompose } from '@artha/core/publish';
import type { Page } from '@playwright/test';
import { startPostHog, type PostHogStandIn } from './postHog.ts';
import { expect, hydrated, test, type OwnSite } from './site.ts';
import { watchShifts } from './watchShifts.ts';

const tool = '/tools/tax-calculator';

// The client ignores browsers that say that a program runs them.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
    Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined });
  });
});

async function withAnalytics(
  { quickContext: context }: OwnSite,
  use: (postHog: PostHogStandIn) => Promise<void>,
): Promise<void> {
  const postHog = await startPostHog();
  try {
    await recompose({ ...context, config: { ...context.config, analytics: postHog.analytics } });
    await use(postHog);
  } finally {
    postHog.close();
  }
}

/** Every address that the page requests. */
function watchRequests(page: Page): readonly string[] {
  const requests: string[] = [];
  page.context().on('request', (request) => requests.push(request.url()));
  return requests;
}

const noticeOf = (page: Page) => page.getByRole('region', { name: 'May we measure how this site is used?' });
const storedNames = async (page: Page) => [
  ...(await page.context().cookies()).map(({ name }) => name),
  ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
];
const eventsOf = ({ received }: PostHogStandIn) =>
  received.flatMap(({ body }) => [...body.matchAll(/"event":"([^"]+)"/g)].map(([, name]) => name));

/**
 * Goes to another page and back to a fresh load of this one, so that everything is sent that is sent when a page
 * closes.
 */
async function walkAround(page: Page, url: string): Promise<void> {
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page).toHaveURL(/pricing/);
  await page.goto(`${url}/tools`);
  await hydrated(page);
}

test('SH-14 nothing leaves the site or is stored before the visitor agrees, after Reject, or with Global Privacy Control @area', async ({
  page,
  browser,
  ownSite,
  complaints,
}) => {
  await withAnalytics(ownSite, async (postHog) => {
    const counted = async () => (await page.request.get(`${ownSite.url}/vitals`)).text();
    const context = await browser.newContext();
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
      const accepted = { choice: 'accepted', on: '2026-11-22T10:00:00Z', notice: 1 };
      localStorage.setItem('artha-analytics-choice', JSON.stringify(accepted));
    });
    const unmeasured = await context.newPage();
    const unmeasuredRequests = watchRequests(unmeasured);
    await unmeasured.goto(ownSite.url + tool);
    await unmeasured.getByRole('button', { name: 'Privacy choices' }).click();
    await expect(unmeasured.getByRole('status').filter({ hasText: 'counts as Reject' })).toBeVisible();
    await unmeasured.getByRole('button', { name: 'Close' }).click();
    await walkAround(unmeasured, ownSite.url);
    expect(await counted()).toBe('{"format":1,"releases":[]}');
    await context.close();

    const requests = watchRequests(page);
    const shifted = await watchShifts(page);
    await page.goto(ownSite.url + tool);
    const notice = noticeOf(page);
    await expect(notice).toBeVisible();
    await hydrated(page);
    await walkAround(page, ownSite.url);
    await expect(notice).toBeVisible();
    expect((await storedNames(page)).filter((name) => name !== 'artha-scroll-positions')).toEqual([]);

    // It is between the page and its footer, so it covers nothing, and nothing moved when it appeared.
    const [main, notices, footer] = await Promise.all(
      [page.getByRole('main'), notice, page.getByRole('contentinfo')].map((part) => part.boundingBox()),
    );
    expect(notices?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0));
    expect(footer?.y).toBeGreaterThanOrEqual((notices?.y ?? 0) + (notices?.height ?? 0));
    expect(await shifted()).toBe(0);
    // Both answers have the same size, and the keyboard reaches them.
    const [reject, accept] = [
      notice.getByRole('button', { name: 'Reject' }),
      notice.getByRole('button', { name: 'Accept' }),
    ];
    const sizes = await Promise.all([reject.boundingBox(), accept.boundingBox()]);
    expect(sizes[0]).toMatchObject({ width: sizes[1]?.width, height: sizes[1]?.height });
    await notice.getByText('What exactly, and your rights').focus();
    await page.keyboard.press('Tab');
    await expect(reject).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notice).toBeHidden();
    await walkAround(page, ownSite.url);
    await expect(noticeOf(page)).toBeHidden();

    // The browser's log omits what is sent when a page closes; the sums of the site do not.
    await expect.poll(counted).toMatch(/"remote":"tax","release":"[0-9a-f]{20}","views":[1-9]/);
    const elsewhere = [...requests, ...unmeasuredRequests].filter((url) => !url.startsWith(ownSite.url));
    expect(elsewhere).toEqual([]);
    expect(postHog.received).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test('SH-14 after Accept only what was agreed to is sent, without figures, codes or private pages; after withdrawal, nothing is', async ({
  page,
  ownSite,
  complaints,
}) => {
  await withAnalytics(ownSite, async (postHog) => {
    const sent = () => postHog.received.map(({ path, body }) => path + body).join('\n');
    await page.goto(`${ownSite.url}${tool}?code=SECRET-CODE&access_token=SECRET-TOKEN#salary=7654321`);
    await noticeOf(page).getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => eventsOf(postHog)).toContain('$pageview');
    // The recorder sends its data when more happens: the first figure may be typed before it runs.
    await expect(async () => {
      for (const figure of ['7654321', '1234567']) {
        await page.getByRole('spinbutton').or(page.getByRole('textbox')).first().fill(figure);
        await expect(page.getByText(figure === '1234567' ? '₹12,34,567' : '₹76,54,321').first()).toBeVisible();
      }
      expect(eventsOf(postHog)).toContain('$snapshot');
    }).toPass();
    await page.getByRole('link', { name: 'Pricing' }).first().click();
    await expect(page).toHaveURL(/pricing/);
    await expect.poll(() => eventsOf(postHog).filter((name) => name === '$pageview')).toHaveLength(2);
    await expect.poll(() => eventsOf(postHog)).toContain('$autocapture');

    await page.evaluate(() =>
      setTimeout(() => {
        throw new TypeError('for the test');
      }),
    );
    await expect.poll(() => eventsOf(postHog)).toContain('$exception');
    expect(postHog.received.some(({ path }) => path.startsWith('/flags'))).toBe(true);
    expect(postHog.received.some(({ path }) => path.startsWith('/api/surveys'))).toBe(true);

    // Nothing about the page of statements, not even that it was opened.
    await page.goto(`${ownSite.url}/tools/transaction-categorizer`);
    await hydrated(page);
    await page.getByRole('button').first().focus();
    await page.goto(`${ownSite.url}/pricing`);
    await expect.poll(() => eventsOf(postHog).filter((name) => name === '$pageview')).toHaveLength(3);
    expect(sent()).toContain('"$current_url":"' + ownSite.url + tool + '"');
    expect(sent()).not.toContain('"$current_url":"' + ownSite.url + '/tools/transaction-categorizer"');
    for (const secret of ['SECRET', '7654321', '1234567', '12,34,567', '76,54,321'])
      expect(sent()).not.toContain(secret);

    expect((await storedNames(page)).some((name) => name.startsWith('ph_'))).toBe(true);
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await page.getByRole('button', { name: 'Withdraw consent' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'You rejected' })).toBeVisible();
    await expect.poll(async () => (await storedNames(page)).filter((name) => /^(__)?ph_/.test(name))).toEqual([]);
    const { length } = postHog.received;
    await page.getByRole('button', { name: 'Close' }).click();
    await walkAround(page, ownSite.url);
    await page.goto(`${ownSite.url}/pricing`);
    await hydrated(page);
    expect(postHog.received).toHaveLength(length);
    expect((await storedNames(page)).filter((name) => /^(__)?ph_/.test(name))).toEqual([]);
    expect(complaints.filter((complaint) => !complaint.includes('for the test'))).toEqual([]);
  });
});

test(
  'SH-14 without a key no one is asked and nothing is loaded for analytics; counts by release reach /vitals and the health page',
  { tag: '@firefox' },
  async ({ page, ownSite }) => {
    const requests = watchRequests(page);
    await page.goto(ownSite.url + tool);
    await hydrated(page);
    // The code that measures for everyone loads when that of analytics would. Measurements arrive one by one, and are
    // sent whenever the page closes.
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
      expect(requests.some((url) => url.endsWith('/vitals'))).toBe(true);
      const answer = await page.request.get(`${ownSite.url}/vitals`);
      expect(await answer.text()).toMatch(/"remote":"tax","release":"[0-9a-f]{20}","views":1,.*"TTFB":{"count":1,/);
    }).toPass();
    await expect(noticeOf(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeHidden();
    expect(requests.filter((url) => !url.startsWith(ownSite.url))).toEqual([]);

    await page.goto(`${ownSite.url}/~health`);
    const measured = page.getByRole('region', { name: 'Measured on this page' });
    await expect(measured.getByRole('row', { name: /^TTFB \d+ ms shell/ })).toBeVisible();
  },
);
