import { rm } from 'node:fs/promises';
import { readRollout } from '@artha/features/readRollout';
import type { ReleaseEvent } from '@artha/service/releaseEvents';
import { breakableRelease, changedRelease } from './alteredRelease.ts';
import { allDraws, drawsOf, reportVisit, SHARE, withRollouts, type Met, type RolloutSite } from './rollout.ts';
import { expect, hydrated, test } from './site.ts';

const TAX = '/tools/tax-calculator';
const SOON = 'The next release of this page, for a few visitors first.';
const others = ['/', '/tools', '/finterms', '/robots.txt', '/registry/glossary.json', '/no-such-page'];

/** The response to a visitor without a cookie: status, headers but the time, and bytes. */
async function asVisitor(url: string) {
  const response = await fetch(url);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'));
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()).toString('base64') };
}

/** Publishes the next release of the tax tool to a share of the visitors. @returns the digests of both. */
async function startCanary({ clientOf }: RolloutSite, version: string, make = changedRelease) {
  const client = clientOf('tax');
  const live = (await client.remote('tax')).history.find(({ isLive }) => isLive)?.digest ?? '';
  const folder = await make('tax', version, SOON);
  const { digest: canary = '' } = await client.publish(folder, {}, undefined, { share: SHARE });
  await rm(folder, { recursive: true });
  return { client, live, canary };
}

/** Reports visits by all draws until the service has decided. @returns how many visits of the canary there were. */
async function visitUntil(
  { url }: RolloutSite,
  { live, canary, inside }: { readonly live: string; readonly canary: string; readonly inside: readonly number[] },
  met: Met,
  isDecided: () => Promise<boolean>,
): Promise<number> {
  let visits = 0;
  for (;;) {
    await Promise.all(
      allDraws.map((draw) => {
        const gets = inside.includes(draw);
        return reportVisit(url, { remote: 'tax', release: gets ? canary : live, draw, ...(gets && { met }) });
      }),
    );
    visits += inside.length;
    await new Promise((resolve) => setTimeout(resolve, 250));
    if (await isDecided()) return visits;
  }
}

test('PF-32 a canary is for a share of the visitors, the same in the whole tab, then for more and for all', async ({
  browser,
  ownSite,
}) => {
  await withRollouts(ownSite, async (site) => {
    const { url } = site;
    const before = await Promise.all(others.map((path) => asVisitor(url + path)));
    const { client, live, canary } = await startCanary(site, '1.1.0');
    const kinds = async () => (await readRollout(client, 'tax')).events.map(({ kind }) => kind);

    await test.step('every other page has the same headers and bytes, and no cookie', async () => {
      expect(await Promise.all(others.map((path) => asVisitor(url + path)))).toEqual(before);
      for (const { headers } of before) expect(headers).not.toHaveProperty('set-cookie');
      const page = await asVisitor(url + TAX);
      expect(page.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
      expect(page.headers['set-cookie']).toMatch(/^artha_draw=\d{1,2}; Path=\/; SameSite=Lax; HttpOnly$/);
    });
    const inside = await drawsOf(url, TAX, canary);
    expect(inside).toHaveLength(SHARE);
    const outside = (await drawsOf(url, TAX, live)).filter((draw) => !inside.includes(draw));
    expect(outside).toHaveLength(100 - SHARE);

    await test.step('a thousand bad reports from one address take nothing back', async () => {
      const met = { errors: ['AR-106', 'AR-101', 'AR-110'], LCP: 14, INP: 14 };
      const report = (draw: number) =>
        reportVisit(url, { remote: 'tax', release: canary, draw, met, address: '203.0.113.9' });
      for (let round = 0; round < 10; round += 1)
        await Promise.all(allDraws.map((n) => report(inside[n % SHARE] ?? 0)));
      await expect.poll(async () => (await readRollout(client, 'tax')).canary?.visits).toBe(2);
      expect(await kinds()).toEqual(['canary-started']);
    });

    for (const [draw = 0, digest, isSoon] of [
      [inside[0], canary, true],
      [outside[0], live, false],
    ] as const) {
      await test.step(`a tab gets ${isSoon ? 'the canary' : 'the other release'} by a link, by a document, and on going back`, async () => {
        const context = await browser.newContext();
        await context.addCookies([{ name: 'artha_draw', value: String(draw), url, httpOnly: true }]);
        const page = await context.newPage();
        const ran: string[] = [];
        page.on('request', (request) => {
          const [, release] = /\/remotes\/tax\/(\w+)\//.exec(request.url()) ?? [];
          if (release !== undefined) ran.push(release);
        });
        await page.goto(`${url}/tools`);
        await hydrated(page);
        await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
        await page
          .getByRole('main')
          .getByRole('link', { name: /Tax Calculator/ })
          .click();
        await expect(page).toHaveURL(url + TAX);
        await hydrated(page);
        expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
        await page.goto(url + TAX);
        await hydrated(page);
        const description = page.locator('meta[name="description"]');
        if (isSoon) await expect(description).toHaveAttribute('content', SOON);
        else await expect(description).not.toHaveAttribute('content', SOON);
        expect(new Set(ran)).toEqual(new Set([digest]));
        // No script, and no identifier: one of a hundred numbers that ends with the session.
        expect(await page.evaluate(() => document.cookie)).toBe('');
        expect(await context.cookies()).toMatchObject([{ name: 'artha_draw', value: String(draw), expires: -1 }]);
        await context.close();
      });
    }

    await test.step('visitors who meet no more than the others lead to more of them, and to all', async () => {
      await visitUntil(site, { live, canary, inside }, {}, async () => (await kinds()).includes('canary-widened'));
      const more = await drawsOf(url, TAX, canary);
      expect(more).toHaveLength(25);
      expect(more).toEqual(expect.arrayContaining(inside));
      await visitUntil(site, { live, canary, inside: more }, {}, async () => (await kinds()).includes('canary-done'));
      const page = await asVisitor(url + TAX);
      expect(Buffer.from(page.body, 'base64').toString()).toContain(SOON);
      expect(page.headers).toMatchObject({ 'cache-control': 'no-cache' });
      expect(page.headers).not.toHaveProperty('set-cookie');
    });
    expect(await Promise.all(others.map((path) => asVisitor(url + path)))).toEqual(before);
  });
});

const faults: readonly (readonly [string, Met])[] = [
  ['errors', { errors: ['AR-106'] }],
  ['loading', { errors: ['AR-103'] }],
  ['frozen', { errors: ['AR-110'] }],
  ['LCP', { LCP: 13 }],
  ['INP', { INP: 13 }],
];

test('PF-32 a canary with each of five faults is taken back, and another team’s canary stays', async ({ ownSite }) => {
  await withRollouts(ownSite, async (site) => {
    const terms = await changedRelease('glossary', '1.1.0', SOON);
    await expect(site.clientOf('tax').publish(terms, {}, undefined, { share: SHARE })).rejects.toThrow('RE-21');
    await site.clientOf('glossary').publish(terms, {}, undefined, { share: SHARE });
    for (const [index, [share, met]] of faults.entries()) {
      await test.step(share, async () => {
        const { client, live, canary } = await startCanary(site, `1.${String(index + 1)}.0`);
        const inside = await drawsOf(site.url, TAX, canary);
        const last = async (): Promise<ReleaseEvent | undefined> => (await readRollout(client, 'tax')).events[0];
        const visits = await visitUntil(site, { live, canary, inside }, met, async () => {
          return (await last())?.kind === 'release-taken-back';
        });
        expect(await last()).toMatchObject({
          release: { digest: canary },
          share: SHARE,
          reason: { kind: 'worse', share },
        });
        // Two rounds of all draws at most, one of which may be needed to know what is too long.
        expect(visits).toBeLessThanOrEqual(4 * SHARE);
        expect(await drawsOf(site.url, TAX, canary)).toEqual([]);
        const [entry] = await client.log();
        expect(entry).toMatchObject({ action: 'take-back', digest: live, by: 'service' });
        expect(entry?.why).toMatch(/^Pages .*: \d+ of \d+ visits \(100\.0 %\), before 0 of \d+ \(0\.0 %\)\.$/);
      });
    }
    expect((await readRollout(site.clientOf('glossary'), 'glossary')).canary).toMatchObject({
      version: '1.1.0',
      share: SHARE,
    });
    await rm(terms, { recursive: true });
  });
});

test.describe('a release that breaks', () => {
  test.use({ allowedMessages: /./ });

  test('PF-33 a release that breaks for all is taken back without a person, and Retry in an open tab gets the one before', async ({
    page,
    ownSite,
    complaints,
  }) => {
    await withRollouts(ownSite, async (site) => {
      const { url } = site;
      const client = site.clientOf('tax');
      const before = (await client.remote('tax')).history.find(({ isLive }) => isLive)?.digest ?? '';
      for (let round = 0; round < 3; round += 1)
        await Promise.all(allDraws.map(() => reportVisit(url, { remote: 'tax', release: before })));
      const broken = await breakableRelease('tax', 'TaxCalculator');
      const { digest: release = '' } = await client.publish(broken);

      await test.step('a visitor meets it', async () => {
        await page.addInitScript(() => Object.assign(globalThis, { broken: true }));
        await page.goto(url + TAX);
        await expect(page.getByRole('alert')).toContainText('AR-106');
      });

      await test.step('Retry renders it again while visitors get no other one', async () => {
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(page.getByRole('alert')).toContainText('AR-106');
      });

      const started = Date.now();
      await test.step('it is taken back within a minute of enough visits', async () => {
        for (let visit = 0; visit < 40; visit += 1)
          await reportVisit(url, { remote: 'tax', release, met: { errors: ['AR-106'] } });
        await expect
          .poll(async () => (await readRollout(client, 'tax')).events.map(({ kind }) => kind))
          .toContain('release-taken-back');
        expect(Date.now() - started).toBeLessThan(60_000);
        const [entry] = await client.log();
        expect(entry).toMatchObject({ action: 'take-back', digest: before, by: 'service' });
        expect(entry?.why).toMatch(
          /^Pages threw an error: \d+ of \d+ visits \(100\.0 %\), before 0 of 300 \(0\.0 %\)\.$/,
        );
      });

      await test.step('Retry in the tab that met it gets the one before, which works', async () => {
        await page.getByRole('button', { name: 'Retry' }).click();
        await hydrated(page);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await page.getByLabel('Basic Salary').fill('1800000');
        await page.getByRole('button', { name: 'Next' }).click();
        await page.getByRole('button', { name: 'Calculate Tax' }).click();
        await expect(page.getByText('New regime is better by')).toBeVisible();
      });
      await rm(broken, { recursive: true });
      expect(complaints.length).toBeGreaterThan(0);
    });
  });

  test('PF-33 Retry in a tab whose canary fails gets what the other visitors get, and stays there', async ({
    page,
    ownSite,
    complaints,
  }) => {
    await withRollouts(ownSite, async (site) => {
      const { url } = site;
      const { live, canary } = await startCanary(site, '1.1.0', (name) => breakableRelease(name, 'TaxCalculator'));
      const [draw = 0] = await drawsOf(url, TAX, canary);
      await page.context().addCookies([{ name: 'artha_draw', value: String(draw), url, httpOnly: true }]);
      await page.addInitScript(() => Object.assign(globalThis, { broken: true }));
      await page.goto(url + TAX);
      await expect(page.getByRole('alert')).toContainText('AR-106');
      await page.getByRole('button', { name: 'Retry' }).click();
      await hydrated(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      for (const reload of [false, true]) {
        if (reload) await page.reload();
        await hydrated(page);
        expect(
          await page.locator('script[src*="/remotes/tax/"], link[href*="/remotes/tax/"]').first().getAttribute('href'),
        ).toContain(live);
      }
      expect(complaints.length).toBeGreaterThan(0);
    });
  });
});
